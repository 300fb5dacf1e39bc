import { Status } from '@console-widgets/ui'
import { useDemosText } from '../../generated/text.ts'
import type { DemoState } from '../../model.ts'

const tones = {
  draft: 'draft',
  submitted: 'info',
  passed: 'success',
  replaced: 'draft',
  rejected: 'danger',
  cancelled: 'draft',
} as const satisfies Record<DemoState, string>

/** State of a demo. */
export function DemoStatus({ state }: { state: DemoState }) {
  const text = useDemosText()
  return <Status tone={tones[state]}>{text(`store-listing.demos.state.${state}`)}</Status>
}
