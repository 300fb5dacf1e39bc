import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/versions/contract'
import { versionActs } from '@console-widgets/versions/data'
import { signIn } from '@console-widgets/sandbox/testing/test-platform'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

const countVersions = async (appId: string) =>
  (await world.console.invoke(calls['versions.app-version.list'], { appId })).total

it('prepares one version, however often its address is opened', async () => {
  const appId = await world.newApp()
  const { prepare } = versionActs(world.console)
  const first = await prepare(appId)
  expect([await prepare(appId), await prepare(appId)]).toEqual([first, first])
  expect(await countVersions(appId)).toBe(1)
})

it('prepares one version for several pages that ask at once', async () => {
  const appId = await world.newApp()
  const pages = [world.console, await signIn(world.platform), await signIn(world.platform)]
  const ids = await Promise.all(pages.map(async (page) => (await versionActs(page).prepare(appId)).versionId))
  expect(new Set(ids).size).toBe(1)
  expect(await countVersions(appId)).toBe(1)
})

it('says why there can be none', async () => {
  await expect(versionActs(world.console).prepare('no-such-app')).rejects.toMatchObject({ kind: 'not-found' })
})
