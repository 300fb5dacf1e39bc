import {
  Button,
  Checkbox,
  QueryFailure,
  Select,
  TextArea,
  useData,
  useLeaveGuard,
  useShortcut,
  useStore,
  useToast,
} from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { replyData, type ReviewDetail } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { commentLimits, fillSlots } from '../model.ts'
import { ReplyFailureCallout } from './reply-failure.tsx'
import { ReplyWarnings } from './reply-warnings.tsx'
import { useReplyErrors } from './use-reply-errors.ts'

interface ReplyFormProps {
  review: ReviewDetail
  drafts: Map<string, string>
  onDone: () => void
  onRead: () => void
}

/** The answer to a review: written or inserted, previewed, and sent. */
export function ReplyForm({ review, drafts, onDone, onRead }: ReplyFormProps) {
  const text = useCommentsText()
  const toasts = useToast()
  const { create } = useData(replyData)
  const [content, setContent] = useState(drafts.get(review.reviewId) ?? '')
  const [alsoAlike, setAlsoAlike] = useState(false)
  // The text that is answered: if the author changes it meanwhile, the platform refuses the answer.
  const [reviewEditTime, setReviewEditTime] = useState(review.editTime)
  const { failure, pending, run, clear } = useReplyErrors()
  useAnnouncement(review.reviewId, content !== '')
  // Texts of other reviews are kept until the inbox is left, too.
  useLeaveGuard(
    [...drafts.values()].some((draft) => draft.trim() !== ''),
    () => drafts.clear(),
  )
  const change = (next: string) => {
    setContent(next)
    drafts.set(review.reviewId, next)
  }
  const filledFor = (appVersion: string) => fillSlots(content, { appName: review.appName, version: appVersion })
  const filled = filledFor(review.appVersion)
  const isEmpty = content.trim() === ''
  const languageOf = (lang: string) => (lang === 'und' ? undefined : lang)
  const send = (andNext: boolean) =>
    run(async () => {
      if (isEmpty) return
      await create.run({
        reviewId: review.reviewId,
        devReplyContent: filled,
        lang: languageOf(review.lang),
        reviewEditTime,
      })
      let sent = 1
      for (const { reviewId, appVersion, lang } of alsoAlike ? sameLanguage(review) : []) {
        await create.run({ reviewId, devReplyContent: filledFor(appVersion), lang: languageOf(lang) })
        sent += 1
      }
      drafts.delete(review.reviewId)
      toasts.show({ title: sent > 1 ? text('comments.reply.alikeSent', { count: sent }) : text('comments.reply.sent') })
      if (andNext) onDone()
    })
  useShortcut('mod+enter', () => void send(true), {
    label: text('comments.key.send'),
    group: text('comments.title'),
    whileTyping: true,
  })
  const alike = sameLanguage(review).length
  return (
    <form
      className="flex min-w-0 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send(false)
      }}
    >
      <ReplyFailureCallout
        failure={failure}
        onRead={() => {
          onRead()
          setReviewEditTime(review.editTime)
          clear()
        }}
      />
      <InsertSaved review={review} onInsert={change} />
      <TextArea
        label={text('comments.reply')}
        help={text('comments.reply.keys')}
        value={content}
        onChange={change}
        maxLength={commentLimits.reply}
        rows={4}
      />
      {filled === content ? null : (
        <div className="rounded-md border border-line bg-sunken px-3 py-2 text-sm">
          <p className="text-xs text-muted">{text('comments.reply.preview')}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {filled}
          </p>
        </div>
      )}
      <ReplyWarnings content={filled} />
      {alike > 0 ? (
        <Checkbox label={text('comments.reply.alike', { count: alike })} value={alsoAlike} onChange={setAlsoAlike} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" pending={pending} disabled={isEmpty} onClick={() => void send(true)}>
          {text('comments.reply.sendNext')}
        </Button>
        <Button type="submit" pending={pending} disabled={isEmpty}>
          {text('comments.reply.send')}
        </Button>
      </div>
    </form>
  )
}

/** Similar reviews that the same text can answer. */
function sameLanguage({ lang, context }: ReviewDetail) {
  return context.alike.filter((other) => other.lang === lang)
}

/** Milliseconds after which someone who writes says so again. */
const announceEvery = 60_000

/** Tells colleagues that someone is answering, as long as there is a text. */
function useAnnouncement(reviewId: string, isWriting: boolean) {
  const { announce } = useData(replyData)
  const latest = useRef(announce)
  latest.current = announce
  useEffect(() => {
    if (!isWriting) return
    // Without the announcement the answer is sent all the same.
    const tell = () => void latest.current.run({ reviewId }).catch(() => undefined)
    tell()
    const timer = setInterval(tell, announceEvery)
    return () => clearInterval(timer)
  }, [reviewId, isWriting])
}

/** Inserts an answer that the team has prepared, those in the language of the review first. */
function InsertSaved({ review, onInsert }: { review: ReviewDetail; onInsert: (content: string) => void }) {
  const text = useCommentsText()
  const { saved } = useData(replyData)
  const items = useStore(saved).data?.items ?? []
  if (items.length === 0) return <QueryFailure query={saved} label={text('comments.reply.saved.choose')} />
  const isOwn = (lang: string) => lang.split('-')[0] === review.lang
  const sorted = items.toSorted((one, other) => Number(isOwn(other.lang)) - Number(isOwn(one.lang)))
  return (
    <Select
      label={text('comments.reply.saved.choose')}
      hideLabel
      placeholder={text('comments.reply.saved.choose')}
      value={undefined}
      choices={sorted.map(({ savedReplyId, savedReplyName, lang }) => ({
        value: savedReplyId,
        label: `${savedReplyName} (${lang})`,
      }))}
      onChange={(id) => {
        const chosen = items.find(({ savedReplyId }) => savedReplyId === id)
        if (chosen) onInsert(chosen.content)
      }}
    />
  )
}
