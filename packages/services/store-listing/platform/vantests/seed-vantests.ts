import { and, eq } from 'drizzle-orm'
import { day } from '@console-widgets/platform/clock/durations'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { VantestState } from '@console-widgets/store-listing/model'
import { versionOfListing } from '../listing.ts'
import { vantests } from '../tables.ts'
import { filterOf, type PartialFilter } from './conditions.ts'
import { inviteUsers, judgeVantest, scheduleTurn, turnVantest } from './run-vantests.ts'
import type { VantestRow } from './vantest-rows.ts'

/** App of the demo team that has crowd tests. */
const testedApp = 'Northwind Maps'

/** Time after which the events of a large demo exist, in milliseconds. */
const fillTime = 3_600_000

interface DemoTest {
  activityId: string
  activityName: string
  guide: string
  days: number
  quota: number
  filter: PartialFilter
  state: VantestState
  /** Days since it was written, and since it was reviewed. */
  written: number
  reviewed: number | null
}

const demoTests: readonly DemoTest[] = [
  {
    ...{ activityId: 'crowd-routes', state: 'passed' },
    activityName: 'Cycling routes without gravel',
    guide: 'Plan a route of at least ten kilometres that avoids gravel, ride it, and see whether you had to turn back.',
    ...{ days: 21, quota: 60, filter: { deviceTypes: [4], leastAndroid: 28 }, written: 6, reviewed: 5 },
  },
  {
    ...{ activityId: 'crowd-watch', state: 'rejected' },
    activityName: 'Compass on the watch',
    guide: 'Compare the compass on your watch with the one on your phone. It is better than Google Play Maps.',
    ...{ days: 14, quota: 40, filter: { deviceTypes: [7], countries: ['IS'] }, written: 9, reviewed: 8 },
  },
  {
    ...{ activityId: 'crowd-harbours', state: 'draft' },
    activityName: 'Harbours after dark',
    guide: '',
    ...{ days: 14, quota: 100, filter: { countries: ['DE', 'NL'], activeWithin: 30 }, written: 1, reviewed: null },
  },
]

/** Crowd tests of the demo team. Findings and invited users follow from its app and the people of its events. */
export async function seedVantests({ db, services, now }: Seed): Promise<void> {
  const [app] = await db
    .select()
    .from(apps)
    .where(and(eq(apps.teamId, demoTeamId), eq(apps.appName, testedApp)))
  if (!app) return
  const version = await versionOfListing(db, app.appId)
  for (const { written, reviewed, filter, ...test } of demoTests) {
    const createTime = now - written * day
    const reviewTime = reviewed === null ? null : now - reviewed * day
    const isRunning = test.state === 'passed'
    const row: VantestRow = {
      ...{ ...test, teamId: demoTeamId, appId: app.appId, filter: filterOf(filter), findings: [] },
      ...{ versionId: null, versionNumber: null, createTime, updateTime: reviewTime ?? createTime },
      ...{ round: reviewTime === null ? 0 : 1, submitTime: reviewTime && createTime },
      startTime: isRunning ? reviewTime : null,
      endTime: isRunning && reviewTime !== null ? reviewTime + test.days * day : null,
    }
    if (reviewTime !== null && version)
      Object.assign(row, { versionId: version.versionId, versionNumber: version.versionNumber })
    if (row.state === 'rejected') row.findings = await judgeVantest(db, services, row)
    await db.insert(vantests).values(row)
    if (!isRunning || reviewTime === null) continue
    // As if the store had invited on the day of the review, and counted the use since.
    const invited = await inviteUsers(db, services, row, reviewTime)
    if (invited > 0) await turnVantest(db, services, row, now)
    // The people of a large demo don't exist yet.
    else await scheduleTurn(db, row, now + fillTime)
  }
}

/** How the demo team’s crowd tests came about. */
export async function historyOfVantests({ db }: Seed): Promise<DemoAct[]> {
  const rows = await db.select().from(vantests).where(eq(vantests.teamId, demoTeamId))
  return rows.flatMap(({ appId, activityId, activityName, createTime, submitTime }): DemoAct[] => {
    const by = { userId: demoTeamId, changes: [{ table: 'cw_vantests', key: activityId }] }
    return [
      { call: 'store-listing.vantest-draft.create', ...by, time: createTime, input: { appId, activityName } },
      ...(submitTime === null
        ? []
        : [{ call: 'store-listing.vantest.submit' as const, ...by, time: submitTime, input: { activityId } }]),
    ]
  })
}
