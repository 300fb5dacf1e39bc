import {
  ActionButton,
  Button,
  FormDialog,
  QueryFailure,
  QueryView,
  RelativeTime,
  Select,
  TextField,
  useAllowed,
  useData,
  useLanguage,
  useStore,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../contract.ts'
import { deskData, ticketData, type TicketDetail } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { supportLimits, topics } from '../model.ts'
import type { updateTicketInput } from '../schemas.ts'
import { ArticleView } from './article-view.tsx'
import { DeskBar, Notes } from './desk-bar.tsx'
import { MessageForm } from './message-form.tsx'
import { clockTime } from './clock-time.ts'
import { PlainText } from './plain-text.tsx'
import { useKeptText } from './use-kept-text.ts'

/** A question to the platform with its answers. */
export function TicketPane({ ticketId, onGone }: { ticketId: string; onGone: () => void }) {
  const { ticket } = useData(ticketData, ticketId)
  return <QueryView query={ticket}>{(found) => <Ticket ticket={found} onGone={onGone} />}</QueryView>
}

function Ticket({ ticket, onGone }: { ticket: TicketDetail; onGone: () => void }) {
  const text = useSupportText()
  const language = useLanguage()
  const { ticketId, ticketNumber, title, unread } = ticket
  const { send, hide } = useData(ticketData, ticketId)
  const { markRead } = useData(deskData)
  const mayWrite = useAllowed(calls['support.chat-message.create'])
  const [content, setContent] = useKeptText(ticketId)
  const [isEditing, setIsEditing] = useState(false)
  useEffect(() => {
    if (unread > 0) void markRead.run({ box: 'platform', conversationId: ticketId }).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message that arrives
  }, [ticketId, unread])
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <header className="flex min-w-0 flex-col gap-2">
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-2">
          <h3 dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {title}{' '}
            <span className="font-normal text-muted">{text('support.ticket.number', { number: ticketNumber })}</span>
          </h3>
          <span className="flex flex-wrap gap-2">
            {mayWrite ? (
              <Button size="small" tone="quiet" onClick={() => setIsEditing(true)}>
                {text('support.chat.edit')}
              </Button>
            ) : null}
            <ActionButton
              size="small"
              tone="quiet"
              call={calls['support.chat.delete']}
              label={text('support.ticket.hide')}
              confirm={{ title: text('support.ticket.hideTitle', { name: title }) }}
              run={async () => {
                await hide.run({ ticketId })
                onGone()
              }}
            />
          </span>
        </div>
        <DeskBar box="platform" conversationId={ticketId} desk={ticket.desk} />
      </header>
      <Messages ticket={ticket} />
      <Notes box="platform" conversationId={ticketId} notes={ticket.notes} />
      <Rating ticket={ticket} />
      {mayWrite ? (
        <MessageForm
          box="platform"
          conversationId={ticketId}
          label={text('support.message')}
          value={content}
          onChange={setContent}
          maxLength={supportLimits.message}
          onSend={(written) => send.run({ ticketId, content: written, language })}
        />
      ) : null}
      {isEditing ? <EditTicket ticket={ticket} onClose={() => setIsEditing(false)} /> : null}
    </article>
  )
}

function EditTicket({ ticket: { ticketId, title, topic }, onClose }: { ticket: TicketDetail; onClose: () => void }) {
  const text = useSupportText()
  const { update } = useData(ticketData, ticketId)
  return (
    <FormDialog<InferInput<typeof updateTicketInput>>
      open
      onOpenChange={onClose}
      title={text('support.chat.edit')}
      schema={() => import('../schemas.ts').then((module) => module.updateTicketInput)}
      defaults={{ ticketId, title, topic }}
      draft={false}
      onSubmit={(values) => update.run(values)}
    >
      <TextField name="title" label={text('support.chat.title')} />
      <Select
        name="topic"
        label={text('support.chat.topic')}
        choices={topics.map((each) => ({ value: each, label: text(`support.topic.${each}`) }))}
      />
    </FormDialog>
  )
}

/** When people answer. Without the hours, it says that they couldn't be read, and no others. */
function HandedOver({ ticketId }: { ticketId: string }) {
  const text = useSupportText()
  const { config } = useData(ticketData, ticketId)
  const hours = useStore(config).data?.officeHours
  return hours ? (
    <p>{text('support.agent.handed-over', { from: clockTime(hours.from), to: clockTime(hours.to) })}</p>
  ) : (
    <div className="min-h-lh">
      <QueryFailure query={config} />
    </div>
  )
}

/** What people wrote, and the steps of the platform, each named as automatic. */
function Messages({ ticket: { ticketId, ticketNumber, messages } }: { ticket: TicketDetail }) {
  const text = useSupportText()
  return (
    <ol aria-label={text('support.thread')} className="flex min-w-0 flex-col gap-3">
      {messages.map(({ messageId, side, step, userName, content, article, time }) => (
        <li
          key={messageId}
          className={`min-w-0 rounded-md border border-line px-3 py-2 text-sm ${side === 'team' ? 'bg-raised' : 'ms-6 bg-sunken'}`}
        >
          <p className="mb-0.5 text-xs text-muted">
            {side === 'team' ? userName || text('support.message.you') : text('support.agent')} ·{' '}
            <RelativeTime time={time} />
          </p>
          {step === 'text' ? (
            <PlainText content={content} />
          ) : step === 'handed-over' ? (
            <HandedOver ticketId={ticketId} />
          ) : (
            <p>{text(`support.agent.${step}`, { number: ticketNumber })}</p>
          )}
          {article ? <ArticleView {...article} passage={content} /> : null}
        </li>
      ))}
    </ol>
  )
}

const stars = [1, 2, 3, 4, 5] as const

/** The caller's rating of the answer. */
function Rating({ ticket: { ticketId, rating } }: { ticket: TicketDetail }) {
  const text = useSupportText()
  const { rate, rateAgain, unrate } = useData(ticketData, ticketId)
  return (
    <div role="group" aria-label={text('support.ticket.rate')} className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">
        {rating ? text('support.ticket.rated', { count: rating.star }) : text('support.ticket.rate')}
      </span>
      {stars.map((star) => (
        <Button
          key={star}
          size="small"
          tone={rating?.star === star ? 'secondary' : 'quiet'}
          aria-pressed={rating?.star === star}
          aria-label={text('support.stars', { count: star })}
          onClick={() =>
            void (rating
              ? rateAgain.run({ ratingId: rating.ratingId, star, content: rating.content })
              : rate.run({ targetKind: 'ticket', targetId: ticketId, star }))
          }
        >
          {star} ★
        </Button>
      ))}
      {rating ? (
        <ActionButton
          size="small"
          tone="quiet"
          call={calls['support.support-feedback.delete']}
          label={text('support.ticket.unrate')}
          run={() => unrate.run({ ratingId: rating.ratingId })}
        />
      ) : null}
    </div>
  )
}
