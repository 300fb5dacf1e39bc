import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { supportLimits, type Operation, type Side } from '@console-widgets/support/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { signAddress } from '@console-widgets/platform/files/signed-address'
import { readDesks } from './desk.ts'
import { refuse } from './refuse.ts'
import { chatFiles, chatMessages, chatOperations, usageChats } from './tables.ts'

export type ChatRow = typeof usageChats.$inferSelect
type MessageRow = typeof chatMessages.$inferSelect

/** How long an address of an attachment is good. */
const addressLife = 10 * 60_000

/** Side of a team in what it shares with another one. Who provides a service to itself uses it. */
export function sideOf({ userTeamId }: { userTeamId: string }, teamId: string): 'user' | 'provider' {
  return userTeamId === teamId ? 'user' : 'provider'
}

/** The two teams of a row that follows from another one. */
export function teamsOf({ userTeamId, spTeamId }: { userTeamId: string; spTeamId: string }) {
  return { userTeamId, spTeamId }
}

/** When a chat was first asked and answered, and since when it waits. */
export type MessageTimes = Pick<ChatRow, 'firstAskTime' | 'firstReplyTime' | 'waitingSince'>

/** When a chat's first question and its first answer were written, and since when it waits, after another message. */
export function timesAfterMessage(
  { firstAskTime, firstReplyTime, waitingSince }: MessageTimes,
  side: Side,
  time: number,
): MessageTimes {
  if (side === 'user') return { firstAskTime: firstAskTime ?? time, firstReplyTime, waitingSince: waitingSince ?? time }
  // What a provider writes before it is asked anything answers nothing.
  return { firstAskTime, firstReplyTime: firstReplyTime ?? (firstAskTime === null ? null : time), waitingSince: null }
}

/**
 * Finds a chat of the team, on either side.
 * @param options.forUpdate keeps others from changing it
 * @throws PlatformRefusal if there is none
 */
export async function findChat(
  db: Queries,
  chatId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<ChatRow> {
  const query = db.select().from(usageChats).where(eq(usageChats.chatId, chatId))
  const [chat] = await (forUpdate ? query.for('update') : query)
  if (!chat) throw refuse('not-found', `There is no chat '${chatId}' in this team`)
  return chat
}

/** Chats as responses have them. */
export async function describeChats(context: Context, rows: readonly ChatRow[]) {
  const { deskOf, readNumberOf } = await readDesks(
    context,
    rows.map(({ chatId }) => chatId),
  )
  return rows.map((row) => ({
    ...row,
    side: sideOf(row, context.teamId),
    unread: Math.max(0, row.messages - readNumberOf(row.chatId)),
    desk: deskOf(row.chatId),
  }))
}

export async function describeChat(context: Context, row: ChatRow) {
  const [described] = await describeChats(context, [row])
  return described as Awaited<ReturnType<typeof describeChats>>[number]
}

/** Some messages of a chat with their attachments, the oldest first. */
export async function describeMessages(context: Context, chat: ChatRow, rows: readonly MessageRow[]) {
  const ids = rows.map(({ messageId }) => messageId)
  const files =
    ids.length === 0 ? [] : await context.db.select().from(chatFiles).where(inArray(chatFiles.messageId, ids))
  const { services, now } = context
  const expires = now() + addressLife
  const described = await Promise.all(
    files.map(async ({ fileObjectId: objectId, ownerTeamId: teamId, messageId, fileName, contentType, size }) => ({
      messageId,
      attachment: {
        objectId,
        fileName,
        contentType,
        size,
        url: await signAddress(
          services.publicOrigin,
          services.secret,
          { method: 'GET', teamId, objectId, expires },
          {},
        ),
      },
    })),
  )
  const own = sideOf(chat, context.teamId)
  return rows.map(({ messageId, number, side, userName, content, time }) => ({
    messageId,
    number,
    side,
    isOwn: side === own,
    userName,
    content,
    time,
    attachments: described.flatMap((each) => (each.messageId === messageId ? [each.attachment] : [])),
  }))
}

/** The newest messages before a place in a chat, the oldest of them first. */
export async function messagesBefore(context: Context, chat: ChatRow, before: number) {
  const rows = await context.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chat.chatId), lt(chatMessages.number, before)))
    .orderBy(desc(chatMessages.number))
    .limit(supportLimits.messagesAtOnce)
  return describeMessages(context, chat, rows.reverse())
}

/** Name of the caller, as both sides see it. */
export async function callerName({ db, userId }: Pick<Context, 'db' | 'userId'>): Promise<string> {
  return (await readMemberNames(db, [userId])).get(userId) ?? ''
}

/** Adds to the history of a chat. */
export async function addOperation(
  db: Queries,
  chat: ChatRow,
  { operation, side, userName, time }: { operation: Operation; side: Side; userName: string; time: number },
) {
  const row = { ...teamsOf(chat), operationId: newId(), chatId: chat.chatId, operation, side, userName, time }
  await db.insert(chatOperations).values(row)
  // So that the other side's page reads the history again.
  await db.update(usageChats).set({ updateTime: time }).where(eq(usageChats.chatId, chat.chatId))
  return row
}

/** What was done with a chat, the first first. */
export function operationsOf(db: Queries, chatId: string) {
  return db
    .select()
    .from(chatOperations)
    .where(eq(chatOperations.chatId, chatId))
    .orderBy(asc(chatOperations.time), asc(chatOperations.operationId))
}
