import { and, eq, sql } from 'drizzle-orm'
import { appPackages, listPhones } from '@console-widgets/app-packages/platform/rows'
import { formatUtc, startOfUtc } from '@console-widgets/core/formats'
import { audienceLimits, found, type Finding } from '@console-widgets/store-listing/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day } from '@console-widgets/platform/clock/durations'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { promotionResult } from '../notices.ts'
import { promotionReviewSeconds } from '../options.ts'
import { vantests, vantestUsers } from '../tables.ts'
import { foreignLanguage, judgeText } from '../texts/judge-texts.ts'
import { conditionsOf, devicesOfFilter } from './conditions.ts'
import { changeVantest, describeVantest, type VantestRow } from './vantest-rows.ts'

/** Types of jobs of crowd tests. */
const jobKinds = { review: 'store-listing.review-vantest', turn: 'store-listing.turn-vantest' } as const

/** A submission: a job of an earlier one does nothing. */
interface Submission {
  activityId: string
  round: number
}

/** Hour of UTC at which the events of the day before are complete, in milliseconds. */
const countedBy = 3_600_000

/** Schedules the review of a submitted crowd test. */
export async function scheduleVantestReview(
  db: Queries,
  { jobs, options }: Pick<PlatformParts, 'jobs' | 'options'>,
  { teamId, activityId, round }: VantestRow,
  now: number,
): Promise<void> {
  const payload: Submission = { activityId, round }
  const dueTime = now + options.of(promotionReviewSeconds) * 1000
  await jobs.schedule(db, { kind: jobKinds.review, teamId, payload, dueTime })
}

/** Registers the reviewer of crowd tests, and what happens to those that run. */
export function defineVantestActors(services: PlatformParts): void {
  services.jobs.define<Submission>(jobKinds.review, async (submission, { db, now }) => {
    const row = await inState(db, submission, 'submitted')
    if (!row) return
    const findings = await judgeVantest(db, services, row)
    if (findings.some(({ rank }) => rank === 'refuse')) {
      await changeVantest(db, row.activityId, { state: 'rejected', findings, updateTime: now })
      await tell(db, row, 'vantest-rejected', now)
      return
    }
    const times = { startTime: now, endTime: now + row.days * day, updateTime: now }
    const running = await changeVantest(db, row.activityId, { state: 'passed', findings, ...times })
    await tell(db, row, 'vantest-passed', now)
    await turnVantest(db, services, running, now)
  })
  services.jobs.setApart(jobKinds.turn)
  services.jobs.define<Submission>(jobKinds.turn, async (submission, { db, now }) => {
    const row = await inState(db, submission, 'passed')
    if (row) await turnVantest(db, services, row, now)
  })
}

async function inState(
  db: Queries,
  { activityId, round }: Submission,
  state: VantestRow['state'],
): Promise<VantestRow | undefined> {
  const [row] = await db
    .select()
    .from(vantests)
    .where(and(eq(vantests.activityId, activityId), eq(vantests.round, round), eq(vantests.state, state)))
    .for('update')
  return row
}

/**
 * Looks at a crowd test: its words, whether enough people meet its filter, and whether their devices run the package
 * that is tested.
 */
export async function judgeVantest(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  row: VantestRow,
): Promise<Finding[]> {
  const { activityId, appId, activityName, guide, filter, versionId } = row
  const { defaultLang } = await findApp(db, appId)
  const foreign = await foreignLanguage(defaultLang, guide)
  const question = { ...conditionsOf(appId, filter), order: activityId, without: [], most: 1 }
  const answers = await events.collectAnswers('audience.panel', question, { db })
  const size = answers.find((each) => each !== undefined)?.size ?? 0
  const [tested] = await db
    .select({ item: appPackages })
    .from(appVersions)
    .innerJoin(appPackages, eq(appPackages.pkgId, appVersions.packageId))
    .where(eq(appVersions.versionId, versionId ?? ''))
  const chosen = new Set(devicesOfFilter(filter).map(({ model }) => model))
  const isRunnable =
    tested && listPhones(tested.item).phones.some(({ model, supported }) => supported && chosen.has(model))
  return [
    ...judgeText(activityName, 'vantest.name'),
    ...judgeText(guide, 'vantest.guide'),
    ...(foreign === undefined ? [] : [found('language', 'vantest.guide', foreign)]),
    ...(size < audienceLimits.fewest ? [found('few-people', 'vantest.filter', String(audienceLimits.fewest))] : []),
    ...(tested ? [] : [found('no-package', 'vantest.version')]),
    ...(tested && !isRunnable ? [found('no-device', 'vantest.filter')] : []),
  ]
}

/** Counts how those who were invited use the app, and invites more until the quota is reached or the test ends. */
export async function turnVantest(
  db: Queries,
  services: Pick<PlatformParts, 'events'>,
  row: VantestRow,
  now: number,
): Promise<void> {
  const { activityId, endTime } = row
  await countUse(db, services, row)
  if (endTime !== null && now >= endTime) {
    await changeVantest(db, activityId, { state: 'ended', updateTime: now })
    await tell(db, row, 'vantest-ended', now)
    return
  }
  await inviteUsers(db, services, row, now)
  const next = startOfUtc(now, 'day') + day + countedBy
  await scheduleTurn(db, row, endTime === null ? next : Math.min(next, endTime))
}

/** Schedules the next count of a running test. */
export async function scheduleTurn(db: Queries, row: VantestRow, dueTime: number): Promise<void> {
  const { teamId, activityId, round } = row
  const payload: Submission = { activityId, round }
  await scheduleJob(db, { kind: jobKinds.turn, teamId, payload, dueTime })
}

async function countUse(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  { activityId, appId }: VantestRow,
): Promise<void> {
  const ofTest = eq(vantestUsers.activityId, activityId)
  const invited = await db
    .select({ person: vantestUsers.person, inviteTime: vantestUsers.inviteTime })
    .from(vantestUsers)
    .where(ofTest)
  // Use on the day of the invitation may have come before it.
  const firstDayOf = ({ inviteTime }: { inviteTime: number }) => formatUtc(inviteTime + day, 'YYYY-MM-DD')
  for (const from of new Set(invited.map(firstDayOf))) {
    const people = invited.filter((user) => firstDayOf(user) === from).map(({ person }) => person)
    const question = { appId, people, from }
    const counted = (await events.collectAnswers('store-listing.use', question, { db })).flat()
    for (const { person, usedDays, lastDay, crashes } of counted)
      await db
        .update(vantestUsers)
        .set({ usedDays, lastDay, crashes })
        .where(and(ofTest, eq(vantestUsers.person, person)))
  }
}

/** Invites people who meet the filter, up to the quota. @returns how many are invited then */
export async function inviteUsers(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  { teamId, activityId, appId, filter, quota }: VantestRow,
  now: number,
): Promise<number> {
  const invited = await db.$count(vantestUsers, eq(vantestUsers.activityId, activityId))
  if (invited >= quota) return invited
  // No one is asked to take part in two tests of an app at once.
  const busy = await db
    .select({ person: vantestUsers.person })
    .from(vantestUsers)
    .innerJoin(vantests, eq(vantests.activityId, vantestUsers.activityId))
    .where(
      and(eq(vantestUsers.appId, appId), sql`(${vantests.state} = 'passed' or ${vantests.activityId} = ${activityId})`),
    )
  const without = [...new Set(busy.map(({ person }) => person))]
  const question = { ...conditionsOf(appId, filter), order: activityId, without, most: quota - invited }
  const answers = await events.collectAnswers('audience.panel', question, { db })
  const people = answers.find((each) => each !== undefined)?.people ?? []
  if (people.length === 0) return invited
  await db.insert(vantestUsers).values(
    people.map(({ person, country, deviceName }, at) => {
      const place = invited + at + 1
      return {
        ...{ teamId, userKey: `${activityId}-${place}`, activityId, appId },
        ...{ person, place, country, deviceName, inviteTime: now },
      }
    }),
  )
  return invited + people.length
}

async function tell(
  db: Queries,
  row: VantestRow,
  message: 'vantest-passed' | 'vantest-rejected' | 'vantest-ended',
  now: number,
): Promise<void> {
  const { teamId, appId, activityId, activityName } = row
  const { appName } = await findApp(db, appId)
  const { active } = await describeVantest(db, row)
  await sendNotice(
    db,
    {
      teamId,
      topic: promotionResult,
      message,
      values: { app: appName, title: activityName, count: active },
      appId,
      page: { id: 'store-listing.vantest', values: { appId, activityId } },
    },
    now,
  )
}
