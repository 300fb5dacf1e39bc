import { Status, type Tone } from '@console-widgets/ui'
import { useCommentsText } from '../generated/text.ts'
import type { ReplyState } from '../model.ts'

const tones: Readonly<Record<ReplyState, Tone>> = { 0: 'draft', 1: 'success', 3: 'success', 6: 'warning' }

/** How far the conversation about a review is. */
export function ReviewState({ state }: { state: ReplyState }) {
  const text = useCommentsText()
  return <Status tone={tones[state]}>{text(`comments.state.${state}`)}</Status>
}
