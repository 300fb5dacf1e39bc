import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls } from '@console-widgets/store-listing/contract'
import { reportPeople, reportStates } from './tables.ts'
import { mapsId as appId } from './testing/world.ts'

let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
})
afterAll(() => test.close())

it('tells the size of an audience without telling about single people', async () => {
  const evaluate = (conditions: object) =>
    console.invoke(calls['store-listing.audience-size.evaluate'], { appId, ...conditions })
  await test.platform.services.database.asPlatform(async (db) => {
    await db.delete(reportPeople)
    await db.delete(reportStates)
  })
  expect(await evaluate({})).toEqual({ size: null, total: null, dataTime: null })
  const people = Array.from({ length: 124 }, (_, person) => ({
    teamId: demoTeamId,
    appId,
    person,
    place: person,
    installDay: '2026-01-01',
    deviceType: person < 60 ? 4 : 5,
    country: person < 49 ? 'DE' : 'FR',
    source: 'search',
    version: '1.0',
    deviceName: person < 62 ? 'HUAWEI P60 Pro' : person < 80 ? 'Google Pixel 8' : 'Roadview One',
    item: '',
    // Everyone used it on the first day, and most of them nine days later as well.
    activeDays: person < 100 ? '1000000001' : '1',
  }))
  await test.platform.services.database.asPlatform(async (db) => {
    await db.insert(reportPeople).values(people)
    await db.insert(reportStates).values({
      teamId: demoTeamId,
      firstDay: '2026-01-01',
      lastDay: '2026-01-10',
      streamedTime: 0,
      scale: 1,
      filled: 1,
      parts: 1,
    })
  })
  expect(await evaluate({})).toEqual({ size: 120, total: 120, dataTime: '20260110' })
  const { events, database } = test.platform.services
  const byCountry = await database.asPlatform((db) =>
    events.collectAnswers('release.people-by-country', { appId, time: test.clock.now() }, { db }),
  )
  expect(byCountry).toEqual([
    [
      { country: 'FR', people: 75 },
      { country: 'DE', people: 49 },
    ],
  ])
  const sizes = [
    { countries: ['DE'] },
    { countries: ['DE', 'FR'] },
    { deviceTypes: [4] },
    { deviceTypes: [5], activeWithin: 1 },
    { activeWithin: 9 },
    { activeWithin: 10 },
    { usedDays: 2 },
  ]
  const told = await Promise.all(sizes.map(async (conditions) => (await evaluate(conditions)).size))
  expect(told).toEqual([null, 120, 60, null, 100, 120, 100])

  const { total, phones } = await console.invoke(calls['store-listing.management-phone.list'], { appId })
  expect(total).toBe(120)
  expect(phones.flatMap(({ name, share }) => (share === null ? [] : [[name, share]]))).toEqual([['P60 Pro', 0.5]])
})
