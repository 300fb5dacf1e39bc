import {
  ActionButton,
  Checkbox,
  KeyValueList,
  QueryFailure,
  QueryView,
  RelativeTime,
  Scope,
  Select,
  useAllowed,
  useData,
  useLocale,
  useStore,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { closingData, feedbackData, type FeedbackDetail, type SavedReply } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { replyLanguageOf, supportLimits } from '../model.ts'
import { DeskBar, Notes } from './desk-bar.tsx'
import { FeedbackFiles } from './feedback-files.tsx'
import { MessageForm } from './message-form.tsx'
import { PlainText } from './plain-text.tsx'
import { useKeptText } from './use-kept-text.ts'

/** Feedback on an app, the reply to it, and its context. */
export function FeedbackPane({ feedbackId }: { feedbackId: string }) {
  const { feedback } = useData(feedbackData, feedbackId)
  return (
    <QueryView query={feedback}>
      {(found) => (
        <Scope of={found}>
          <div className="@container">
            <div className="grid min-w-0 gap-5 @min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
              <Thread feedback={found} />
              <Context feedback={found} />
            </div>
          </div>
        </Scope>
      )}
    </QueryView>
  )
}

function Thread({ feedback }: { feedback: FeedbackDetail }) {
  const text = useSupportText()
  const { close } = useData(closingData)
  const mayReply = useAllowed(calls['support.app-feedback.reply'])
  const { feedbackId, star, content, createTime, autoReply, reply, replyTime, replyUserName, state } = feedback
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <header className="flex min-w-0 flex-wrap items-start justify-between gap-2">
        <DeskBar box="feedback" conversationId={feedbackId} desk={feedback.desk} />
        {state === 'closed' ? null : (
          <ActionButton
            size="small"
            call={calls['support.app-feedback.close']}
            label={text('support.feedback.close')}
            run={() => close.run({ feedbackIds: [feedbackId] })}
          />
        )}
      </header>
      <div className="min-w-0 rounded-md border border-line bg-raised px-3 py-2.5">
        <p className="mb-1 flex flex-wrap gap-2 text-xs text-muted">
          <span role="img" aria-label={text('support.stars', { count: star })} className="text-warning">
            {'★'.repeat(star)}
          </span>
          <RelativeTime time={createTime} />
        </p>
        <PlainText content={content} />
        <FeedbackFiles files={feedback.attachments} />
      </div>
      {autoReply === null ? null : <Said title={text('support.feedback.auto')} time={createTime} content={autoReply} />}
      {reply === null ? null : (
        <Said
          title={
            replyUserName ? text('support.feedback.replyOf', { name: replyUserName }) : text('support.feedback.reply')
          }
          time={replyTime ?? createTime}
          content={reply}
        />
      )}
      <Notes box="feedback" conversationId={feedbackId} notes={feedback.notes} />
      {reply === null && mayReply ? <ReplyForm key={feedbackId} feedback={feedback} /> : null}
    </article>
  )
}

function Said({ title, time, content }: { title: string; time: number; content: string }) {
  return (
    <div className="ms-6 min-w-0 rounded-md border border-line bg-sunken px-3 py-2.5">
      <p className="mb-1 text-xs text-muted">
        {title} · <RelativeTime time={time} />
      </p>
      <PlainText content={content} />
    </div>
  )
}

function ReplyForm({ feedback }: { feedback: FeedbackDetail }) {
  const text = useSupportText()
  const toasts = useToast()
  const { feedbackId, appName, version, contact } = feedback
  const { reply } = useData(feedbackData, feedbackId)
  const [content, setContent] = useKeptText(feedbackId)
  const [thenClose, setThenClose] = useState(false)
  const [category, setCategory] = useState(feedback.category)
  const insert = (saved: SavedReply) => {
    setContent(saved.content.replaceAll('{appName}', appName).replaceAll('{version}', version))
    setThenClose(saved.state === 'closed')
    if (saved.category !== null) setCategory(saved.category)
  }
  return (
    <MessageForm
      box="feedback"
      conversationId={feedbackId}
      label={text('support.feedback.reply')}
      value={content}
      onChange={setContent}
      maxLength={supportLimits.reply}
      onSend={async (written) => {
        await reply.run({ feedbackId, content: written, category, state: thenClose ? 'closed' : 'answered' })
        toasts.show({ title: text('support.message.sent') })
      }}
      before={<InsertSaved feedback={feedback} onInsert={insert} />}
    >
      <Checkbox label={text('support.feedback.thenClose')} value={thenClose} onChange={setThenClose} />
      <p className="text-sm text-muted">
        {contact === null ? text('support.feedback.noMail') : text('support.feedback.mail', { contact })}
      </p>
    </MessageForm>
  )
}

/** Prepared replies, those in the language of the person first. */
function InsertSaved({ feedback, onInsert }: { feedback: FeedbackDetail; onInsert: (saved: SavedReply) => void }) {
  const text = useSupportText()
  const { saved } = useData(feedbackData, feedback.feedbackId)
  const items = useStore(saved).data?.items ?? []
  if (items.length === 0) return <QueryFailure query={saved} label={text('support.feedback.saved')} />
  const own = replyLanguageOf(feedback.language)
  const sorted = items.toSorted((one, other) => Number(other.language === own) - Number(one.language === own))
  return (
    <Select
      label={text('support.feedback.saved')}
      hideLabel
      placeholder={text('support.feedback.saved')}
      value={undefined}
      choices={sorted.map(({ savedReplyId, savedReplyName, language }) => ({
        value: savedReplyId,
        label: savedReplyName,
        group: text(`support.language.${language}`),
      }))}
      onChange={(id) => {
        const chosen = items.find(({ savedReplyId }) => savedReplyId === id)
        if (chosen) onInsert(chosen)
      }}
    />
  )
}

/** The person's device, crashes of their version, their earlier feedback, and their review. */
function Context({ feedback }: { feedback: FeedbackDetail }) {
  const text = useSupportText()
  const { appName, version, device, country, language, category, context } = feedback
  const locale = useLocale()
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <aside aria-label={text('support.context')} className="flex min-w-0 flex-col gap-4 text-sm">
      <KeyValueList
        items={[
          { label: text('support.context.app'), value: appName },
          { label: text('support.context.version'), value: version || null },
          { label: text('support.context.device'), value: device || null },
          { label: text('support.context.country'), value: country ? (regions.of(country) ?? country) : null },
          { label: text('support.context.language'), value: languages.of(language) ?? language },
          { label: text('support.context.category'), value: text(`support.category.${category}`) },
          {
            label: text('support.context.crashes'),
            value: text('support.context.crashes.of', { crashes: context.crashes, users: context.users }),
          },
        ]}
      />
      <section>
        <h3 className="mb-1 text-muted">{text('support.context.earlier')}</h3>
        {context.earlier.length === 0 ? <p>{text('support.context.earlier.none')}</p> : null}
        <ul className="flex flex-col gap-2">
          {context.earlier.map((each) => (
            <li key={each.feedbackId} className="min-w-0 border-s-2 border-line ps-2">
              <span className="text-xs text-muted">
                {'★'.repeat(each.star)} <RelativeTime time={each.createTime} />
              </span>
              <PlainText content={each.content} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="mb-1 text-muted">{text('support.context.review')}</h3>
        {context.review === null ? <p>{text('support.context.review.none')}</p> : <Review review={context.review} />}
      </section>
    </aside>
  )
}

function Review({ review }: { review: NonNullable<FeedbackDetail['context']['review']> }) {
  const text = useSupportText()
  const { rating, content, appVersion, editTime, isAnswered } = review
  return (
    <div className="min-w-0 border-s-2 border-line ps-2">
      <span className="text-xs text-muted">
        <span role="img" aria-label={text('support.stars', { count: rating })}>
          {'★'.repeat(rating)}
        </span>{' '}
        <RelativeTime time={editTime} />
      </span>
      <PlainText content={content} />
      <span className="text-xs text-muted">
        {text(isAnswered ? 'support.context.review.answered' : 'support.context.review.waiting', {
          version: appVersion,
        })}
      </span>
    </div>
  )
}
