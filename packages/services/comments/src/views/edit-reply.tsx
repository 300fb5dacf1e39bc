import { Button, TextArea, useData, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import { type Reply, replyData } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { commentLimits } from '../model.ts'
import { ReplyFailureCallout } from './reply-failure.tsx'
import { ReplyWarnings } from './reply-warnings.tsx'
import { useReplyErrors } from './use-reply-errors.ts'

interface EditReplyProps {
  reply: Reply
  onClose: () => void
  onRead: () => void
}

/** Another text for a reply. The one that it had stays among its edits. */
export function EditReply({ reply, onClose, onRead }: EditReplyProps) {
  const text = useCommentsText()
  const { update } = useData(replyData)
  const toasts = useToast()
  const [content, setContent] = useState(reply.content)
  // The text that this one replaces: if it has another time by now, a colleague was faster.
  const [editTime, setEditTime] = useState(reply.editTime)
  const { failure, pending, run, clear } = useReplyErrors()
  const save = () =>
    run(async () => {
      await update.run({ updateReplyId: reply.replyId, devReplyContent: content, editTime })
      toasts.show({ title: text('comments.reply.saved') })
      onClose()
    })
  return (
    <form
      className="flex min-w-0 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ReplyFailureCallout
        failure={failure}
        onRead={() => {
          onRead()
          setEditTime(reply.editTime)
          clear()
        }}
      />
      {editTime !== reply.editTime || failure?.isConflict ? (
        <p dir="auto" className="text-sm whitespace-pre-wrap text-muted">
          {reply.content}
        </p>
      ) : null}
      <TextArea
        label={text('comments.reply.edit')}
        value={content}
        onChange={setContent}
        maxLength={commentLimits.reply}
      />
      <ReplyWarnings content={content} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" tone="primary" pending={pending} disabled={content.trim() === ''}>
          {text('comments.reply.save')}
        </Button>
        <Button size="small" onClick={onClose}>
          {text('comments.reply.cancel')}
        </Button>
      </div>
    </form>
  )
}
