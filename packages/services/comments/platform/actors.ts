import { day } from '@console-widgets/platform/clock/durations'
import { eq, sql } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { reportStates } from '@console-widgets/reports/platform/rows'
import { breaksRule } from './abuse-rule.ts'
import * as notices from './notices.ts'
import { abuseReports, reviews, reviewStates } from './tables.ts'
import { type Written, writeReviews } from './writing/write-reviews.ts'

/** Kinds of this service’s jobs. */
export const writeKind = 'comments.write'
export const judgeKind = 'comments.judge'

/** Time after midnight at which the reviews of a day are written: its traffic is there by then. */
const afterMidnight = 40 * 60_000
/** Days of the demo’s past that are written at once. */
const daysAtOnce = 10
/** Milliseconds after which an incomplete past is looked at again. */
const patience = 10_000

/** When the reviews of the day that begins then are written. */
const dueAfter = (dayStart: number) => dayStart + day + afterMidnight

/** Registers who writes reviews, and who judges those that were reported. */
export function defineCommentActors({ jobs }: PlatformParts): void {
  // The demo’s traffic doesn’t depend on reviews.
  jobs.setApart(writeKind)
  jobs.playUsers(writeKind)
  jobs.define(writeKind, async (_, { db, teamId, now }) => {
    const dueTime = await bringUpToDate(db, teamId, now)
    if (dueTime !== undefined) await jobs.schedule(db, { kind: writeKind, teamId, payload: {}, dueTime })
  })
  jobs.define<{ abuseReportId: string }>(judgeKind, async ({ abuseReportId }, { db, now }) =>
    judge(db, abuseReportId, now),
  )
}

/** Writes the reviews of the days since the last one. @returns when to come back, if there is anything to wait for */
export async function bringUpToDate(db: Queries, teamId: string, now: number): Promise<number | undefined> {
  const [traffic] = await db.select().from(reportStates).where(eq(reportStates.teamId, teamId))
  const [state] = await db.select().from(reviewStates).where(eq(reviewStates.teamId, teamId)).for('update')
  if (!traffic || !state) return undefined
  if (traffic.filled < traffic.parts) return now + patience
  let { nextDay } = state
  const { pastUntil } = state
  while (nextDay < pastUntil) {
    // What the demo’s people answered then isn’t an action of the platform.
    await db.execute(sql`select set_config('cw.record', '', true)`)
    const to = Math.min(pastUntil, nextDay + daysAtOnce * day)
    await writeReviews(db, { teamId, from: nextDay, to, scale: traffic.scale, pastUntil })
    nextDay = to
  }
  for (; dueAfter(nextDay) <= now; nextDay += day) {
    const span = { teamId, from: nextDay, to: nextDay + day, scale: traffic.scale, pastUntil }
    await notifyTeam(db, teamId, await writeReviews(db, span), now)
  }
  await db.update(reviewStates).set({ nextDay }).where(eq(reviewStates.teamId, teamId))
  return dueAfter(nextDay)
}

/** Tells the team of low ratings, and of authors who came back: one notice for each app. */
async function notifyTeam(db: Queries, teamId: string, { created, returned }: Written, now: number): Promise<void> {
  const low = created.filter(({ rating }) => rating <= 2)
  for (const [message, found] of [
    ['low', low],
    ['returned', returned],
  ] as const)
    for (const appId of new Set(found.map((review) => review.appId))) {
      const [app] = await db.select({ appName: apps.appName }).from(apps).where(eq(apps.appId, appId))
      if (!app) continue
      await sendNotice(
        db,
        {
          teamId,
          appId,
          topic: notices.comment,
          message,
          values: { app: app.appName, count: found.filter((review) => review.appId === appId).length },
          page: { id: 'comments.inbox', values: { appId } },
        },
        now,
      )
    }
}

/** Decides on a reported review by its text. A removed one is no longer shown, and no longer counts. */
async function judge(db: Queries, abuseReportId: string, now: number): Promise<void> {
  const [report] = await db.select().from(abuseReports).where(eq(abuseReports.abuseReportId, abuseReportId))
  if (report?.state !== 'pending') return
  const [review] = await db.select().from(reviews).where(eq(reviews.reviewId, report.reviewId))
  if (!review) return
  const state = breaksRule(review.content, report.reason) ? 'removed' : 'kept'
  await db.update(abuseReports).set({ state, answerTime: now }).where(eq(abuseReports.abuseReportId, abuseReportId))
  await db.update(reviews).set({ abuseState: state }).where(eq(reviews.reviewId, review.reviewId))
}
