import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/versions/contract'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { createRandom } from '@console-widgets/platform/demo/random'
import { declareData } from '@console-widgets/sandbox/testing/declare-data'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { withTexts } from './testing/breach.ts'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

const isOpen = (check: AppVersion['preChecks'][number]) => !check.passed

it('names each sensitive permission that neither the version nor the package explains', async () => {
  const appId = await world.newApp()
  const names = ['CAMERA', 'READ_CONTACTS', 'READ_SMS'].map((name) => `android.permission.${name}`)
  const packageId = await world.newPackage(appId, {
    permissions: names,
    sensitivePermissionDesc: 'READ_CONTACTS: to share a berth with a friend.',
  })
  await declareData(world.console, appId)
  const draft = await world.completeDraft(appId, { packageId })
  expect(draft.preChecks.filter(isOpen).map(({ sample }) => sample)).toEqual(['CAMERA', 'READ_SMS'])
  const explained = await world.update(draft, {
    permissionReasons: [
      { permission: names[0], reason: 'TODO' },
      { permission: names[2], reason: 'Fills in the code.' },
    ],
  })
  expect(explained.preChecks.filter(isOpen).map(({ sample }) => sample)).toEqual(['CAMERA'])
})

it('warns of a version code that users of a rolled-back version already have', async () => {
  const appId = await world.newApp()
  await world.onShelf(appId, 1)
  const failed = await world.onShelf(appId, 3)
  await world.console.invoke(calls['versions.rollback.submit'], { appId, versionId: failed.versionId })
  const next = await world.completeDraft(appId, {}, 2)
  expect(next.preChecks.filter(isOpen)).toMatchObject([{ id: 'version-code-raised', level: 'warning' }])
  const newer = await world.update(next, { packageId: await world.newPackage(appId, { versionCode: 4 }) })
  expect(newer.preChecks.filter(isOpen)).toEqual([])
})

it('copies answers to the next draft, so that they are given once', async () => {
  const appId = await world.newApp()
  const first = await world.completeDraft(appId, {
    permissionReasons: [{ permission: 'android.permission.CAMERA', reason: 'Takes pictures of charts.' }],
  })
  await world.submit(first)
  await world.pass(12)
  const { version } = await world.console.invoke(calls['versions.app-version.create'], { appId })
  expect(version).toMatchObject({
    encryption: 'exempt',
    permissionReasons: [{ permission: 'android.permission.CAMERA', reason: 'Takes pictures of charts.' }],
  })
})

it('finds nothing in a review that the checks have not found before', async () => {
  const { pick, chance } = createRandom(41)
  /** Values that pass, that are warned of, and any. */
  const pools = {
    good: { names: ['Log'], briefs: ['Every harbour'], texts: ['Finds a berth in every harbour of the coast.'] },
    doubtful: { names: ['Speed Test', 'Harbour™'], briefs: ['Only $5', '限免', 'A test'], texts: ['demo', 'A test'] },
    any: {
      names: ['Log', 'Speed Test', 'Harbour & Sea', '海港占位', 'Free Tides', 'Xxx', 'Log ⚓️'],
      briefs: ['Every harbour', 'TODO', 'Only $5', 'Put to the test', ''],
      texts: ['Finds a berth in every harbour of the coast.', 'Lorem ipsum', 'tbd', ''],
    },
  }
  const addresses = ['https://northwind.example/privacy', 'https://test.com', 'http://203.0.113.7', 'http://a.test', '']
  const permissions = [[], ['android.permission.CAMERA'], ['android.permission.INTERNET']]
  const reason = { permission: 'android.permission.CAMERA', reason: 'Takes pictures of charts.' }
  const outcomes = { refused: 0, overridden: 0, clean: 0 }
  for (let round = 0; round < 45; round += 1) {
    const quality = pick(['good', 'doubtful', 'any'] as const)
    const { names, briefs, texts } = pools[quality]
    const isAny = quality === 'any'
    const appId = await world.newApp(isAny && chance(0.2) ? { parentType: 2 } : {})
    const draft = await world.completeDraft(appId, {
      packageId: await world.newPackage(appId, { permissions: pick(permissions) }),
      ...(isAny ? { privacyPolicy: pick(addresses), encryption: pick(['none', 'exempt', null]) } : {}),
      publishCountry: pick([['CN'], ['DE'], ['CN', 'RU']]),
      permissionReasons: isAny && chance(0.5) ? [{ ...reason, reason: 'TODO' }] : [reason],
    })
    await withTexts({
      appName: `${pick(names)} ${round}`,
      briefInfo: pick(briefs),
      appDesc: pick(texts),
      newFeatures: pick(texts),
    })(draft, world)
    const { preChecks } = await world.get(appId, draft.versionId)
    const open = preChecks.filter(isOpen)
    const errors = open.filter(({ level }) => level === 'error')
    const send = world.console.invoke(calls['versions.on-shelf.submit'], {
      appId,
      versionId: draft.versionId,
      ...(open.length > 0 ? { override: { reason: 'These words are meant as they stand' } } : {}),
    })
    if (errors.length > 0) {
      outcomes.refused += 1
      const { issues } = (await refused(send)) as { issues: { field: string }[] }
      expect(issues.map(({ field }) => field)).toEqual(errors.map(({ field }) => field))
      continue
    }
    outcomes[open.length > 0 ? 'overridden' : 'clean'] += 1
    await send
    await world.pass(12)
    expect(await world.get(appId, draft.versionId)).toMatchObject({ releaseState: 0, auditInfo: { findings: [] } })
  }
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(2)
})
