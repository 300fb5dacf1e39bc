import { Status } from '@console-widgets/ui'
import { useRecallText } from '../generated/text.ts'
import type { ActivityState, JourneyState, ReviewState } from '../model.ts'

const tones = {
  draft: 'draft',
  auditing: 'accent',
  reviewing: 'accent',
  running: 'success',
  active: 'success',
  passed: 'success',
  paused: 'warning',
  stopping: 'warning',
  rejected: 'danger',
  ended: 'info',
} as const

/** The status of a campaign, a journey, or what is reviewed. */
export function RecallStatus({ state }: { state: ActivityState | JourneyState | ReviewState }) {
  const text = useRecallText()
  return <Status tone={tones[state]}>{text(`recall.state.${state}`)}</Status>
}
