import { day } from '@console-widgets/platform/clock/durations'
import { and, asc, desc, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import { commentLimits } from '@console-widgets/comments/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { releaseTypes } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { replyEdits, reviewReplies, reviews } from './tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type ReplyRow = typeof reviewReplies.$inferSelect

/**
 * Finds a review of the team.
 * @param options.forUpdate keeps others from changing it
 * @throws PlatformRefusal if it doesn't exist
 */
export async function findReview(
  db: Queries,
  reviewId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<ReviewRow> {
  const query = db.select().from(reviews).where(eq(reviews.reviewId, reviewId))
  const [review] = await (forUpdate ? query.for('update') : query)
  if (!review) throw refuse('not-found', `There is no review '${reviewId}' of an app of this team`)
  return review
}

/** Version that was released, with its time. */
export interface Release {
  version: string
  time: number
}

/** Versions of an app that were released to users, the oldest first. */
export async function releasesOf(db: Queries, appId: string): Promise<Release[]> {
  const rows = await db
    .select({ version: appVersions.versionNumber, time: appVersions.onShelfTime })
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        isNotNull(appVersions.onShelfTime),
        isNotNull(appVersions.versionNumber),
        ne(appVersions.releaseType, releaseTypes.test),
      ),
    )
    .orderBy(asc(appVersions.onShelfTime))
  return rows as Release[]
}

/**
 * Finds a released app of the team, with its releases.
 * @throws PlatformRefusal if the team has no such app, or none that was ever released
 */
export async function requireReleasedApp(db: Queries, appId: string) {
  const [app] = await db.select().from(apps).where(eq(apps.appId, appId))
  const releases = app ? await releasesOf(db, appId) : []
  if (!app || (releases.length === 0 && app.onShelfVersion === null))
    throw refuse(
      'comment-app',
      `There is no released app '${appId}' in this team. Reviews start with the first release.`,
    )
  return { ...app, releases }
}

/** Times that a query names. */
interface Window {
  beginTime?: number | undefined
  endTime?: number | undefined
  /** Days before the end, if there is no begin. */
  days?: number | undefined
}

/** Times of a query: the last six months by default. @throws PlatformRefusal if it covers more than that */
export function windowOf({ beginTime, endTime, days = commentLimits.windowDays }: Window, now: number) {
  const longest = commentLimits.windowDays * day
  const end = endTime ?? now
  const begin = beginTime ?? Math.max(0, end - days * day)
  if (begin > end)
    throw refuse('bad-parameter', 'The time begins after its end', [issue('beginTime', 'begin-after-end')])
  if (end - begin > longest)
    throw refuse('bad-parameter', 'A query covers six months at most', [
      issue('beginTime', 'days-before-end', { days: commentLimits.windowDays }),
    ])
  return { begin, end }
}

/** Condition of the reviews that were written or edited since a release. */
export const sinceRelease = ({ time }: Release): SQL => sql`${reviews.editTime} >= ${time}`

/** Which reviews are asked for. */
export interface Choice {
  appId: string
  ratings?: number[] | undefined
  langs?: string[] | undefined
  countries?: string[] | undefined
  versions?: string[] | undefined
  devices?: string[] | undefined
}

/** Reviews that the platform has removed are neither shown nor counted. */
export const isShown = sql`${reviews.abuseState} is distinct from 'removed'`

/** Condition of the reviews of a choice, last changed within some time. */
export function chosen(choice: Choice, { begin, end }: { begin: number; end: number }): SQL {
  const among = (
    column: typeof reviews.lang | typeof reviews.rating,
    values: readonly (string | number)[] | undefined,
  ) => (values && values.length > 0 ? inArray(column, [...values] as never) : undefined)
  return and(
    eq(reviews.appId, choice.appId),
    sql`${reviews.editTime} between ${begin} and ${end}`,
    isShown,
    among(reviews.rating, choice.ratings),
    among(reviews.lang, choice.langs),
    among(reviews.country as never, choice.countries),
    among(reviews.appVersion as never, choice.versions),
    among(reviews.deviceName as never, choice.devices),
  ) as SQL
}

/** Name of one person of the team. */
export async function nameOf(db: Queries, userId: string): Promise<string> {
  return (await readMemberNames(db, [userId])).get(userId) ?? ''
}

/** Replies as responses have them, with every earlier text. */
export async function describeReplies(db: Queries, rows: readonly ReplyRow[]) {
  const ids = rows.map(({ replyId }) => replyId)
  const edits =
    ids.length > 0
      ? await db.select().from(replyEdits).where(inArray(replyEdits.replyId, ids)).orderBy(desc(replyEdits.endTime))
      : []
  const names = await readMemberNames(
    db,
    [...rows, ...edits].map(({ userId }) => userId),
  )
  return rows.map(({ userId, ...reply }) => ({
    ...reply,
    author: names.get(userId) ?? '',
    edits: edits
      .filter(({ replyId }) => replyId === reply.replyId)
      .map((edit) => ({ content: edit.content, author: names.get(edit.userId) ?? '', endTime: edit.endTime })),
  }))
}

/** Replies to a review, the oldest first. */
export async function repliesTo(db: Queries, reviewId: string) {
  const rows = await db
    .select()
    .from(reviewReplies)
    .where(eq(reviewReplies.reviewId, reviewId))
    .orderBy(asc(reviewReplies.time), asc(reviewReplies.replyId))
  return describeReplies(db, rows)
}
