import { Status } from '@console-widgets/ui'
import { useAppMessagingText } from '../generated/text.ts'
import type { MessageState } from '../model.ts'

const tones = { draft: 'draft', published: 'success', stopped: 'warning', ended: 'info' } as const

/** The status of a message. */
export function MessageStatus({ state }: { state: MessageState }) {
  const text = useAppMessagingText()
  return <Status tone={tones[state]}>{text(`app-messaging.state.${state}`)}</Status>
}
