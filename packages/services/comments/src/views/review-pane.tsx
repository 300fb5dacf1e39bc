import {
  Badge,
  Callout,
  QueryView,
  RelativeTime,
  Scope,
  useAllowed,
  useData,
  useLock,
  usePermits,
  useShortcut,
} from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { type Reply, reviewData, type ReviewDetail } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { needsAnswer } from '../model.ts'
import { EditReply } from './edit-reply.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReportReview } from './report-review.tsx'
import { ReviewContext } from './review-context.tsx'
import { ReviewState } from './review-state.tsx'
import { ReviewText } from './review-text.tsx'
import { Stars } from './stars.tsx'

interface ReviewPaneProps {
  reviewId: string
  /** Texts that were begun, by review. */
  drafts: Map<string, string>
  onOpen: (reviewId: string) => void
  /** Called when the review is done with. */
  onDone: () => void
}

/** A review with its conversation and the reply, beside what is known of it. */
export function ReviewPane({ reviewId, ...props }: ReviewPaneProps) {
  const { review } = useData(reviewData, reviewId)
  return (
    <QueryView query={review}>
      {(found) => (
        <Scope of={found}>
          <div className="@container">
            <div className="grid min-w-0 gap-5 @min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
              <Conversation review={found} onRead={review.revalidate} {...props} />
              <ReviewContext review={found} onOpen={props.onOpen} />
            </div>
          </div>
        </Scope>
      )}
    </QueryView>
  )
}

interface ConversationProps extends Omit<ReviewPaneProps, 'reviewId'> {
  review: ReviewDetail
  onRead: () => void
}

function Conversation({ review, drafts, onDone, onRead }: ConversationProps) {
  const text = useCommentsText()
  const form = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<string>()
  const create = calls['comments.reply.create']
  const permitted = usePermits()(create)
  const lock = useLock()(create)
  const mayAnswer = useAllowed(create) && !lock
  const last = review.replies.at(-1)
  const group = text('comments.title')
  useShortcut('r', () => form.current?.querySelector('textarea')?.focus(), { label: text('comments.key.reply'), group })
  useShortcut('e', () => (mayAnswer ? setEditing(last?.replyId) : undefined), {
    label: text('comments.key.edit'),
    group,
  })
  const isOpen = needsAnswer(review.devReplyState) && review.abuseState !== 'removed'
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <header className="flex min-w-0 flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-3">
          <Stars rating={review.rating} before={review.ratingBefore} />
          <ReviewState state={review.devReplyState} />
          {review.abuseState ? <Badge tone="warning">{text(`comments.abuse.${review.abuseState}`)}</Badge> : null}
        </span>
        <ReportReview review={review} />
      </header>
      <Thread review={review} editing={editing} onEdit={mayAnswer ? setEditing : undefined} onRead={onRead} />
      {review.lease ? (
        <Callout tone="warning">{text('comments.lease', { name: review.lease.userName })}</Callout>
      ) : null}
      {!permitted ? <p className="text-sm text-muted">{text('comments.readOnly')}</p> : null}
      {lock ? <p className="text-sm text-muted">{lock}</p> : null}
      {isOpen && mayAnswer ? (
        <div ref={form}>
          <ReplyForm review={review} drafts={drafts} onDone={onDone} onRead={onRead} />
        </div>
      ) : null}
    </article>
  )
}

interface ThreadProps {
  review: ReviewDetail
  editing: string | undefined
  onEdit: ((replyId: string | undefined) => void) | undefined
  onRead: () => void
}

/** What the author and the team said, in the order of time; the review as it is now among it. */
function Thread({ review, editing, onEdit, onRead }: ThreadProps) {
  const text = useCommentsText()
  const said = [
    ...review.history.map((earlier) => ({ kind: 'earlier' as const, time: earlier.time, earlier })),
    { kind: 'review' as const, time: review.editTime },
    ...review.replies.map((reply) => ({ kind: 'reply' as const, time: reply.time, reply })),
  ].toSorted((one, other) => one.time - other.time)
  return (
    <ol aria-label={text('comments.history')} className="flex min-w-0 flex-col gap-3">
      {said.map((entry) =>
        entry.kind === 'reply' ? (
          <li key={entry.reply.replyId} className="ms-6 rounded-md border border-line bg-sunken px-3 py-2.5">
            {editing === entry.reply.replyId ? (
              <EditReply reply={entry.reply} onClose={() => onEdit?.(undefined)} onRead={onRead} />
            ) : (
              <ReplyText reply={entry.reply} onEdit={onEdit ? () => onEdit(entry.reply.replyId) : undefined} />
            )}
          </li>
        ) : entry.kind === 'earlier' ? (
          <li key={entry.time} className="min-w-0 border-s-2 border-line ps-3 text-sm text-muted">
            <p className="mb-1 flex flex-wrap items-baseline gap-2 text-xs">
              {text('comments.earlier')} <Stars rating={entry.earlier.rating} /> <RelativeTime time={entry.time} />
            </p>
            <ReviewText content={entry.earlier.content} lang={review.lang} />
          </li>
        ) : (
          <li key="review" className="min-w-0 rounded-md border border-line bg-raised px-3 py-2.5">
            <ReviewText content={review.content} lang={review.lang} />
            <p className="mt-1.5 text-xs text-muted">
              <RelativeTime time={review.editTime} />
            </p>
          </li>
        ),
      )}
    </ol>
  )
}

function ReplyText({ reply, onEdit }: { reply: Reply; onEdit: (() => void) | undefined }) {
  const text = useCommentsText()
  return (
    <>
      <ReviewText content={reply.content} lang={reply.lang} />
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {reply.author ? text('comments.replyOf', { name: reply.author }) : text('comments.replyOf.unknown')}
        <RelativeTime time={reply.time} />
        {onEdit ? (
          <button type="button" className="rounded-sm text-accent-ink focus-ring hover:underline" onClick={onEdit}>
            {text('comments.reply.edit')}
          </button>
        ) : null}
      </p>
      {reply.edits.length > 0 ? (
        <details className="mt-1 text-xs text-muted">
          <summary className="cursor-pointer rounded-sm focus-ring">
            {text('comments.edited', { count: reply.edits.length })}
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {reply.edits.map(({ content, endTime }) => (
              <li key={endTime}>
                <ReviewText content={content} lang={reply.lang} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
