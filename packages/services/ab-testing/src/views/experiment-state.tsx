import { Status } from '@console-widgets/ui'
import { useAbTestingText } from '../generated/text.ts'
import type { ExperimentState as State } from '../model.ts'

const tones = { draft: 'draft', running: 'success', paused: 'warning', ended: 'info', applied: 'accent' } as const

/** The status of an experiment. */
export function ExperimentState({ state }: { state: State }) {
  const text = useAbTestingText()
  return <Status tone={tones[state]}>{text(`ab-testing.state.${state}`)}</Status>
}
