import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/projects/contract'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { allianceApps } from './tables.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const projectId = demoProjectIds.navigation
const maps = '108370001'
const tides = '108370003'
const take = (field: 'appName' | 'packageName', appId: string) =>
  holder.invoke(calls['projects.alliance-diff.take'], { projectId, appId, field })
const differences = async () =>
  (await holder.invoke(calls['projects.alliance-diff.list'], { projectId })).items.map(
    ({ appId, field, ours, theirs }) => [appId, field, ours, theirs],
  )

it('compares what the register records with the apps, field by field', async () => {
  expect(await differences()).toEqual([
    [maps, 'appName', 'Northwind Maps', 'Northwind Maps & Tides'],
    [tides, 'packageName', 'com.northwind.tidetable', 'com.northwind.tides'],
    [tides, 'parentType', 13, 2],
  ])
  await test.platform.services.database.asPlatform((db) =>
    db.update(allianceApps).set({ fingerprint: '00', onShelfVersion: '0.1' }).where(eq(allianceApps.appId, maps)),
  )
  const ofMaps = (await differences()).filter(([appId]) => appId === maps)
  expect(ofMaps.map(([, field]) => field)).toEqual(['appName', 'fingerprint', 'onShelfVersion'])
  expect(ofMaps[1]?.[2]).toMatch(/^[0-9a-f]{64}$/)
})

it('ends a difference when the app takes their value, or the register ours', async () => {
  const takeable = (await holder.invoke(calls['projects.alliance-diff.list'], { projectId })).items
  expect(takeable.flatMap(({ appId, field, canTake }) => (canTake ? [[appId, field]] : []))).toEqual([
    [maps, 'appName'],
  ])
  await take('appName', maps)
  expect((await differences()).filter(([, field]) => field === 'appName')).toEqual([])
  await holder.invoke(calls['projects.alliance-diff.resolve'], { projectId, appId: tides, field: 'parentType' })
  expect((await differences()).filter(([appId]) => appId === tides)).toHaveLength(1)
  expect(
    await holder.invoke(calls['delegate-services.alliance-attribute.get'], { projectId, appId: tides }),
  ).toMatchObject({ parentType: 13, packageName: 'com.northwind.tides', fingerprint: null })
})

it('refuses what the app can’t have, and keeps both values', async () => {
  const record = (change: object) =>
    test.platform.services.database.asPlatform((db) =>
      db.update(allianceApps).set(change).where(eq(allianceApps.appId, maps)),
    )
  await record({ appName: 'Tide Table', packageName: 'com.northwind.charts' })
  const before = await differences()
  await expect(take('appName', maps)).rejects.toMatchObject({ issues: [{ field: 'appName' }] })
  // It has packages of its name.
  await expect(take('packageName', maps)).rejects.toMatchObject({ issues: [{ field: 'packageName' }] })
  await expect(take('appName', '108370002')).rejects.toMatchObject({ name: 'ConsoleError' })
  expect(await differences()).toEqual(before)
})

it('changes the package name of an app without packages', async () => {
  const { appId } = await holder.invoke(appCalls['apps.app.create'], {
    ...{ appName: 'Harbor Guide', packageName: 'com.northwind.harbor', parentType: 13, projectId },
  })
  await test.platform.services.database.asPlatform((db) =>
    db.insert(allianceApps).values({ teamId: demoTeamId, appId, packageName: 'com.northwind.harbors', updateTime: 0 }),
  )
  const ofHarbor = async () => (await differences()).filter(([id]) => id === appId)
  expect(await ofHarbor()).toEqual([[appId, 'packageName', 'com.northwind.harbor', 'com.northwind.harbors']])
  await take('packageName', appId)
  expect(await ofHarbor()).toEqual([])
})
