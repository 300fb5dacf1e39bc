import { eq } from 'drizzle-orm'
import type { Box } from '@console-widgets/support/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import * as notices from './notices.ts'
import { appFeedback, tickets, usageChats } from './tables.ts'

/** Characters of a feedback’s text that stand for a title, which it hasn’t. */
const titleLength = 60

/** Tells a member that someone else has assigned a conversation to them. */
export async function tellAssignee(
  { db, teamId, userId, now }: Pick<Context, 'db' | 'teamId' | 'userId' | 'now'>,
  { box, conversationId }: { box: Box; conversationId: string },
  assigneeId: string,
): Promise<void> {
  if (assigneeId === userId) return
  const names = await readMemberNames(db, [userId])
  await sendNotice(
    db,
    {
      teamId,
      topic: notices.support,
      message: 'assigned',
      values: { person: names.get(userId) ?? '', conversation: await titleOf(db, box, conversationId) },
      page: { id: 'support.inbox', values: { box, id: conversationId } },
      to: [assigneeId],
    },
    now(),
  )
}

async function titleOf(db: Context['db'], box: Box, id: string): Promise<string> {
  if (box === 'feedback') {
    const [row] = await db
      .select({ content: appFeedback.content })
      .from(appFeedback)
      .where(eq(appFeedback.feedbackId, id))
    const characters = [...(row?.content ?? '')]
    return characters.length > titleLength
      ? `${characters.slice(0, titleLength).join('').trimEnd()}…`
      : characters.join('')
  }
  const [row] =
    box === 'providers'
      ? await db.select({ title: usageChats.title }).from(usageChats).where(eq(usageChats.chatId, id))
      : await db.select({ title: tickets.title }).from(tickets).where(eq(tickets.ticketId, id))
  return row?.title ?? ''
}
