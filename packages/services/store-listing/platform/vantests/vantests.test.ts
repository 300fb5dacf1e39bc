import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { formatUtc } from '@console-widgets/core/formats'
import { day } from '@console-widgets/platform/clock/durations'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls } from '@console-widgets/store-listing/contract'

/** Northwind Maps, which has a package that runs on phones. */
const appId = '108370001'
let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  await enterPeople()
})
// Sessions end sooner than tests.
beforeEach(async () => {
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
})
afterAll(() => test.close())

const execute = (query: ReturnType<typeof sql>) => test.platform.services.database.asPlatform((db) => db.execute(query))
const today = () => formatUtc(test.clock.now(), 'YYYY-MM-DD')

/** People of the app: 60 in Germany with a phone of Android 15, and 60 in France with an older one. */
async function enterPeople() {
  await execute(sql`delete from cw_vantests`)
  await execute(sql`delete from cw_report_people where app_id = ${appId}`)
  await execute(sql`delete from cw_report_states where team_id = ${demoTeamId}`)
  await execute(sql`insert into cw_report_states (team_id, first_day, last_day, streamed_time, scale, filled, parts)
    values (${demoTeamId}, '2026-01-01', ${today()}, 0, 1, 1, 1)`)
  await execute(sql`insert into cw_report_people
      (team_id, app_id, person, place, install_day, device_type, country, source, version, device_name, item, active_days)
    select ${demoTeamId}, ${appId}, n, n, ${today()}::date - 1, 4, case when n < 60 then 'DE' else 'FR' end, 'search', '1.0',
      case when n < 60 then 'Google Pixel 8' else 'HUAWEI VR Glass' end, '', B'1'
    from generate_series(0, 119) n`)
}

const save = (changes: object = {}) =>
  console.invoke(calls['store-listing.vantest-draft.create'], { appId, activityName: 'Night routes', ...changes })
const submit = (activityId: string) => console.invoke(calls['store-listing.vantest.submit'], { activityId })
const get = (activityId: string) => console.invoke(calls['store-listing.vantest.get'], { activityId })
const users = async (activityId: string) =>
  (await console.invoke(calls['store-listing.vantest-user.query'], { activityId, maxReqCount: 100 })).items
const pass = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  await test.platform.wake()
}
const review = () => pass(7000)

it('says how many people meet a filter, without telling about few of them', async () => {
  const query = async (filter: object) => {
    const result = await console.invoke(calls['store-listing.vantest-filter-result.query'], { appId, filter })
    return [result.size, result.devices.length > 0]
  }
  expect(await query({})).toEqual([120, true])
  expect(await query({ leastAndroid: 35 })).toEqual([60, true])
  expect(await query({ countries: ['FR'], leastAndroid: 35 })).toEqual([null, true])
  expect(await query({ models: ['Pixel 8'] })).toEqual([60, true])
  expect(await query({ models: ['Pixel 8'], deviceTypes: [7] })).toEqual([null, false])
})

it('rejects a test with forbidden words, too few people, or devices that can’t run the package', async () => {
  const { activityId } = await save({
    guide: 'Compare it with Google Play Maps',
    filter: { models: ['Pixel 8'], deviceTypes: [7] },
  })
  expect(await submit(activityId)).toMatchObject({ state: 'submitted', findings: [] })
  expect(await refused(save({ activityId }))).toMatchObject({ reason: 'vantest-state' })
  await review()
  const rejected = await get(activityId)
  expect(rejected).toMatchObject({ state: 'rejected', invited: 0, startTime: null })
  expect(rejected.findings.map(({ rule, field }) => [rule, field])).toEqual([
    ['other-store', 'vantest.guide'],
    ['few-people', 'vantest.filter'],
    ['no-device', 'vantest.filter'],
  ])
})

it('invites people who meet the filter up to the quota, counts their use, and ends', async () => {
  const { activityId } = await save({ days: 3, quota: 20, filter: { leastAndroid: 35 } })
  await submit(activityId)
  await review()
  expect(await get(activityId)).toMatchObject({ state: 'passed', findings: [], invited: 20, active: 0 })
  const invited = await users(activityId)
  expect(new Set(invited.map(({ country, deviceName }) => `${country} ${deviceName}`))).toEqual(
    new Set(['DE Google Pixel 8']),
  )
  expect(Object.keys(invited[0] ?? {})).not.toContain('person')
  // A second test invites others: no one takes part in two at once.
  const other = await save({ activityName: 'Day routes', quota: 50, filter: { leastAndroid: 35 } })
  await submit(other.activityId)
  await review()
  expect(await get(other.activityId)).toMatchObject({ state: 'passed', invited: 40 })

  // Five of the invited people use the app on the next day, and one of them has a crash.
  const next = formatUtc(test.clock.now() + day, 'YYYY-MM-DD')
  await execute(sql`update cw_report_people p set active_days = B'101' from cw_vantest_users u
    where p.app_id = ${appId} and u.person = p.person and u.activity_id = ${activityId} and u.place <= 5`)
  await execute(sql`insert into cw_report_events
      (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name)
    select person, ${next}, 9, 9, 4, ${demoTeamId}, ${appId}, 'DE', '', '1.0', 'Google Pixel 8'
    from cw_vantest_users where activity_id = ${activityId} and place = 1`)
  await pass(3 * day)
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
  expect(await get(activityId)).toMatchObject({ state: 'ended', invited: 20, active: 5, crashes: 1 })
  expect((await users(activityId)).slice(0, 2)).toMatchObject([
    { place: 1, usedDays: 1, lastDay: next, crashes: 1 },
    { place: 2, usedDays: 1, lastDay: next, crashes: 0 },
  ])
  await console.invoke(calls['store-listing.vantest.delete'], { activityId })
  expect(await refused(get(activityId))).toMatchObject({ reason: 'not-found' })
})

it('invites no one after it is stopped', async () => {
  const { activityId } = await save({ quota: 20, filter: { countries: ['FR'] } })
  await submit(activityId)
  expect(await refused(console.invoke(calls['store-listing.vantest.delete'], { activityId }))).toMatchObject({
    reason: 'vantest-state',
  })
  expect(await console.invoke(calls['store-listing.vantest.cancel'], { activityId })).toMatchObject({
    state: 'cancelled',
  })
  await review()
  expect(await get(activityId)).toMatchObject({ state: 'cancelled', invited: 0 })
})
