import { Button, Callout } from '@console-widgets/ui'
import { useCommentsText } from '../generated/text.ts'
import type { ReplyFailure } from './use-reply-errors.ts'

interface ReplyFailureCalloutProps {
  failure: ReplyFailure | undefined
  /** Reads what someone else has written meanwhile. */
  onRead: () => void
}

/** Why a reply wasn’t taken, with the way on if someone else was faster. */
export function ReplyFailureCallout({ failure, onRead }: ReplyFailureCalloutProps) {
  const text = useCommentsText()
  if (!failure) return null
  const action = failure.isConflict ? (
    <Button size="small" onClick={onRead}>
      {text('comments.conflict.read')}
    </Button>
  ) : undefined
  return (
    <Callout tone="danger" live action={action}>
      {failure.message}
    </Callout>
  )
}
