import { and, eq, max, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/support/contract'
import {
  type ReplyLanguage,
  supportLimits,
  supportTimes,
  ticketListFields,
  topics,
} from '@console-widgets/support/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { agentKind, scheduleTicketSilence } from './actors.ts'
import { changeDesk, snoozedIs } from './desk.ts'
import type { Article } from './knowledge/article.ts'
import { articles } from './knowledge/articles.ts'
import { findArticles } from './knowledge/find-articles.ts'
import { knownArticles } from './knowledge/known-articles.ts'
import { isOfficeTime } from './office-hours.ts'
import { agentSeconds } from './options.ts'
import { refuse } from './refuse.ts'
import { containsText, searchTextOfTicket } from './search-text.ts'
import { ratings, tickets } from './tables.ts'
import { addTicketMessage, describeTicket, describeTickets, findTicket, type TicketRow } from './ticket-rows.ts'

/** Hours in which people of the platform answer. */
const officeHours = { timeZone: 'UTC', days: [1, 2, 3, 4, 5], from: 7 * 60, to: 17 * 60 }

/** Adds a message of the caller, and has the platform answer it. */
async function ask(context: Context, ticket: TicketRow, content: string, language: ReplyLanguage): Promise<void> {
  const { db, teamId, userId, services } = context
  const now = context.now()
  await addTicketMessage(db, ticket, { step: 'text', userId, content, article: null, time: now })
  await db.update(tickets).set({ status: 'open', closeTime: null }).where(eq(tickets.ticketId, ticket.ticketId))
  await changeDesk(context, { box: 'platform', conversationId: ticket.ticketId }, { readNumber: ticket.messages })
  await services.jobs.schedule(db, {
    kind: agentKind,
    teamId,
    payload: { ticketId: ticket.ticketId, language },
    dueTime: now + services.options.of(agentSeconds) * 1000,
  })
}

const articlesFor = ({ db, services }: Pick<Context, 'db' | 'services'>) => knownArticles(services.events, db)

/** @throws PlatformRefusal if there is no such article */
async function findArticle(context: Context, articleId: string): Promise<Article> {
  const article = (await articlesFor(context)).find((each) => each.articleId === articleId)
  if (!article) throw refuse('not-found', `There is no article '${articleId}'`)
  return article
}

/** @throws PlatformRefusal if the target of a rating doesn't exist */
async function requireTarget(context: Context, targetKind: 'ticket' | 'article', targetId: string): Promise<void> {
  if (targetKind === 'ticket') await findTicket(context.db, targetId)
  else await findArticle(context, targetId)
}

async function findRating({ db, userId }: Context, ratingId: string) {
  const [row] = await db
    .select()
    .from(ratings)
    .where(and(eq(ratings.ratingId, ratingId), eq(ratings.userId, userId)))
  if (!row) throw refuse('not-found', `You have no rating '${ratingId}'`)
  return row
}

export const ticketHandlers: Pick<
  Handlers<typeof calls>,
  | 'support.suggestion.get'
  | 'support.article.get'
  | 'support.support-query.list'
  | 'support.chat.create'
  | 'support.chat.get'
  | 'support.chat.update'
  | 'support.chat.delete'
  | 'support.chat-message.create'
  | 'support.support-config.get'
  | 'support.support-feedback.get'
  | 'support.support-feedback.create'
  | 'support.support-feedback.update'
  | 'support.support-feedback.delete'
  | 'support.joint-forum-topic-profile.get'
> = {
  'support.suggestion.get': async ({ text, language }, context) => ({
    items: findArticles(await articlesFor(context), text, language),
  }),
  'support.article.get': async ({ articleId, language }, context) => {
    const article = await findArticle(context, articleId)
    const { title, paragraphs } = article.texts[language]
    return { articleId, title, topic: article.topic, paragraphs: [...paragraphs] }
  },

  'support.support-query.list': async ({ status, text, isSnoozed, ...input }, context) => {
    const { db, now } = context
    const list = listQuery(ticketListFields, tickets, tickets.ticketId, input, '-lastTime')
    const where = and(
      list.where,
      eq(tickets.isHidden, false),
      snoozedIs(isSnoozed, tickets.ticketId, { messages: tickets.messages, now: now() }),
      status && eq(tickets.status, status),
      text === undefined ? undefined : containsText(tickets.searchText, text),
    )
    const rows = await db
      .select()
      .from(tickets)
      .where(where)
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset)
    return { items: await describeTickets(context, rows), total: await db.$count(tickets, where) }
  },

  'support.chat.create': async ({ title, topic, content, language }, context) => {
    const { db, teamId, userId, services } = context
    // Two questions at once get two numbers.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`support ${teamId}`}))`)
    const open = await db.$count(tickets, sql`${tickets.status} <> 'closed'`)
    if (open >= supportLimits.openChats)
      throw refuse('limit-reached', `A team has at most ${supportLimits.openChats} open questions. Close one.`)
    const [last] = await db.select({ number: max(tickets.ticketNumber) }).from(tickets)
    const now = context.now()
    const ticket: TicketRow = {
      teamId,
      ticketId: newId(),
      ticketNumber: (last?.number ?? 0) + 1,
      title,
      topic,
      status: 'open',
      userId,
      messages: 0,
      isHidden: false,
      createTime: now,
      updateTime: now,
      lastTime: now,
      closeTime: null,
      searchText: searchTextOfTicket({ title }),
    }
    await db.insert(tickets).values(ticket)
    await ask(context, ticket, content, language)
    await scheduleTicketSilence(services, db, ticket)
    return describeTicket(context, ticket.ticketId)
  },
  'support.chat.get': ({ ticketId }, context) => describeTicket(context, ticketId),
  'support.chat.update': async ({ ticketId, title, topic }, context) => {
    const ticket = await findTicket(context.db, ticketId, { forUpdate: true })
    const changed = { ...ticket, title, topic, searchText: searchTextOfTicket({ title }), updateTime: context.now() }
    await context.db.update(tickets).set(changed).where(eq(tickets.ticketId, ticketId))
    const [described] = await describeTickets(context, [changed])
    return described as Awaited<ReturnType<typeof describeTickets>>[number]
  },
  'support.chat.delete': async ({ ticketId }, context) => {
    await findTicket(context.db, ticketId, { forUpdate: true })
    const now = context.now()
    await context.db
      .update(tickets)
      .set({ status: 'closed', isHidden: true, closeTime: now, updateTime: now })
      .where(eq(tickets.ticketId, ticketId))
  },
  'support.chat-message.create': async ({ ticketId, content, language }, context) => {
    const { db, services } = context
    const ticket = await findTicket(db, ticketId, { forUpdate: true })
    const isClosed = ticket.status === 'closed'
    if (isClosed && context.now() - (ticket.closeTime ?? 0) > supportTimes.reopen)
      throw refuse('chat-closed', 'The question was closed more than 30 days ago. Ask a new one.')
    await ask(context, ticket, content, language)
    if (isClosed) await scheduleTicketSilence(services, db, { ...ticket, lastTime: context.now() })
    return describeTicket(context, ticketId)
  },

  'support.support-config.get': async (_, context) => ({
    officeHours,
    isOpen: isOfficeTime(officeHours, context.now()),
    topics: [...topics],
    messageLimit: supportLimits.message,
    closesAfterHours: supportTimes.ticketSilence / 3_600_000,
    articles: (await articlesFor(context)).length,
  }),

  'support.support-feedback.get': async ({ targetKind, targetId }, context) => {
    const { db, userId } = context
    await requireTarget(context, targetKind, targetId)
    const [row] = await db
      .select()
      .from(ratings)
      .where(and(eq(ratings.userId, userId), eq(ratings.targetKind, targetKind), eq(ratings.targetId, targetId)))
    if (!row) throw refuse('not-found', 'You haven’t rated it')
    return row
  },
  'support.support-feedback.create': async ({ targetKind, targetId, star, content }, context) => {
    await requireTarget(context, targetKind, targetId)
    const row = {
      ratingId: newId(),
      userId: context.userId,
      targetKind,
      targetId,
      star,
      content: content ?? '',
      time: context.now(),
    }
    const [added] = await context.db.insert(ratings).values(row).onConflictDoNothing().returning()
    if (!added) throw refuse('already-rated', 'You have already rated it. Change your rating instead.')
    return added
  },
  'support.support-feedback.update': async ({ ratingId, star, content }, context) => {
    const row = await findRating(context, ratingId)
    const changed = { ...row, star, content: content ?? '', time: context.now() }
    await context.db.update(ratings).set(changed).where(eq(ratings.ratingId, ratingId))
    return changed
  },
  'support.support-feedback.delete': async ({ ratingId }, context) => {
    await findRating(context, ratingId)
    await context.db.delete(ratings).where(eq(ratings.ratingId, ratingId))
  },

  'support.joint-forum-topic-profile.get': async (_, { db }) => {
    const rows = await db
      .select({
        topic: tickets.topic,
        tickets: sql<number>`count(*)::int`,
        open: sql<number>`(count(*) filter (where ${tickets.status} <> 'closed'))::int`,
      })
      .from(tickets)
      .where(eq(tickets.isHidden, false))
      .groupBy(tickets.topic)
    return {
      items: topics.map((topic) => {
        const found = rows.find((row) => row.topic === topic)
        return {
          topic,
          tickets: found?.tickets ?? 0,
          open: found?.open ?? 0,
          articles: articles.filter((article) => article.topic === topic).length,
        }
      }),
    }
  },
}
