import { day } from '@console-widgets/platform/clock/durations'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/comments/contract'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { type Queries, rowsOf } from '@console-widgets/platform/database/connection'
import { tellingWords } from '@console-widgets/statistics'
import { requireOneSite } from './one-site.ts'
import { type Choice, chosen, isShown, requireReleasedApp, windowOf } from './review-rows.ts'
import { reviews } from './tables.ts'

/** Days of the moving average. */
const movingDays = 28
/** Values of a breakdown, the most frequent first. */
const mostShares = 30
/** Reviews whose words are compared, the newest ones. */
const mostTexts = 20_000

/** Number, average, and distribution of reviews. */
const ratingSums = {
  total: sql<number>`count(*)::int`,
  average: sql<number | null>`avg(${reviews.rating})::float8`,
  distribution: sql<number[]>`array[${sql.join(
    [1, 2, 3, 4, 5].map((rating) => sql`(count(*) filter (where ${reviews.rating} = ${sql.raw(String(rating))}))::int`),
    sql`, `,
  )}]`,
}

/** Answers of this service to questions of others. */
export const ratingAnswers: QuestionTakers = {
  'store-listing.rating': async ({ appId }, { db }) => {
    const [sums] = await db
      .select(ratingSums)
      .from(reviews)
      .where(and(eq(reviews.appId, appId), isShown))
    const { total: count = 0, average = null, distribution = [0, 0, 0, 0, 0] } = sums ?? {}
    return { count, average, distribution }
  },
}

export const statsHandlers: Pick<Handlers<typeof calls>, 'comments.stats.query' | 'comments.topic.list'> = {
  'comments.stats.query': async (input, { db, now }) => {
    const { releases } = await requireReleasedApp(db, input.appId)
    requireOneSite(input.countries)
    const times = windowOf(input, now())
    const where = chosen(input, times)
    const [sums] = await db
      .select({
        ...ratingSums,
        answered: sql<number>`(count(*) filter (where ${reviews.firstReplyTime} is not null))::int`,
        medianAnswerHours: sql<
          number | null
        >`percentile_cont(0.5) within group (order by (${reviews.firstReplyTime} - ${reviews.time}) / 3600000.0)::float8`,
        changedAfter: sql<number>`(count(*) filter (where ${reviews.editTime} > ${reviews.firstReplyTime}))::int`,
        before: sql<
          number | null
        >`(avg(${reviews.ratingAnswered}) filter (where ${reviews.editTime} > ${reviews.firstReplyTime}))::float8`,
        after: sql<
          number | null
        >`(avg(${reviews.rating}) filter (where ${reviews.editTime} > ${reviews.firstReplyTime}))::float8`,
      })
      .from(reviews)
      .where(where)
    if (!sums) throw new TypeError('A query of sums returned no row')
    const { changedAfter, before, after, ...rest } = sums
    return {
      ...rest,
      effect: { count: changedAfter, before, after },
      days: await daysOf(db, input, times),
      ...(await sharesOf(db, input, times)),
      releases: releases.filter(({ time }) => time >= times.begin && time <= times.end),
    }
  },
  'comments.topic.list': async ({ appId, ...asked }, { db, now }) => {
    const { releases } = await requireReleasedApp(db, appId)
    const texts = await db
      .select({
        content: reviews.content,
        lang: reviews.lang,
        rating: reviews.rating,
        appVersion: reviews.appVersion,
      })
      .from(reviews)
      .where(chosen({ appId }, windowOf(asked, now())))
      .orderBy(desc(reviews.editTime), asc(reviews.reviewId))
      .limit(mostTexts)
    const version = releases.at(-1)?.version ?? null
    return {
      reviews: texts.length,
      low: tellingWords(texts, ({ rating }) => rating <= 2),
      sinceRelease: version === null ? [] : tellingWords(texts, ({ appVersion }) => appVersion === version),
      version,
    }
  },
}

/** Number and average of each day, and the moving average, which needs the weeks before the first. */
async function daysOf(db: Queries, choice: Choice, { begin, end }: { begin: number; end: number }) {
  const first = Math.floor(begin / day)
  const last = Math.floor(end / day)
  const early = { begin: Math.max(0, (first - movingDays + 1) * day), end }
  const rows = await rowsOf<{ day: number; count: number; average: number | null; moving: number | null }>(
    db,
    sql`
    with sums as (
      select ${reviews.editTime} / ${sql.raw(String(day))} as day, count(*) as count, sum(${reviews.rating}) as stars from ${reviews} where ${chosen(choice, early)} group by 1
    ), days as (
      select each.day, coalesce(count, 0) as count, coalesce(stars, 0) as stars from generate_series(${sql.raw(String(first - movingDays + 1))}, ${sql.raw(String(last))}) as each (day) left join sums using (day)
    )
    select * from (
      select day::int as day, count::int as count, (stars::float8 / nullif(count, 0)) as average,
        (sum(stars) over span)::float8 / nullif(sum(count) over span, 0)::float8 as moving
      from days window span as (order by day rows ${sql.raw(String(movingDays - 1))} preceding)
    ) as moved where day >= ${sql.raw(String(first))} order by day`,
  )
  return rows.map((row) => ({ ...row, day: row.day * day }))
}

/** Columns whose values reviews are divided by. */
const divided = {
  versions: reviews.appVersion,
  countries: reviews.country,
  devices: reviews.deviceName,
  languages: reviews.lang,
} as const
type Division = keyof typeof divided
const divisions = Object.keys(divided) as Division[]

interface Share {
  value: string
  count: number
  average: number
  low: number
}

/** Number, average, and share of low ratings by the values of each column, in one pass over the reviews. */
async function sharesOf(
  db: Queries,
  choice: Choice,
  times: { begin: number; end: number },
): Promise<Record<Division, Share[]>> {
  const columns = sql.join(Object.values(divided), sql`, `)
  const sets = sql.join(
    Object.values(divided).map((column) => sql`(${column})`),
    sql`, `,
  )
  const rows = await rowsOf<Share & { division: number }>(
    db,
    sql`select grouping(${columns}) as division, coalesce(${columns}) as value, count(*)::int as count,
      avg(${reviews.rating})::float8 as average,
      (count(*) filter (where ${reviews.rating} <= 2))::float8 / count(*) as low
      from ${reviews} where ${chosen(choice, times)} group by grouping sets (${sets}) order by count(*) desc, value`,
  )
  // `grouping` has a bit for each column, the first one the highest: 0 for the one that a row is about.
  const all = 2 ** divisions.length - 1
  const of = (at: number) => all - 2 ** (divisions.length - 1 - at)
  return Object.fromEntries(
    divisions.map((name, at) => [
      name,
      rows
        .filter(({ division }) => division === of(at))
        .slice(0, mostShares)
        .map(({ division: _, ...share }) => share),
    ]),
  ) as Record<Division, Share[]>
}
