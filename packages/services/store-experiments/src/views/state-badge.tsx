import { Status } from '@console-widgets/ui'
import { useStoreExperimentsText } from '../generated/text.ts'
import type { TestState } from '../model.ts'

const tones = {
  draft: 'draft',
  auditing: 'info',
  passed: 'success',
  rejected: 'danger',
  running: 'success',
  stopped: 'info',
  applied: 'accent',
} as const

/** The status of a test, a page, an icon, or a material. */
export function StateBadge({ state }: { state: TestState }) {
  const text = useStoreExperimentsText()
  return <Status tone={tones[state]}>{text(`store-experiments.state.${state}`)}</Status>
}
