import { day } from '@console-widgets/platform/clock/durations'
import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { calls } from '@console-widgets/comments/contract'
import { commentLimits, type InboxView, replyStates, reviewListFields } from '@console-widgets/comments/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { type Queries, rowsOf } from '@console-widgets/platform/database/connection'
import { likePattern, listQuery } from '@console-widgets/platform/database/list-rows'
import { formatUtc } from '@console-widgets/core/formats'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { eventKinds } from '@console-widgets/reports/model'
import { breakdowns } from '@console-widgets/reports/platform/rows'
import { requireOneSite } from './one-site.ts'
import {
  chosen,
  findReview,
  isShown,
  nameOf,
  type Release,
  repliesTo,
  requireReleasedApp,
  type ReviewRow,
  sinceRelease,
  windowOf,
} from './review-rows.ts'
import { reviewChanges, reviewLeases, reviews } from './tables.ts'

/** Days of a version that are shown beside a review, and days around it in which others are of the same problem. */
const contextDays = 14
const alikeDays = 28
const mostAlike = 5

const waiting = inArray(reviews.devReplyState, [replyStates.none, replyStates.userAdded])

/** Condition of each view of the inbox. */
function viewsOf(release: Release | undefined): Record<InboxView, SQL> {
  return {
    needsAnswer: waiting,
    userCameBack: eq(reviews.devReplyState, replyStates.userAdded),
    afterRelease: release ? sinceRelease(release) : sql`false`,
    lower: sql`${reviews.ratingBefore} > ${reviews.rating}`,
    all: sql`true`,
  }
}

export const reviewHandlers: Pick<
  Handlers<typeof calls>,
  'comments.developer-comment.query' | 'comments.review.get' | 'comments.new-review.check'
> = {
  'comments.developer-comment.query': async (input, { db, now }) => {
    const { releases } = await requireReleasedApp(db, input.appId)
    requireOneSite(input.countries)
    const times = windowOf(input, now())
    const release = releases.at(-1)
    const views = viewsOf(release)
    const { view = 'all', states, problem, text } = input
    const list = listQuery(reviewListFields, reviews, reviews.reviewId, input, '-editTime')
    const limit = input.limit ?? input.maxReqCount ?? commentLimits.defaultPageSize
    const offset = input.page === undefined ? list.offset : (input.page - 1) * limit
    const where = and(
      list.where,
      chosen(input, times),
      views[view],
      states && states.length > 0 ? inArray(reviews.devReplyState, states) : undefined,
      problem && eq(reviews.problem, problem),
      text ? ilike(reviews.content, likePattern(text)) : undefined,
    )
    const number = (of: SQL) => sql<number>`(count(*) filter (where ${of}))::int`
    const [counts] = await db
      .select({
        needsAnswer: number(views.needsAnswer),
        userCameBack: number(views.userCameBack),
        afterRelease: number(views.afterRelease),
        lower: number(views.lower),
        all: number(views.all),
      })
      .from(reviews)
      .where(chosen({ appId: input.appId }, times))
    const total = await db.$count(reviews, where)
    const items = await db
      .select()
      .from(reviews)
      .where(where)
      .orderBy(...list.orderBy)
      .limit(limit)
      .offset(offset)
    return {
      items,
      total,
      page: Math.floor(offset / limit) + 1,
      totalPage: Math.ceil(total / limit),
      counts: counts ?? { needsAnswer: 0, userCameBack: 0, afterRelease: 0, lower: 0, all: 0 },
      release: release ?? null,
    }
  },
  'comments.review.get': async ({ reviewId }, context) => {
    const { db } = context
    const review = await findReview(db, reviewId)
    const [app] = await db.select({ appName: apps.appName }).from(apps).where(eq(apps.appId, review.appId))
    const history = await db
      .select()
      .from(reviewChanges)
      .where(eq(reviewChanges.reviewId, reviewId))
      .orderBy(asc(reviewChanges.endTime))
    return {
      ...review,
      appName: app?.appName ?? '',
      history,
      replies: await repliesTo(db, reviewId),
      lease: await leaseOf(context, reviewId),
      context: { days: await daysOfVersion(db, review), ...(await alikeTo(db, review)) },
    }
  },
  'comments.new-review.check': async ({ appId, since }, { db, now }) => {
    if (appId !== undefined) await requireReleasedApp(db, appId)
    const from = since ?? now() - day
    const [found] = await db
      .select({ count: count() })
      .from(reviews)
      .where(
        and(gt(reviews.time, from), lte(reviews.time, now()), isShown, appId ? eq(reviews.appId, appId) : undefined),
      )
    return { hasNew: (found?.count ?? 0) > 0, count: found?.count ?? 0, since: from }
  },
}

/** Who else is answering a review at the moment. */
async function leaseOf({ db, userId, now }: Context, reviewId: string) {
  const [lease] = await db
    .select()
    .from(reviewLeases)
    .where(and(eq(reviewLeases.reviewId, reviewId), gt(reviewLeases.untilTime, now()), ne(reviewLeases.userId, userId)))
  return lease ? { userName: await nameOf(db, lease.userId), untilTime: lease.untilTime } : null
}

/** Users and failures of a review’s version, for each day up to the review’s own. */
async function daysOfVersion(db: Queries, { appId, appVersion, editTime }: ReviewRow) {
  const last = Math.floor(editTime / day) * day
  const first = last - (contextDays - 1) * day
  const { active, crash, freeze } = eventKinds
  const sumOf = (kind: number) => sql`coalesce(sum(events) filter (where kind = ${sql.raw(String(kind))}), 0)::int`
  const rows = await rowsOf<{ day: string; users: number; crashes: number; freezes: number }>(
    db,
    sql`select day::text as day, ${sumOf(active)} as users, ${sumOf(crash)} as crashes, ${sumOf(freeze)} as freezes
      from cw_report_days where app_id = ${appId} and breakdown = ${sql.raw(String(breakdowns.version.number))} and version = ${appVersion}
        and kind in (${sql.raw([active, crash, freeze].join(', '))}) and day between ${formatUtc(first, 'YYYY-MM-DD')}::date and ${formatUtc(last, 'YYYY-MM-DD')}::date
      group by day`,
  )
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: contextDays }, (_, at) => {
    const time = first + at * day
    const { users = 0, crashes = 0, freezes = 0 } = byDay.get(formatUtc(time, 'YYYY-MM-DD')) ?? {}
    return { day: time, users, crashes, freezes }
  })
}

/** Other reviews of the same problem that wait for an answer. */
async function alikeTo(db: Queries, { appId, reviewId, problem, editTime }: ReviewRow) {
  if (problem === null) return { alike: [], alikeTotal: 0 }
  const where = and(
    eq(reviews.appId, appId),
    eq(reviews.problem, problem),
    ne(reviews.reviewId, reviewId),
    sql`${reviews.editTime} between ${editTime - alikeDays * day} and ${editTime + alikeDays * day}`,
    waiting,
    or(isNull(reviews.abuseState), ne(reviews.abuseState, 'removed')),
  )
  const alike = await db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.editTime), asc(reviews.reviewId))
    .limit(mostAlike)
  return { alike, alikeTotal: await db.$count(reviews, where) }
}
