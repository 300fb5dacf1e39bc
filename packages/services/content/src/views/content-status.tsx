import { Status, type Tone } from '@console-widgets/ui'
import { useContentText } from '../generated/text.ts'
import type { ContentPhase, ContentState } from '../model.ts'

const stateTones: Record<ContentState, Tone> = {
  draft: 'draft',
  auditing: 'info',
  rejected: 'danger',
  published: 'success',
  withdrawn: 'draft',
}
const phaseTones: Record<ContentPhase, Tone> = {
  none: 'draft',
  scheduled: 'accent',
  visible: 'success',
  held: 'warning',
  ended: 'draft',
}

/** State of what is being written: icon and word. */
export function ContentStatus({ state }: { state: ContentState }) {
  const text = useContentText()
  return <Status tone={stateTones[state]}>{text(`content.state.${state}`)}</Status>
}

/** Where the published edition is in its time: icon and word. */
export function PhaseStatus({ phase }: { phase: ContentPhase }) {
  const text = useContentText()
  return <Status tone={phaseTones[phase]}>{text(`content.phase.${phase}`)}</Status>
}
