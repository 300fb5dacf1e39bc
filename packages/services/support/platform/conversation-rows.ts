import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Box } from '@console-widgets/support/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from './refuse.ts'
import { appFeedback, tickets, usageChats } from './tables.ts'

const tables: Readonly<Record<Box, { table: PgTable; key: PgColumn; messages: PgColumn | undefined }>> = {
  feedback: { table: appFeedback, key: appFeedback.feedbackId, messages: undefined },
  providers: { table: usageChats, key: usageChats.chatId, messages: usageChats.messages },
  platform: { table: tickets, key: tickets.ticketId, messages: tickets.messages },
}

/**
 * Finds a conversation of the team.
 * @returns the number of its messages: feedback is one
 * @throws PlatformRefusal if the team has none with this ID
 */
export async function requireConversation(db: Queries, box: Box, id: string): Promise<{ messages: number }> {
  const { table, key, messages } = tables[box]
  const [row] = await db
    .select(messages ? { messages } : { key })
    .from(table)
    .where(eq(key, id))
  if (!row) throw refuse('not-found', `There is no conversation '${id}' in this team`)
  return { messages: messages ? Number((row as { messages: unknown }).messages) : 1 }
}
