import { readPlace, writePlace } from '@console-widgets/data'
import {
  Button,
  classNames,
  EmptyState,
  lazyPart,
  Loading,
  Segmented,
  TextField,
  useAllowed,
  useData,
  usePlace,
  useStore,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { countsData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { type Box, boxes, chatStatuses, feedbackStates, snoozed } from '../model.ts'
import { ChatList, FeedbackList, TicketList } from './box-lists.tsx'
import { ResponseTimes } from './response-times.tsx'
import { useChanges } from './use-changes.ts'

const FeedbackPane = lazyPart(() => import('./feedback-pane.tsx').then((module) => module.FeedbackPane))
const ChatPane = lazyPart(() => import('./chat-pane.tsx').then((module) => module.ChatPane))
const TicketPane = lazyPart(() => import('./ticket-pane.tsx').then((module) => module.TicketPane))
const NewChat = lazyPart(() => import('./new-chat.tsx').then((module) => module.NewChat))
const CloseSelected = lazyPart(() => import('./close-selected.tsx').then((module) => module.CloseSelected))

/** What the address says: the box, the state, and the conversation. */
function useInboxPlace() {
  const place = usePlace()
  const { path, parameters } = readPlace(useStore(place.$route))
  const box = boxes.find((each) => each === parameters.get('box')) ?? 'feedback'
  const change = (changes: Readonly<Record<string, string | undefined>>, replace = false) => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    place.go(writePlace(path, next), { replace })
  }
  return { box, state: parameters.get('state') ?? undefined, id: parameters.get('id') ?? undefined, change }
}

/** Rows of a list at first, and at most. */
const [firstRows, mostRows] = [25, 100]

/** Conversations of a team with users, providers, and the platform: list, thread, and context beside each other. */
export default function SupportInbox() {
  const text = useSupportText()
  const { box, state, id, change } = useInboxPlace()
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(firstRows)
  const [isNew, setIsNew] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const mayClose = useAllowed(calls['support.app-feedback.close'])
  useChanges()
  const open = (next: string | undefined) => change({ id: next }, id !== undefined && next !== undefined)
  const query = { state, text: search.trim() || undefined, limit }
  const props = { query, current: id, onOpen: open, onMore: () => setLimit(mostRows) }
  const toggle = (one: string) =>
    setSelected((before) => new Set(before.has(one) ? [...before].filter((each) => each !== one) : [...before, one]))
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <Boxes box={box} onBox={(next) => change({ box: next, state: undefined, id: undefined })} />
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <StateFilter box={box} state={state} onState={(next) => change({ state: next, id: undefined })} />
        <TextField
          label={text('support.search')}
          hideLabel
          placeholder={text('support.search')}
          value={search}
          onChange={setSearch}
        />
        {box === 'providers' ? <NewChatButton onClick={() => setIsNew(true)} /> : null}
      </div>
      <ResponseTimes box={box} />
      {box === 'feedback' && selected.size > 0 ? (
        <Suspense fallback={<Loading />}>
          <CloseSelected ids={[...selected]} onDone={() => setSelected(new Set())} />
        </Suspense>
      ) : null}
      <div className="grid min-w-0 gap-4 @min-[640px]:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <section className={classNames('min-h-60 min-w-0', id !== undefined && 'hidden @min-[640px]:block')}>
          {box === 'feedback' ? (
            <FeedbackList {...props} selection={mayClose ? { ids: selected, toggle } : undefined} />
          ) : box === 'providers' ? (
            <ChatList {...props} />
          ) : (
            <TicketList {...props} />
          )}
        </section>
        <div className={classNames('min-w-0', id === undefined && 'hidden @min-[640px]:block')}>
          {id === undefined ? (
            <EmptyState title={text('support.choose')} />
          ) : (
            <>
              <div className="mb-3 @min-[640px]:hidden">
                <Button size="small" tone="quiet" icon="chevron-start" onClick={() => open(undefined)}>
                  {text('support.back')}
                </Button>
              </div>
              <Suspense fallback={<Loading />}>
                {box === 'feedback' ? (
                  <FeedbackPane key={id} feedbackId={id} />
                ) : box === 'providers' ? (
                  <ChatPane key={id} chatId={id} />
                ) : (
                  <TicketPane key={id} ticketId={id} onGone={() => open(undefined)} />
                )}
              </Suspense>
            </>
          )}
        </div>
      </div>
      {isNew ? (
        <Suspense fallback={null}>
          <NewChat
            onClose={() => setIsNew(false)}
            onCreated={(chatId) => {
              setIsNew(false)
              open(chatId)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function NewChatButton({ onClick }: { onClick: () => void }) {
  const text = useSupportText()
  const mayBegin = useAllowed(calls['conversations.usage-chat.create'])
  return mayBegin ? (
    <Button icon="add" onClick={onClick}>
      {text('support.chat.new')}
    </Button>
  ) : null
}

/** The boxes, with the numbers of what waits in them. */
function Boxes({ box, onBox }: { box: Box; onBox: (box: Box) => void }) {
  const text = useSupportText()
  const { feedback, chats } = useData(countsData)
  const numbers: Partial<Record<Box, number | undefined>> = {
    feedback: useStore(feedback).data?.new,
    providers: useStore(chats).data?.counts.unread,
  }
  return (
    <div role="group" aria-label={text('support.box.label')} className="flex min-w-0 flex-wrap gap-1.5">
      {boxes.map((each) => (
        <Button
          key={each}
          size="small"
          tone={each === box ? 'secondary' : 'quiet'}
          aria-pressed={each === box}
          onClick={() => onBox(each)}
        >
          {text(`support.box.${each}`)}
          {each === 'platform' ? null : (
            <span className="min-w-5 rounded-full bg-sunken px-1.5 text-xs text-muted tabular-nums">
              {numbers[each] ?? '·'}
            </span>
          )}
        </Button>
      ))}
    </div>
  )
}

interface StateFilterProps {
  box: Box
  state: string | undefined
  onState: (state: string | undefined) => void
}

function StateFilter({ box, state, onState }: StateFilterProps) {
  const text = useSupportText()
  const choices =
    box === 'feedback'
      ? feedbackStates.map((value) => ({ value: value as string, label: text(`support.state.${value}`) }))
      : chatStatuses.map((value) => ({ value: value as string, label: text(`support.status.${value}`) }))
  return (
    <Segmented
      label={text('support.questions.status')}
      value={state ?? ''}
      onChange={(next) => onState(next || undefined)}
      choices={[
        { value: '', label: text('support.filter.all') },
        ...choices,
        { value: snoozed, label: text('support.filter.snoozed') },
      ]}
    />
  )
}
