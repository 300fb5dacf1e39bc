import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { dayMilliseconds, eventKinds } from '@console-widgets/reports/model'
import { crashesMore } from '@console-widgets/versions/model'
import { calls as workspaceCalls } from '@console-widgets/workspace/contract'
import type { Console } from '@console-widgets/core'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { rows } from './testing/world.ts'
import { rolloutOf } from './traffic/rollout.ts'

/** Northwind Weather, whose version 3.9.0 is in phased release. */
const appId = '108370002'

let test: TestPlatform
let holder: Console
let versionId: string
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  versionId = (await holder.invoke(versionCalls['versions.on-shelf.get'], { appId })).phased?.versionId as string
  // Enough users from now on that their numbers aren't hidden.
  await test.platform.services.database.asPlatform((db) => db.execute(sql`update cw_report_states set scale = 60000`))
  await update({ percent: '80.00', endTime: test.clock.now() + 60 * dayMilliseconds })
  await pass(4)
})
afterAll(() => test.close())

const read = async () =>
  (await holder.invoke(versionCalls['versions.phased-release-figures.get'], { appId, versionId })).figures!
/** Lets days pass, after which the session is a new one. */
const pass = async (days: number) => {
  test.clock.advance(days * dayMilliseconds)
  await test.platform.wake()
  holder = await signIn(test.platform)
}

const update = (changes: Record<string, unknown>) =>
  holder.invoke(versionCalls['versions.phased-release.update'], { appId, versionId, ...changes })

/** Every event of a version on some days, for counting without SQL. */
const eventsOf = (version: string, from: string, to: string) =>
  rows<{ person: number; day: string; kind: number }>(
    test,
    sql`select person, to_char(day, 'YYYYMMDD') as day, kind from cw_report_events where app_id = ${appId} and version = ${version} and to_char(day, 'YYYYMMDD') between ${from} and ${to}`,
  )

it('are what a recount of the stored events gives', async () => {
  const { period, version, previous, days } = await read()
  expect(period).toEqual({ startTime: '20260221', endTime: '20260305' })
  const { startTime, endTime } = period!
  for (const [number, figures] of [
    ['3.9.0', version],
    ['3.8.0', previous],
  ] as const) {
    const events = await eventsOf(number, startTime, endTime)
    const uses = events.filter(({ kind }) => kind === eventKinds.active)
    const crashes = events.filter(({ kind }) => kind === eventKinds.crash).length
    expect(figures).toMatchObject({ users: new Set(uses.map(({ person }) => person)).size, crashes })
    expect(figures.crashShare).toBeCloseTo(crashes / uses.length)
  }
  expect(version.users).toBeGreaterThan(10)
  const uses = (await eventsOf('3.9.0', startTime, endTime)).filter(({ kind }) => kind === eventKinds.active)
  expect(days).toHaveLength(13)
  for (const { day, reached } of days) {
    const users = new Set(uses.flatMap((use) => (use.day <= day ? use.person : []))).size
    expect(reached).toBe(users > 0 && users < 5 ? null : users)
  }
})

it('are those of the report by version', async () => {
  const { period, allUsers, version } = await read()
  const report = await holder.invoke(calls['reports.device-info.get'], { appId, ...period!, groupBy: ['appVersion'] })
  const own = report.rows.find(({ keys }) => keys.appVersion === '3.9.0')
  expect(own?.values).toMatchObject({ activePeople: version.users, crashes: version.crashes })
  expect(report.totals.values.activePeople).toBe(allUsers)
})

it('bring a line to the start page if the version crashes more than the one before', async () => {
  const lines = async () => {
    const overview = await holder.invoke(workspaceCalls['workspace.overview.get'], {})
    return overview.lines.filter(({ kind }) => kind === 'versions.crashes')
  }
  expect(crashesMore(await read())).toBe(true)
  expect(await lines()).toMatchObject([
    { id: versionId, values: { version: '3.9.0', previous: '3.8.0' }, page: { id: 'versions.version' } },
  ])
  await test.platform.services.database.asPlatform((db) =>
    db.execute(
      sql`delete from cw_report_days where app_id = ${appId} and version = '3.9.0' and kind = ${eventKinds.crash}`,
    ),
  )
  expect(crashesMore(await read())).toBe(false)
  expect(await lines()).toEqual([])
})

it('don’t judge a version with few users or few crashes more', () => {
  const judge = (users: number | null, crashShare: number | null, before: number | null) =>
    crashesMore({ version: { users, crashShare }, previous: { users: 1000, crashShare: before } })
  expect([judge(20, 0.02, 0.01), judge(20, 0.01, 0)]).toEqual([true, true])
  expect([judge(19, 0.02, 0.01), judge(null, 0.02, 0.01), judge(20, 0.0125, 0.01)]).toEqual([false, false, false])
  expect([judge(20, null, 0.01), judge(20, 0.02, null), judge(20, 0, 0)]).toEqual([false, false, false])
})

it('follow what happens to the release: no one gets the version during a pause or after a rollback', async () => {
  const installDays = async (from: string, to: string) =>
    new Set((await eventsOf('3.9.0', from, to)).flatMap(({ kind, day }) => (kind === eventKinds.install ? day : [])))
  await update({ state: 'SUSPEND' })
  await pass(3)
  await update({ state: 'RELEASE' })
  await pass(2)
  // A pause counts from the day after it.
  expect(await installDays('20260302', '20260310')).toEqual(
    new Set(['20260302', '20260303', '20260304', '20260305', '20260306', '20260309', '20260310']),
  )
  await update({ state: 'SUSPEND' })
  await holder.invoke(versionCalls['versions.rollback.submit'], { appId, versionId, reason: 'It drains batteries' })
  const { period } = await read()
  await pass(3)
  expect(await installDays('20260311', '20260314')).toEqual(new Set(['20260311']))
  // The figures are those of the release, which is over.
  expect((await read()).period).toEqual(period)
})

it('wait for the first complete day', async () => {
  const fresh = await createTestPlatform()
  const now = fresh.clock.now()
  await fresh.platform.services.database.asPlatform((db) =>
    db.execute(sql`update cw_app_versions set on_shelf_time = ${now} where version_id = ${versionId}`),
  )
  const console = await signIn(fresh.platform)
  const { figures } = await console.invoke(versionCalls['versions.phased-release-figures.get'], { appId, versionId })
  expect(figures).toMatchObject({ period: null, allUsers: null, version: { users: null }, days: [] })
  await fresh.close()
})

it('reach users by the steps and pauses of the release', () => {
  const day = (number: number, hour = 12) => Date.UTC(2026, 2, number, hour)
  const rollout = { versionNumber: '2.0', onShelfTime: day(1) }
  expect(rolloutOf({ ...rollout, changes: [] })).toEqual([
    { versionNumber: '2.0', day: '20260301', from: 0, share: 1, pauses: [] },
  ])
  const changes = [
    { state: 'RELEASE', percent: '1.00', time: day(1) },
    { state: 'SUSPEND', percent: '1.00', time: day(2) },
    { state: 'RELEASE', percent: '1.00', time: day(2, 20) },
    { state: 'SUSPEND', percent: '1.00', time: day(3) },
    { state: 'RELEASE', percent: '1.00', time: day(6) },
    { state: 'RELEASE', percent: '50.00', time: day(7) },
    { state: 'CANCEL', percent: '50.00', time: day(8) },
  ] as const
  const pauses = [
    ['20260304', '20260306'],
    ['20260309', null],
  ]
  expect(rolloutOf({ ...rollout, changes })).toEqual([
    { versionNumber: '2.0', day: '20260301', from: 0, share: 0.01, pauses },
    { versionNumber: '2.0', day: '20260307', from: 0.01, share: 0.5, pauses },
  ])
})
