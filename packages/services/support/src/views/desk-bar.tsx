import {
  ActionButton,
  Button,
  Callout,
  Menu,
  MenuContent,
  Loading,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
  QueryView,
  RelativeTime,
  TextArea,
  useAct,
  useAllowed,
  useConsole,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { formatDateTime } from '@console-widgets/core/formats'
import { useLanguage } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { assigneesData, type Desk, deskData, type Note } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { type Box, supportLimits } from '../model.ts'
import { PlainText } from './plain-text.tsx'

interface DeskProps {
  box: Box
  conversationId: string
  desk: Desk
}

const hour = 3_600_000

/** How long a conversation can be set aside. */
const snoozeTimes = { hour, day: 24 * hour, threeDays: 72 * hour, week: 168 * hour } as const
type SnoozeTime = keyof typeof snoozeTimes
const snoozeChoices = Object.keys(snoozeTimes) as SnoozeTime[]

/** Who works on a conversation, and when it comes back. */
export function DeskBar({ box, conversationId, desk }: DeskProps) {
  const text = useSupportText()
  const language = useLanguage()
  const { update } = useData(deskData)
  const { ports } = useConsole()
  const change = (input: { assigneeId?: string | null; snoozeUntil?: number | null }) =>
    update.run({ box, conversationId, ...input })
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {desk.assigneeName ? (
          <span className="text-sm text-muted">{text('support.assigned', { name: desk.assigneeName })}</span>
        ) : null}
        <AssignMenu
          box={box}
          conversationId={conversationId}
          assigneeId={desk.assigneeId}
          onAssign={(assigneeId) => change({ assigneeId })}
        />
        {desk.snoozeUntil === null ? (
          <SnoozeMenu onSnooze={(time) => change({ snoozeUntil: ports.now() + time })} />
        ) : (
          <ActionButton
            size="small"
            call={calls['support.desk.update']}
            label={text('support.unsnooze')}
            run={() => change({ snoozeUntil: null })}
          />
        )}
        {desk.snoozeUntil === null ? null : (
          <span className="text-sm text-muted">
            {text('support.list.snoozed', { time: formatDateTime(desk.snoozeUntil, language) })}
          </span>
        )}
      </div>
      {desk.writerName ? <Callout tone="warning">{text('support.writing', { name: desk.writerName })}</Callout> : null}
    </div>
  )
}

interface AssignProps {
  box: Box
  conversationId: string
  assigneeId: string | null
  onAssign: (assigneeId: string | null) => Promise<unknown>
}

/** Hands a conversation to the member who uses the console, or to a colleague. */
function AssignMenu({ onAssign, ...conversation }: AssignProps) {
  const text = useSupportText()
  const { act, pending } = useAct()
  const call = calls['support.desk.update']
  if (!useAllowed(call)) return null
  const assign = (userId: string | null) =>
    void act({
      call,
      label: text(userId === null ? 'support.unassign' : 'support.assign'),
      run: () => onAssign(userId),
    })
  return (
    <Menu>
      <MenuTrigger>
        <Button size="small" pending={pending}>
          {text('support.assign')}
        </Button>
      </MenuTrigger>
      <MenuContent>
        <Assignees {...conversation} onAssign={assign} />
        {conversation.assigneeId === null ? null : (
          <>
            <MenuSeparator />
            <MenuItem onSelect={() => assign(null)}>{text('support.unassign')}</MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  )
}

interface AssigneesProps extends Omit<AssignProps, 'onAssign'> {
  onAssign: (userId: string) => void
}

/** Members who can answer a conversation, but for the one who has it. They are read when the menu opens. */
function Assignees({ box, conversationId, assigneeId, onAssign }: AssigneesProps) {
  const text = useSupportText()
  const { session } = useConsole()
  const me = useStore(session.$state).info?.mainUserId
  const { assignees } = useData(assigneesData, { box, conversationId })
  return (
    <QueryView query={assignees} loading={<Loading />}>
      {({ items }) => {
        const others = items.filter(({ userId }) => userId !== assigneeId)
        const own = others.filter(({ userId }) => userId === me)
        return [...own, ...others.filter(({ userId }) => userId !== me)].map(({ userId, userName }) => (
          <MenuItem key={userId} onSelect={() => onAssign(userId)}>
            {userId === me ? text('support.assign.me') : userName}
          </MenuItem>
        ))
      }}
    </QueryView>
  )
}

/** Sets a conversation aside, for as long as the member chooses. */
function SnoozeMenu({ onSnooze }: { onSnooze: (time: number) => Promise<unknown> }) {
  const text = useSupportText()
  const { act, pending } = useAct()
  const call = calls['support.desk.update']
  if (!useAllowed(call)) return null
  return (
    <Menu>
      <MenuTrigger>
        <Button size="small" pending={pending}>
          {text('support.snooze')}
        </Button>
      </MenuTrigger>
      <MenuContent>
        {snoozeChoices.map((each) => (
          <MenuItem
            key={each}
            onSelect={() => void act({ call, label: text('support.snooze'), run: () => onSnooze(snoozeTimes[each]) })}
          >
            {text(`support.snooze.${each}`)}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}

/** Notes that only the team sees. */
export function Notes({ box, conversationId, notes }: Omit<DeskProps, 'desk'> & { notes: readonly Note[] }) {
  const text = useSupportText()
  const { addNote } = useData(deskData)
  const mayAdd = useAllowed(calls['support.note.create'])
  const [content, setContent] = useState<string>()
  return (
    <section aria-label={text('support.notes')} className="flex min-w-0 flex-col gap-2">
      {notes.map((note) => (
        <div
          key={note.noteId}
          className="min-w-0 rounded-md border border-warning-line bg-warning-soft px-3 py-2 text-sm"
        >
          <p className="text-xs text-muted">
            {text('support.note')} · {note.userName} · <RelativeTime time={note.time} />
          </p>
          <PlainText content={note.content} />
        </div>
      ))}
      {!mayAdd ? null : content === undefined ? (
        <div>
          <Button size="small" tone="quiet" icon="add" onClick={() => setContent('')}>
            {text('support.note.add')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-2">
          <TextArea
            label={text('support.note')}
            help={text('support.note.help')}
            value={content}
            onChange={setContent}
            maxLength={supportLimits.note}
          />
          <div>
            <ActionButton
              size="small"
              call={calls['support.note.create']}
              label={text('support.note.add')}
              run={async () => {
                if (content.trim() !== '') await addNote.run({ box, conversationId, content })
                setContent(undefined)
              }}
            />
          </div>
        </div>
      )}
    </section>
  )
}
