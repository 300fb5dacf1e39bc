import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/versions/contract'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

async function versionOf(appName: string) {
  const { items } = await world.console.invoke(appCalls['apps.app.list'], {
    filter: [`appName:=:${encodeURIComponent(appName)}`],
  })
  const app = items.find((item) => item.appName === appName)!
  return {
    app,
    version: (await world.console.invoke(calls['versions.app-version.get'], { appId: app.appId })).version!,
  }
}

it.each([
  ['Northwind Maps', 0],
  ['Northwind Weather', 0],
  ['Tide Table', 13],
  ['北风地图', 7],
  ['Ferry Pass', 3],
])('shows %s in state %d', async (appName, state) => {
  const { app, version } = await versionOf(appName)
  expect(version.releaseState).toBe(state)
  expect(app.releaseState).toBe(state)
})

it('has a release history, a phased release in progress, and a running test', async () => {
  const maps = await versionOf('Northwind Maps')
  expect(maps.version.previousVersion).not.toBeNull()
  expect((await world.console.invoke(calls['versions.history-version.list'], { appId: maps.app.appId })).total).toBe(3)
  const weather = await versionOf('Northwind Weather')
  expect(weather.version.phasedRelease).toMatchObject({ state: 'RELEASE', percent: '10.00', halts: 1 })
  expect(
    (await world.console.invoke(calls['versions.phased-release-history.get'], { appId: weather.app.appId })).total,
  ).toBe(5)
  const radio = await versionOf('Harbour Radio')
  expect(
    (await world.console.invoke(calls['versions.test-version.list'], { appId: radio.app.appId })).items,
  ).toMatchObject([{ releaseState: 0 }])
})

it('publishes the scheduled version after two days', async () => {
  const { app, version } = await versionOf('Ferry Pass')
  await world.pass(2 * 86_400 + 60)
  expect((await world.get(app.appId, version.versionId)).releaseState).toBe(0)
})
