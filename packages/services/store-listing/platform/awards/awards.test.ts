import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addUtcMonths, formatUtc, startOfUtc } from '@console-widgets/core/formats'
import { day } from '@console-widgets/platform/clock/durations'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls } from '@console-widgets/store-listing/contract'

/** Northwind Maps, which is live, and a prototype without a version. */
const [appId, prototypeId] = ['108370001', '108370018']
let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
afterAll(() => test.close())

it('judges each month of a live app once, by its stored people and reviews', async () => {
  const listOf = async (id: string) => {
    const console = await signIn(test.platform)
    await console.session.switchTeam(demoTeamId)
    return console.invoke(calls['store-listing.award.list'], { appId: id })
  }
  expect(await listOf(prototypeId)).toEqual({ months: [], nextTime: null })
  const start = startOfUtc(test.clock.now(), 'month')
  const month = formatUtc(start, 'YYYY-MM-DD').slice(0, 7)
  const from = `${month}-01`
  const { months, nextTime } = await listOf(appId)
  expect(months.map((judged) => judged.month)).not.toContain(month)
  expect(nextTime).toBe(addUtcMonths(start, 1) + day / 4)
  // 60 people in this month after 50 in the one before; a quarter of them come back after a week.
  await test.platform.services.database.asPlatform(async (db) => {
    await db.execute(sql`delete from cw_report_people where app_id = ${appId}`)
    await db.execute(sql`insert into cw_report_people
        (team_id, app_id, person, place, install_day, device_type, country, source, version, device_name, item, active_days)
      select ${demoTeamId}, ${appId}, n, n, case when n < 60 then ${from}::date else ${from}::date - 1 end, 4, 'DE', 'search',
        '1.0', 'Google Pixel 8', '', case when n < 15 then B'10000001' else B'1000000' end
      from generate_series(0, 109) n`)
  })
  test.clock.advance((nextTime ?? 0) - test.clock.now())
  await test.platform.wake()
  const judged = (await listOf(appId)).months.filter((each) => each.month === month)
  expect(judged).toHaveLength(1)
  const found = Object.fromEntries(
    judged[0]?.criteria.map(({ criterion, value, needed, isMet }) => [criterion, [value, needed, isMet]]) ?? [],
  )
  expect(found).toMatchObject({
    live: [1, 1, true],
    installs: [60, 50, true],
    growth: [60, 50, true],
    kept: [0.25, 0.2, true],
    listing: [0, 0, true],
  })
  expect(judged[0]?.isAwarded).toBe(Object.values(found).every(([, , isMet]) => isMet === true))
  expect((await listOf(appId)).nextTime).toBe(addUtcMonths(start, 2) + day / 4)
})
