import { and, desc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import { newsFields, type ReportLanguage } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { newsReads, publicNews, publishedNews } from './tables.ts'

/** Number of latest news items to show. */
const latest = 3

/** The reading member, and the time. */
interface Reader {
  db: Queries
  userId: string
  time: number
}

type NewsView = typeof publishedNews
type NewsRow = NewsView['$inferSelect']

const itemOf = ({ newsId, category, title, summary, publishTime }: NewsRow, language: ReportLanguage) => ({
  newsId,
  category,
  title: title[language],
  summary: summary[language],
  publishTime,
})

/** News items that a person has opened, on any page. */
async function readBy({ db, userId }: Reader): Promise<Set<string>> {
  const rows = await db.select({ newsId: newsReads.newsId }).from(newsReads).where(eq(newsReads.userId, userId))
  return new Set(rows.map(({ newsId }) => newsId))
}

async function countUnread(reader: Reader): Promise<number> {
  const read = [...(await readBy(reader))]
  return reader.db.$count(
    publishedNews,
    and(isOut(reader), read.length > 0 ? notInArray(publishedNews.newsId, read) : undefined),
  )
}

export async function latestNews(reader: Reader, language: ReportLanguage) {
  const rows = await reader.db
    .select()
    .from(publishedNews)
    .where(isOut(reader))
    .orderBy(desc(publishedNews.publishTime), publishedNews.newsId)
    .limit(latest)
  const read = await readBy(reader)
  return {
    items: rows.map((row) => ({ ...itemOf(row, language), read: read.has(row.newsId) })),
    unread: await countUnread(reader),
  }
}

export async function listNews(reader: Reader, input: ListInput, language: ReportLanguage) {
  const { rows, total } = await windowOf(reader, publishedNews, input)
  const read = await readBy(reader)
  return { items: rows.map((row) => ({ ...itemOf(row, language), read: read.has(row.newsId) })), total }
}

/** One window of the news in a view, of those that are out by now. */
async function windowOf({ db, time }: Omit<Reader, 'userId'>, view: NewsView, input: ListInput) {
  const { where, orderBy, limit, offset } = listQuery(newsFields, view, view.newsId, input, '-publishTime')
  const out = and(where, lte(view.publishTime, time))
  const rows = await db
    .select()
    .from(view)
    .where(out)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(view, out) }
}

export async function findNews(reader: Reader, newsId: string, language: ReportLanguage) {
  const [row] = await reader.db
    .select()
    .from(publishedNews)
    .where(and(eq(publishedNews.newsId, newsId), isOut(reader)))
  if (!row) throw unknownNews(newsId)
  return { ...itemOf(row, language), body: row.body[language], read: (await readBy(reader)).has(newsId) }
}

/** Records that a person has opened news items. @throws PlatformRefusal if one doesn't exist */
export async function recordReads(reader: Reader, newsIds: readonly string[]) {
  const known = new Set(
    (
      await reader.db
        .select({ newsId: publishedNews.newsId })
        .from(publishedNews)
        .where(and(inArray(publishedNews.newsId, [...newsIds]), isOut(reader)))
    ).map(({ newsId }) => newsId),
  )
  const unknown = newsIds.find((newsId) => !known.has(newsId))
  if (unknown !== undefined) throw unknownNews(unknown)
  await reader.db
    .insert(newsReads)
    .values([...known].map((newsId) => ({ userId: reader.userId, newsId, time: reader.time })))
    .onConflictDoNothing()
  return { unread: await countUnread(reader) }
}

/** Public news, also for anonymous callers, who have no team and can read public views only. */
export async function listPublicNews(db: Queries, input: ListInput, language: ReportLanguage, now: number) {
  const { rows, total } = await windowOf({ db, time: now }, publicNews, input)
  return { items: rows.map((row) => itemOf(row, language)), total }
}

export async function findPublicNews(db: Queries, newsId: string, language: ReportLanguage, now: number) {
  const [row] = await db
    .select()
    .from(publicNews)
    .where(and(eq(publicNews.newsId, newsId), lte(publicNews.publishTime, now)))
  if (!row) throw unknownNews(newsId)
  return { ...itemOf(row, language), body: row.body[language] }
}

const isOut = ({ time }: Reader) => lte(publishedNews.publishTime, time)
const unknownNews = (newsId: string) => refuse('not-found', `Unknown news item '${newsId}'`)
