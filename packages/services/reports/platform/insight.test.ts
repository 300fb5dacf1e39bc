import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import { eventKinds, type EventKind } from '@console-widgets/reports/model'
import type { Console } from '@console-widgets/core'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { rollUp } from './roll-ups/roll-up.ts'
import { mapsId, rows } from './testing/world.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

/** A live app without events. */
const quietId = '108370014'

/** Adds events to the quiet app and aggregates them. */
async function happen(
  kind: EventKind,
  times: number,
  { day = '2026-02-25', version = '1.0.0', item = '', country = 'DE', amount = 0 } = {},
) {
  const { database } = test.platform.services
  const values: SQL = sql`${day}::date, ${eventKinds[kind]}, ${demoTeamId}, ${quietId}, ${country}`
  await database.asPlatform(async (db) => {
    await db.execute(
      sql`insert into cw_report_events (day, kind, team_id, app_id, country, person, amount, hour, device_type, source, version, device_name, item) select ${values}, number, ${amount}, 5, 4, 'search', ${version}, 'Kite S', ${item} from generate_series(1, ${sql.raw(String(times))}) number`,
    )
    await rollUp(db, { teamId: demoTeamId, appId: quietId, from: day, to: day })
  })
}

const adviceFor = async (appId: string) =>
  (await holder.invoke(calls['reports.diagnosis-advice.get'], { appId })).advices

describe('recommendations', () => {
  it('are empty for an unused app', async () => {
    expect(await adviceFor(quietId)).toEqual([])
  })

  it('name the version and the reason of failed installations', async () => {
    await happen('install', 500)
    await happen('install', 60, { version: '1.1.0' })
    await happen('installFailure', 4)
    await happen('installFailure', 40, { version: '1.1.0', item: 'signature-conflict' })
    await happen('installFailure', 10, { version: '1.1.0', item: 'unknown' })
    const [advice] = await adviceFor(quietId)
    expect(advice).toMatchObject({
      rule: 'install-failures-high',
      level: 'urgent',
      metric: 'installFailureShare',
      appVersion: '1.1.0',
      reason: 'signature-conflict',
    })
    expect(advice?.value).toBeCloseTo(54 / 614, 10)
    expect(advice?.share).toBeCloseTo(40 / 54, 10)
  })

  it('name the version that crashes more than the others', async () => {
    await happen('active', 2000, { day: '2026-02-24' })
    await happen('active', 200, { day: '2026-02-25', version: '1.1.0' })
    await happen('crash', 10, { day: '2026-02-24' })
    await happen('crash', 14, { version: '1.1.0' })
    expect(await adviceFor(quietId)).toContainEqual(
      expect.objectContaining({ rule: 'crashes-of-version', level: 'urgent', appVersion: '1.1.0', value: 14 / 200 }),
    )
  })

  it('name the country where downloads dropped', async () => {
    await happen('download', 900, { day: '2026-01-20', country: 'FR' })
    await happen('download', 300, { day: '2026-01-20' })
    await happen('download', 100, { country: 'FR' })
    await happen('download', 290)
    expect(await adviceFor(quietId)).toContainEqual(
      expect.objectContaining({ rule: 'downloads-fell', value: 390, base: 1200, against: 'previous', countryId: 'FR' }),
    )
  })
})

it('counts each person once in every audience breakdown', async () => {
  const { people, portraits } = await holder.invoke(calls['reports.portrait-analysis.get'], {
    appId: mapsId,
    startTime: '20251202',
    endTime: '20260301',
  })
  const [counted] = await rows<{ people: number }>(
    test,
    sql`select count(distinct person)::int as people from cw_report_events where app_id = ${mapsId} and kind = ${eventKinds.active} and day <= '2026-03-01'`,
  )
  expect(people).toBe(counted?.people)
  const frequency = portraits.find(({ subject }) => subject === 'useDays')?.groups ?? []
  const byHand = await rows<{ days: number }>(
    test,
    sql`select count(*)::int as days from cw_report_events where app_id = ${mapsId} and kind = ${eventKinds.active} and day <= '2026-03-01' group by person`,
  )
  expect(frequency.find(({ key }) => key === '2-3')?.people).toBe(
    byHand.filter(({ days }) => days >= 2 && days <= 3).length,
  )
  for (const { groups } of portraits)
    for (const { people: of, share } of groups)
      expect(share === null || Math.abs(share - (of as number) / (people as number)) < 1e-9).toBe(true)
})

it('compares an app’s metrics with the platform baseline and the team median', async () => {
  const { values, interfaces } = await holder.invoke(calls['reports.base-value.get'], { appId: mapsId })
  expect(values.find(({ metric }) => metric === 'crashShare')).toMatchObject({
    base: 0.011,
    value: expect.any(Number),
    median: expect.any(Number),
  })
  expect(interfaces.map(({ interfaceName }) => interfaceName).sort()).toEqual([
    'account.refresh',
    'position.report',
    'route.search',
    'tile.load',
  ])
})

it('accepts measured calls, and shows them with the benchmarks', async () => {
  const measured = { interfaceName: 'map.open', milliseconds: 120, succeeded: true }
  expect(
    await holder.invoke(calls['reports.interface-call.report'], {
      appId: mapsId,
      calls: [measured, { ...measured, milliseconds: 80, succeeded: false }],
    }),
  ).toEqual({ taken: 2 })
  const { interfaces } = await holder.invoke(calls['reports.base-value.get'], { appId: mapsId })
  expect(interfaces).toContainEqual({ interfaceName: 'map.open', calls: 2, failed: 1, averageMilliseconds: 100 })
  expect(
    await refused(holder.invoke(calls['reports.interface-call.report'], { appId: 'nowhere', calls: [measured] })),
  ).toMatchObject({ status: 404 })
})

it('compares games across the platform without revealing a single one', async () => {
  const own = await createTestPlatform()
  const { database } = own.platform.services
  const games = (count: number) =>
    database.asPlatform(async (db) => {
      await db.execute(sql`delete from cw_report_days`)
      for (const [place, appId] of ['108370019', '108370020', '108370022', '108370021'].slice(0, count).entries())
        await db.execute(
          sql`insert into cw_report_days (day, kind, team_id, app_id, country, events, amount, item, currency) values ('2026-02-20', 2, 'team-lighthouse', ${appId}, 'DE', 100, 0, '', ''), ('2026-02-20', 3, 'team-lighthouse', ${appId}, 'DE', ${10 * (place + 1)}, 0, '', ''), ('2026-02-20', 4, 'team-lighthouse', ${appId}, 'DE', 10, 0, '', '')`,
        )
    })
  const console = await signIn(own.platform)
  const ask = () => console.invoke(calls['reports.game-industry-indicator-set.get'], undefined)
  await games(2)
  expect((await ask()).games).toBe(0)
  await games(3)
  const { games: counted, indicators, period } = await ask()
  expect(counted).toBe(3)
  expect(period).toEqual({ startTime: '20260202', endTime: '20260301' })
  expect(indicators.find(({ indicator }) => indicator === 'downloadShare')).toEqual({
    indicator: 'downloadShare',
    lower: expect.closeTo(0.15),
    median: expect.closeTo(0.2),
    upper: expect.closeTo(0.25),
  })
  await own.close()
})
