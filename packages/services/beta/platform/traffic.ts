import { and, asc, eq, isNotNull, isNull, gte, lt, sql } from 'drizzle-orm'
import { formatUtc, startOfUtc } from '@console-widgets/core/formats'
import { endOfTest } from '@console-widgets/beta/model'
import type { EventTakers, QuestionTakers } from '@console-widgets/platform/calls/events'
import { day } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { firstNumberOf, numbersOfDay } from '@console-widgets/platform/traffic/numbers-of-people'
import type { Newcomer, UsedBuild, UsedDays } from '@console-widgets/platform/traffic/traffic-events'
import { eventKinds } from '@console-widgets/reports/model'
import { reportEvents } from '@console-widgets/reports/platform/rows'
import { begunTests } from '@console-widgets/versions/platform/rows'
import { invitees, subscriptions, testers } from './tables.ts'

/** The first of a day's numbers that are kept for testers, behind those whom ads bring. */
const firstOfDay = 499_500

const dayOf = (time: number) => formatUtc(time, 'YYYYMMDD')
const timeOf = (date: string) => Date.UTC(Number(date.slice(0, 4)), Number(date.slice(4, 6)) - 1, Number(date.slice(6)))

type Subscription = typeof subscriptions.$inferSelect

/**
 * Testers are people of the demo's traffic: who downloads a build installs it on that day, and uses it until they leave
 * or the test ends. Users of the app who join use it in place of the store's version.
 */
export const trafficAnswers: QuestionTakers = {
  'traffic.newcomers': async (days, { db }) => {
    await numberTesters(db, days)
    const installed = await db
      .select({ subscription: subscriptions, countries: begunTests.countries, country: testers.country })
      .from(subscriptions)
      .innerJoin(begunTests, eq(begunTests.versionId, subscriptions.versionId))
      .leftJoin(invitees, and(eq(invitees.appId, subscriptions.appId), eq(invitees.userId, subscriptions.userId)))
      .leftJoin(testers, and(eq(testers.groupId, invitees.groupId), eq(testers.accountKey, invitees.accountKey)))
      .where(and(ofApp(days), isNotNull(subscriptions.person)))
      .orderBy(asc(subscriptions.person))
    // A person can have several invitations, and several builds.
    const newcomers = new Map<number, Newcomer>()
    for (const { subscription, countries, country } of installed) {
      const { person, installDay } = subscription
      if (person === null || installDay === null || installDay < days.from || installDay > days.to) continue
      if (!isTester(person, installDay)) continue
      const own = countries.filter((code) => /^[A-Z]{2}$/.test(code))
      const from = country ?? own[person % own.length] ?? 'CN'
      newcomers.set(person, { person, day: installDay, country: from, source: 'other' })
    }
    return [...newcomers.values()]
  },

  'traffic.builds': async (days, { db }) => {
    const used = await db
      .select({
        subscription: subscriptions,
        versionNumber: begunTests.versionNumber,
        test: { endTime: begunTests.endTime, offShelfTime: begunTests.offShelfTime },
      })
      .from(subscriptions)
      .innerJoin(begunTests, eq(begunTests.versionId, subscriptions.versionId))
      .where(and(ofApp(days), isNotNull(subscriptions.person)))
    return used.flatMap(({ subscription: { person, installDay, endTime }, versionNumber, test }) => {
      if (person === null || installDay === null || versionNumber === null) return []
      const end = Math.min(endTime ?? Infinity, endOfTest(test))
      const build: UsedBuild = { person, version: versionNumber, from: installDay, to: dayOf(end) }
      return build.from > days.to || build.to < days.from || build.to < build.from ? [] : [build]
    })
  },
}

const ofApp = ({ teamId, appId }: UsedDays) => and(eq(subscriptions.teamId, teamId), eq(subscriptions.appId, appId))

/** Whether a number is that of a tester who came on a day, and not of a user whom the app had before. */
const isTester = (person: number, date: string) => person - firstNumberOf(timeOf(date)) >= firstOfDay

/** Numbers testers who have downloaded a build on some days. Those who had an earlier build keep their number. */
async function numberTesters(db: Queries, days: UsedDays): Promise<void> {
  const [start, end] = [timeOf(days.from), timeOf(days.to) + day]
  const { downloadTime, installDay, person, subscriptionId, userId } = subscriptions
  const fresh = await db
    .select()
    .from(subscriptions)
    .where(and(ofApp(days), isNull(person), gte(downloadTime, start), lt(downloadTime, end)))
    .orderBy(asc(downloadTime), asc(subscriptionId))
  for (const row of fresh) {
    const date = dayOf(row.downloadTime ?? start)
    const [earlier] = await db
      .select({ person })
      .from(subscriptions)
      .where(and(ofApp(days), eq(userId, row.userId), isNotNull(person)))
      .limit(1)
    const count = await db.$count(subscriptions, and(ofApp(days), eq(installDay, date), isNotNull(person)))
    if (!earlier && count >= numbersOfDay - firstOfDay) continue
    const number = earlier?.person ?? firstNumberOf(timeOf(date)) + firstOfDay + count
    // Who uses an earlier build on the day gets the new one on the next.
    const from = earlier ? dayOf(startOfUtc(row.downloadTime ?? start, 'day') + day) : date
    await db.update(subscriptions).set({ person: number, installDay: from }).where(isRow(row))
  }
}

const isRow = ({ subscriptionId }: Subscription) => eq(subscriptions.subscriptionId, subscriptionId)

/** After each day, testers' use is counted from the events of their builds. */
export const trafficEvents: EventTakers = {
  'traffic.used': async ({ teamId, appId, from }, { db }) => {
    const { active, crash } = eventKinds
    await db.execute(sql`
      update cw_beta_subscriptions s set used_days = used.days, last_day = used.last_day, crashes = used.crashes
      from (
        select place.subscription_id, (count(distinct e.day) filter (where e.kind = ${active}))::int as days,
          to_char(max(e.day) filter (where e.kind = ${active}), 'YYYY-MM-DD') as last_day,
          (count(*) filter (where e.kind = ${crash}))::int as crashes
        from cw_beta_subscriptions place
        join cw_public_begun_tests test on test.version_id = place.version_id and test.end_time >= ${timeOf(from)}
        join ${reportEvents} e on e.team_id = place.team_id and e.app_id = place.app_id
          and e.kind in (${active}, ${crash}) and e.day >= place.install_day::date
          and e.person = place.person and e.version = test.version_number
        where place.team_id = ${teamId} and place.app_id = ${appId} and place.person is not null
        group by 1
      ) used where used.subscription_id = s.subscription_id`)
  },
}
