import { eq } from 'drizzle-orm'
import type { Box } from '@console-widgets/support/model'
import { membersHolding } from '@console-widgets/platform/accounts/members-holding'
import type { Context } from '@console-widgets/platform/calls/handler'
import { requireConversation } from './conversation-rows.ts'
import { appFeedback } from './tables.ts'

/** Permission to answer in each box. */
const replying = {
  feedback: 'support.reply',
  providers: 'conversations.reply',
  platform: 'conversations.reply',
} as const satisfies Record<Box, string>

/** Members who can answer a conversation: those whom it can be assigned to. */
export async function assigneesOf(
  { db, services }: Pick<Context, 'db' | 'services'>,
  { box, conversationId }: { box: Box; conversationId: string },
): Promise<{ userId: string; userName: string }[]> {
  await requireConversation(db, box, conversationId)
  return membersHolding(db, services.permissions, {
    permission: replying[box],
    appId: box === 'feedback' ? await appOf(db, conversationId) : undefined,
  })
}

/** App that feedback is about. */
async function appOf(db: Context['db'], feedbackId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ appId: appFeedback.appId })
    .from(appFeedback)
    .where(eq(appFeedback.feedbackId, feedbackId))
  return row?.appId
}
