import { and, asc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { supportLimits, supportTimes, type Box } from '@console-widgets/support/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { assigneesOf } from './assignees.ts'
import { requireConversation } from './conversation-rows.ts'
import { desks, notes } from './tables.ts'
import { tellAssignee } from './tell-assignee.ts'

type Caller = Pick<Context, 'db' | 'teamId' | 'userId' | 'now'>
type DeskRow = typeof desks.$inferSelect

/** The caller's team's private data about a conversation, as responses have it. */
export interface Desk {
  assigneeId: string | null
  assigneeName: string | null
  snoozeUntil: number | null
  writerName: string | null
}

const emptyDesk: Desk = { assigneeId: null, assigneeName: null, snoozeUntil: null, writerName: null }

/** The team's private data about conversations, and how many of their messages it has read. */
export async function readDesks({ db, userId, now }: Caller, conversationIds: readonly string[]) {
  const rows =
    conversationIds.length === 0
      ? []
      : await db
          .select()
          .from(desks)
          .where(inArray(desks.conversationId, [...conversationIds]))
  const names = await readMemberNames(
    db,
    rows.flatMap(({ assigneeId, writerId }) => [assigneeId, writerId]),
  )
  const byId = new Map(rows.map((row) => [row.conversationId, row]))
  const describe = (row: DeskRow | undefined): Desk => {
    if (!row) return emptyDesk
    const isWriting = row.writerId !== null && row.writerId !== userId && (row.writerUntil ?? 0) > now()
    return {
      assigneeId: row.assigneeId,
      assigneeName: row.assigneeId === null ? null : (names.get(row.assigneeId) ?? ''),
      snoozeUntil: row.snoozeUntil !== null && row.snoozeUntil > now() ? row.snoozeUntil : null,
      writerName: isWriting ? (names.get(row.writerId ?? '') ?? '') : null,
    }
  }
  return {
    deskOf: (conversationId: string) => describe(byId.get(conversationId)),
    readNumberOf: (conversationId: string) => byId.get(conversationId)?.readNumber ?? 0,
  }
}

/**
 * Conversations that are snoozed, or those that aren't. A snooze ends at its time, or when the other side writes.
 * @param options.messages number of messages; feedback has none but the first
 */
export function snoozedIs(
  isSnoozed: boolean | undefined,
  conversationId: PgColumn,
  { messages, now }: { messages?: PgColumn; now: number },
): SQL | undefined {
  if (isSnoozed === undefined) return undefined
  const isRead = messages && sql`and ${messages} <= ${desks.readNumber}`
  const snoozed = sql`exists (
    select from ${desks} where ${desks.conversationId} = ${conversationId} and ${desks.snoozeUntil} > ${now} ${isRead})`
  return isSnoozed ? snoozed : not(snoozed)
}

/** Adds the team's row of a conversation, or changes it. */
export async function changeDesk(
  { db, now }: Pick<Caller, 'db' | 'now'>,
  { box, conversationId }: { box: Box; conversationId: string },
  change: Partial<Omit<DeskRow, 'teamId' | 'conversationId' | 'box' | 'updateTime'>>,
): Promise<void> {
  const set = { ...change, updateTime: now() }
  await db
    .insert(desks)
    .values({ box, conversationId, ...set })
    .onConflictDoUpdate({ target: [desks.teamId, desks.conversationId], set })
}

/** Notes of the team about a conversation, the oldest first. */
export async function readNotes(db: Caller['db'], conversationId: string) {
  const rows = await db
    .select()
    .from(notes)
    .where(eq(notes.conversationId, conversationId))
    .orderBy(asc(notes.time), asc(notes.noteId))
  const names = await readMemberNames(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.map(({ noteId, userId, content, time }) => ({
    noteId,
    userName: names.get(userId) ?? '',
    content,
    time,
  }))
}

interface Place {
  box: Box
  conversationId: string
}

/** Assigns a conversation to a member, or snoozes it. */
export async function updateDesk(
  { box, conversationId, assigneeId, snoozeUntil }: Place & Partial<Pick<DeskRow, 'assigneeId' | 'snoozeUntil'>>,
  context: Context,
): Promise<Desk> {
  const { messages } = await requireConversation(context.db, box, conversationId)
  if (typeof assigneeId === 'string') await requireAssignee(context, { box, conversationId }, assigneeId)
  requireFuture('snoozeUntil', snoozeUntil, context.now())
  const { deskOf } = await readDesks(context, [conversationId])
  if (typeof assigneeId === 'string' && assigneeId !== deskOf(conversationId).assigneeId)
    await tellAssignee(context, { box, conversationId }, assigneeId)
  await changeDesk(
    context,
    { box, conversationId },
    {
      ...(assigneeId === undefined ? {} : { assigneeId }),
      ...(snoozeUntil === undefined ? {} : { snoozeUntil }),
      // Who sets it aside has read it. What the other side writes later ends the snooze.
      ...(typeof snoozeUntil === 'number' ? { readNumber: messages } : {}),
    },
  )
  return (await readDesks(context, [conversationId])).deskOf(conversationId)
}

/** @throws PlatformRefusal if someone isn't a member who can answer the conversation */
async function requireAssignee(context: Context, place: Place, assigneeId: string): Promise<void> {
  const assignees = await assigneesOf(context, place)
  if (!assignees.some(({ userId }) => userId === assigneeId))
    throw refuse('bad-parameter', `No member '${assigneeId}' of this team can answer this conversation`, [
      issue('assigneeId', 'assignee-of-team'),
    ])
}

/** Adds a note, which the other side never sees. */
export async function createNote({ box, conversationId, content }: Place & { content: string }, context: Context) {
  const { db, userId, now } = context
  await requireConversation(db, box, conversationId)
  if ((await db.$count(notes, eq(notes.conversationId, conversationId))) >= supportLimits.notes)
    throw refuse('limit-reached', `A conversation has at most ${supportLimits.notes} notes`)
  const note = { noteId: newId(), conversationId, userId, content, time: now() }
  await db.insert(notes).values(note)
  await changeDesk(context, { box, conversationId }, {})
  return { ...note, userName: (await readMemberNames(db, [userId])).get(userId) ?? '' }
}

/** Tells colleagues that someone is writing, unless one of them already is. */
export async function updateLease({ box, conversationId }: Place, context: Context) {
  const { db, userId, now } = context
  await requireConversation(db, box, conversationId)
  const [row] = await db
    .select()
    .from(desks)
    .where(and(eq(desks.conversationId, conversationId), sql`${desks.writerUntil} > ${now()}`))
  const isOwn = row === undefined || row.writerId === userId
  const writerId = isOwn ? userId : (row.writerId ?? '')
  const untilTime = isOwn ? now() + supportTimes.lease : (row.writerUntil ?? 0)
  if (isOwn) await changeDesk(context, { box, conversationId }, { writerId, writerUntil: untilTime })
  return { isOwn, untilTime, userName: (await readMemberNames(db, [writerId])).get(writerId) ?? '' }
}

/** Marks every message of a conversation as read by the team. */
export async function markRead({ box, conversationId }: Place, context: Context): Promise<void> {
  const { messages } = await requireConversation(context.db, box, conversationId)
  const [row] = await context.db.select().from(desks).where(eq(desks.conversationId, conversationId))
  if ((row?.readNumber ?? 0) < messages) await changeDesk(context, { box, conversationId }, { readNumber: messages })
}
