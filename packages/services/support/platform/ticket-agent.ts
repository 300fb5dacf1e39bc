import { asc, eq } from 'drizzle-orm'
import type { ReplyLanguage } from '@console-widgets/support/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findArticles } from './knowledge/find-articles.ts'
import { knownArticles } from './knowledge/known-articles.ts'
import { tickets, ticketMessages } from './tables.ts'
import { addTicketMessage } from './ticket-rows.ts'

/**
 * Answers the newest message of a question: with the article that fits it best, if one does that hasn't been quoted,
 * and by handing the question over. Its messages are steps that the page words, so that none looks like a person's.
 */
export async function answerTicket(
  { events }: Pick<PlatformParts, 'events'>,
  db: Queries,
  ticketId: string,
  language: ReplyLanguage,
  now: number,
): Promise<void> {
  const [ticket] = await db.select().from(tickets).where(eq(tickets.ticketId, ticketId)).for('update')
  if (!ticket || ticket.isHidden || ticket.status === 'closed') return
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.number))
  const asked = messages.findLast(({ step }) => step === 'text')
  if (!asked) return
  const platform = { userId: null, content: '', article: null, time: now }
  if (!messages.some(({ step }) => step === 'received'))
    await addTicketMessage(db, ticket, { ...platform, step: 'received' })
  const quoted = new Set(messages.map(({ article }) => article?.articleId))
  const question = asked.number === 1 ? `${ticket.title}\n${asked.content}` : asked.content
  const best = findArticles(await knownArticles(events, db), question, language).find(
    ({ articleId }) => !quoted.has(articleId),
  )
  if (best) {
    const { articleId, title, score, passage } = best
    const article = { articleId, title, score }
    await addTicketMessage(db, ticket, { ...platform, step: 'article', content: passage, article })
  }
  if (!messages.some(({ step }) => step === 'handed-over'))
    await addTicketMessage(db, ticket, { ...platform, step: 'handed-over' })
  await db.update(tickets).set({ status: 'replied' }).where(eq(tickets.ticketId, ticketId))
}
