import { Status } from '@console-widgets/ui'
import { useVantestsText } from '../../generated/text.ts'
import type { VantestState } from '../../model.ts'

const tones = {
  draft: 'draft',
  submitted: 'info',
  passed: 'success',
  ended: 'draft',
  rejected: 'danger',
  cancelled: 'draft',
} as const satisfies Record<VantestState, string>

/** State of a crowd test. */
export function VantestStatus({ state }: { state: VantestState }) {
  const text = useVantestsText()
  return <Status tone={tones[state]}>{text(`store-listing.vantests.state.${state}`)}</Status>
}
