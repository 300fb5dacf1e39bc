import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/agreements/contract'
import { prefillDataUse, unconfirmedSources, type DataUse } from '@console-widgets/agreements/model'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let maps: string
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  const { items } = await holder.invoke(appCalls['apps.app.list'], { maxReqCount: 100 })
  maps = items.find(({ appName }) => appName === 'Northwind Maps')!.appId
})
afterAll(() => test.close())

const read = () => holder.invoke(calls['privacy.declaration.get'], { appId: maps })
const sign = (entries: DataUse[], confirmed: string[]) =>
  holder.invoke(calls['privacy.sign.submit'], { appId: maps, entries, confirmed })

it('begins with permissions of packages and SDKs that the app check has found, each with its versions', async () => {
  const { sources, packages, declaration } = await read()
  expect(sources.find(({ id }) => id === 'permission:ACCESS_FINE_LOCATION')).toMatchObject({
    data: ['location'],
    versions: expect.arrayContaining(['4.2.0']) as string[],
  })
  expect(sources.filter(({ kind }) => kind === 'sdk').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['HUAWEI Map Kit', 'HUAWEI Push Kit']),
  )
  // OkHttp takes no data.
  expect(sources.map(({ name }) => name)).not.toContain('OkHttp')
  expect(packages.some(({ isChecked }) => isChecked)).toBe(true)
  // The newest build came after the last confirmation.
  expect(unconfirmedSources(sources, declaration?.confirmed ?? []).map(({ id, versions }) => [id, versions])).toEqual([
    ['permission:ACCESS_BACKGROUND_LOCATION', ['4.3.0']],
    ['sdk:HUAWEI Analytics Kit', ['4.3.0']],
  ])
})

it('is confirmed again when a package asks for more, and refuses what contradicts it', async () => {
  const before = await read()
  const all = prefillDataUse(before.sources, before.declaration!.entries).map((entry): DataUse => ({
    ...entry,
    purposes: ['functionality'],
  }))
  await test.platform.services.database.asPlatform((db) =>
    db
      .update(appPackages)
      .set({ permissions: sql`array_append(${appPackages.permissions}, 'android.permission.RECORD_AUDIO')` })
      .where(eq(appPackages.appId, maps)),
  )
  const { sources, declaration } = await read()
  const ids = sources.map(({ id }) => id)
  expect(ids).toContain('permission:RECORD_AUDIO')
  // An editor that was opened before shows less than the packages take now.
  const known = before.sources.map(({ id }) => id)
  expect(await refused(sign(all, known))).toMatchObject({
    reason: 'conflict',
    issues: [{ field: 'confirmed', message: 'must contain permission:RECORD_AUDIO' }],
  })
  expect(await refused(sign(all, ids))).toMatchObject({
    reason: 'declaration-incomplete',
    issues: [{ field: 'entries.microphone' }],
  })
  const entries = prefillDataUse(sources, all)
  expect(await refused(sign(entries, ids))).toMatchObject({
    reason: 'declaration-incomplete',
    issues: [{ field: 'entries.microphone', message: 'must have a purpose' }],
  })
  const complete = entries.map((entry) =>
    entry.data === 'microphone' ? { ...entry, collected: false, note: 'The voice never leaves the phone' } : entry,
  )
  expect(await sign(complete, ids)).toMatchObject({ number: declaration!.number + 1, confirmed: ids })
  expect((await read()).earlier).toMatchObject([{ number: declaration!.number }])
})
