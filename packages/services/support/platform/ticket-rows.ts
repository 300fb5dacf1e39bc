import { asc, eq } from 'drizzle-orm'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { readDesks, readNotes } from './desk.ts'
import { refuse } from './refuse.ts'
import { ratings, ticketMessages, tickets } from './tables.ts'

export type TicketRow = typeof tickets.$inferSelect
type MessageRow = typeof ticketMessages.$inferSelect

/** Finds a question of the team that isn't hidden. @throws PlatformRefusal if there is none */
export async function findTicket(
  db: Queries,
  ticketId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<TicketRow> {
  const query = db.select().from(tickets).where(eq(tickets.ticketId, ticketId))
  const [ticket] = await (forUpdate ? query.for('update') : query)
  if (!ticket || ticket.isHidden) throw refuse('not-found', `There is no question '${ticketId}' in this team`)
  return ticket
}

/** Adds what someone wrote, or a step of the platform. */
export async function addTicketMessage(
  db: Queries,
  ticket: Pick<TicketRow, 'ticketId' | 'teamId' | 'messages'>,
  message: Pick<MessageRow, 'step' | 'userId' | 'content' | 'article' | 'time'>,
): Promise<void> {
  const { ticketId, teamId } = ticket
  ticket.messages += 1
  const number = ticket.messages
  await db.insert(ticketMessages).values({ ...message, teamId, ticketId, messageId: newId(), number })
  await db
    .update(tickets)
    .set({ messages: number, lastTime: message.time, updateTime: message.time })
    .where(eq(tickets.ticketId, ticketId))
}

/** Questions as responses have them. */
export async function describeTickets(context: Context, rows: readonly TicketRow[]) {
  const { deskOf, readNumberOf } = await readDesks(
    context,
    rows.map(({ ticketId }) => ticketId),
  )
  const names = await readMemberNames(
    context.db,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => ({
    ...row,
    userName: names.get(row.userId) ?? '',
    unread: Math.max(0, row.messages - readNumberOf(row.ticketId)),
    desk: deskOf(row.ticketId),
  }))
}

/** A question with its messages, notes, and rating. */
export async function describeTicket(context: Context, ticketId: string) {
  const { db, userId } = context
  const row = await findTicket(db, ticketId)
  const [described] = await describeTickets(context, [row])
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.number))
  const names = await readMemberNames(
    db,
    messages.map((message) => message.userId),
  )
  const rated = await db.select().from(ratings).where(eq(ratings.targetId, ticketId))
  return {
    ...(described as Awaited<ReturnType<typeof describeTickets>>[number]),
    messages: messages.map((message) => ({
      ...message,
      side: message.userId === null ? ('platform' as const) : ('team' as const),
      userName: message.userId === null ? '' : (names.get(message.userId) ?? ''),
    })),
    notes: await readNotes(db, ticketId),
    rating: rated.find((each) => each.userId === userId) ?? null,
  }
}
