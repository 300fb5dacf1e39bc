import { and, eq } from 'drizzle-orm'
import { type Side, supportTimes } from '@console-widgets/support/model'
import { day } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { addOperation, type ChatRow } from './chat-rows.ts'
import * as notices from './notices.ts'
import { desks, usageChats, tickets } from './tables.ts'
import { addTicketMessage } from './ticket-rows.ts'
import { answerTicket } from './ticket-agent.ts'

/** Kinds of this service's jobs. */
export const silenceKind = 'support.close-chat'
export const agentKind = 'support.answer'
export const ticketSilenceKind = 'support.close'

const chatNoticeKind = 'support.notify-chat'

type Jobs = Pick<PlatformParts, 'jobs'>

/** Closes a chat at a time if no one has written for long enough. */
export function scheduleSilence({ jobs }: Jobs, db: Queries, { chatId, userTeamId }: ChatRow, dueTime: number) {
  return jobs.schedule(db, { kind: silenceKind, teamId: userTeamId, payload: { chatId }, dueTime })
}

interface WrittenMessage {
  chatId: string
  /** Its place in the chat. */
  number: number
  /** Team that wrote it, and which of the two it is. */
  teamId: string
  side: Side
}

/**
 * Tells the other team of a chat about a message, unless someone of it reads the message first. Only a job may: the
 * sender's transaction is its own team's.
 */
export function scheduleChatNotice({ jobs }: Jobs, db: Queries, message: WrittenMessage, now: number) {
  const dueTime = now + supportTimes.chatNotice
  return jobs.schedule(db, { kind: chatNoticeKind, teamId: message.teamId, payload: message, dueTime })
}

async function notifyOtherTeam(db: Queries, { chatId, number, side }: WrittenMessage, now: number): Promise<void> {
  const [chat] = await db.select().from(usageChats).where(eq(usageChats.chatId, chatId))
  if (!chat) return
  const isFromUser = side === 'user'
  const teamId = isFromUser ? chat.spTeamId : chat.userTeamId
  const [desk] = await db
    .select({ readNumber: desks.readNumber })
    .from(desks)
    .where(and(eq(desks.teamId, teamId), eq(desks.conversationId, chatId)))
  // One notice for all that is unread: about the first of it.
  if (number !== (desk?.readNumber ?? 0) + 1) return
  await sendNotice(
    db,
    {
      teamId,
      topic: notices.support,
      message: 'chat',
      values: { team: isFromUser ? chat.userTeamName : chat.providerName, chat: chat.title },
      page: { id: 'support.inbox', values: { box: 'providers', id: chatId } },
    },
    now,
  )
}

/** Closes a question once no one has written for long enough. */
export function scheduleTicketSilence(
  { jobs }: Jobs,
  db: Queries,
  { ticketId, teamId, lastTime }: { ticketId: string; teamId: string; lastTime: number },
) {
  const dueTime = lastTime + supportTimes.ticketSilence
  return jobs.schedule(db, { kind: ticketSilenceKind, teamId, payload: { ticketId }, dueTime })
}

/** Registers the jobs that close inactive conversations, tell of messages, and answer questions to the platform. */
export function defineSupportActors(services: PlatformParts): void {
  const { jobs } = services
  jobs.define<{ chatId: string }>(silenceKind, async ({ chatId }, { db, now }) => {
    const [chat] = await db.select().from(usageChats).where(eq(usageChats.chatId, chatId)).for('update')
    if (!chat) return
    if (chat.status === 'closed') {
      // Either side can open it again for some time, and only this team can put off its closing.
      if (now - (chat.closeTime ?? 0) < supportTimes.reopen) await scheduleSilence(services, db, chat, now + day)
      return
    }
    if (chat.lastTime + supportTimes.silence > now)
      return scheduleSilence(services, db, chat, chat.lastTime + supportTimes.silence)
    const change = { status: 'closed' as const, closeTime: now, updateTime: now }
    await db.update(usageChats).set(change).where(eq(usageChats.chatId, chatId))
    await addOperation(db, chat, { operation: 'closed', side: 'platform', userName: '', time: now })
    await scheduleSilence(services, db, chat, now + day)
  })
  jobs.define<WrittenMessage>(chatNoticeKind, (message, { db, now }) => notifyOtherTeam(db, message, now))
  jobs.define<{ ticketId: string; language: 'en' | 'cn' | 'ru' }>(
    agentKind,
    async ({ ticketId, language }, { db, now }) => answerTicket(services, db, ticketId, language, now),
  )
  jobs.define<{ ticketId: string }>(ticketSilenceKind, async ({ ticketId }, { db, now }) => {
    const [ticket] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId)).for('update')
    if (!ticket || ticket.status === 'closed') return
    if (ticket.lastTime + supportTimes.ticketSilence > now) return scheduleTicketSilence(services, db, ticket)
    await addTicketMessage(db, ticket, { step: 'closed', userId: null, content: '', article: null, time: now })
    const change = { status: 'closed' as const, closeTime: now }
    await db.update(tickets).set(change).where(eq(tickets.ticketId, ticketId))
  })
}
