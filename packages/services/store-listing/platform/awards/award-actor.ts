import { and, eq, inArray, isNull } from 'drizzle-orm'
import { addUtcMonths, formatUtc, startOfUtc } from '@console-widgets/core/formats'
import { type JudgedCriterion, judgeMonth } from '@console-widgets/store-listing/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day } from '@console-widgets/platform/clock/durations'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import type {} from '@console-widgets/platform/release/availability'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { liveStates } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { openFindings } from '../detection-rows.ts'
import { versionOfListing } from '../listing.ts'
import { promotionResult } from '../notices.ts'
import { listingAwards } from '../tables.ts'

/** Type of the job that judges a month of an app. */
const awardKind = 'store-listing.judge-month'

interface Month {
  appId: string
  month: string
}

/** Time after the end of a month at which its events are complete, in milliseconds. */
const countedBy = 6 * 3_600_000

const monthOf = (time: number) => formatUtc(time, 'YYYY-MM-DD').slice(0, 7)
/** The first moment of the month after the one of a time. */
const nextMonth = (time: number) => addUtcMonths(startOfUtc(time, 'month'), 1)

/** Schedules the judgement of the present month of an app, unless it is scheduled already. */
export async function expectAward(db: Queries, teamId: string, appId: string, now: number): Promise<void> {
  const month = monthOf(now)
  const dueTime = nextMonth(now) + countedBy
  const [expected] = await db
    .insert(listingAwards)
    .values({ teamId, awardKey: `${appId}-${month}`, appId, month, dueTime })
    .onConflictDoNothing()
    .returning()
  if (expected) await scheduleJob(db, { kind: awardKind, teamId, payload: { appId, month } satisfies Month, dueTime })
}

/** An app is judged from the month on in which it becomes available. */
export const awardEvents: EventTakers = {
  'release.availability-changed': ({ appId }, { db, teamId, now }) => expectAward(db, teamId, appId, now()),
}

/** Registers the judge of months. */
export function defineAwardActor(services: PlatformParts): void {
  services.jobs.define<Month>(awardKind, async ({ appId, month }, { db, teamId, now }) => {
    const [row] = await db
      .select()
      .from(listingAwards)
      .where(and(eq(listingAwards.awardKey, `${appId}-${month}`), isNull(listingAwards.time)))
      .for('update')
    // The app was deleted in the meantime.
    if (!row) return
    const criteria = await judgeApp(db, services, appId, month)
    const isAwarded = criteria.every(({ isMet }) => isMet)
    await db
      .update(listingAwards)
      .set({ criteria, isAwarded, time: now })
      .where(eq(listingAwards.awardKey, row.awardKey))
    if (isAwarded) await tell(db, teamId, appId, now)
    await expectAward(db, teamId, appId, now)
  })
}

/** Compares a month of an app with all criteria, by stored rows. */
export async function judgeApp(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  appId: string,
  month: string,
): Promise<JudgedCriterion[]> {
  const start = Date.parse(`${month}-01T00:00:00Z`)
  const days = {
    before: `${monthOf(start - day)}-01`,
    from: `${month}-01`,
    to: formatUtc(nextMonth(start) - day, 'YYYY-MM-DD'),
  }
  const [installs] = await events.collectAnswers('store-listing.installs', { appId, ...days }, { db })
  const [rating] = await events.collectAnswers('store-listing.rating', { appId }, { db })
  const live = and(eq(appVersions.appId, appId), inArray(appVersions.releaseState, [...liveStates]))
  const version = await versionOfListing(db, appId)
  const findings = version ? (await openFindings(db, version)).findings : []
  return judgeMonth({
    isLive: (await db.$count(appVersions, live)) > 0,
    ...(installs ?? { installs: 0, installsBefore: 0, kept: null }),
    rating: rating?.average ?? null,
    reviews: rating?.count ?? 0,
    rejected: findings.filter(({ rank }) => rank === 'refuse').length,
  })
}

async function tell(db: Queries, teamId: string, appId: string, now: number): Promise<void> {
  const [app] = await db.select({ appName: apps.appName }).from(apps).where(eq(apps.appId, appId))
  if (!app) return
  const page = { id: 'store-listing.app' as const, values: { appId } }
  const values = { app: app.appName }
  await sendNotice(db, { teamId, topic: promotionResult, message: 'awarded', values, appId, page }, now)
}
