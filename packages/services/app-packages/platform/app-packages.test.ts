import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/app-packages/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { fileCalls } from '@console-widgets/core/contract'
import { newId } from '@console-widgets/platform/database/ids'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { appVersions, noMaterials } from '@console-widgets/versions/platform/rows'
import {
  type ApkContents,
  buildApk,
  makePackageKey,
  type PackageKey,
  zipFiles,
} from '@console-widgets/package-parser/build'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let console: Console
let key: PackageKey
let appId: string
let packageName: string
beforeAll(async () => {
  test = await createTestPlatform()
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
  key = await makePackageKey({ seed: 'app-packages.test', commonName: 'Northwind Release' })
})
afterAll(() => test.close())
beforeEach(async () => {
  const made = await newApp()
  appId = made.appId
  packageName = `com.example.a${appId}`
})

const newApp = (fields: object = {}, by: Console = console) =>
  by.invoke(appCalls['apps.app.create'], {
    appName: `App ${newId().slice(-8)}`,
    parentType: 13,
    ...fields,
  } as never) as Promise<{ appId: string }>
const contents = (change: Partial<ApkContents> = {}): ApkContents => ({
  packageName,
  versionCode: 1,
  versionName: '1.0',
  label: 'Example',
  ...change,
})

async function create(
  content: Uint8Array<ArrayBuffer>,
  {
    fileName = 'app.apk',
    by = console,
    ...fields
  }: { fileName?: string; by?: Console; appId?: string; [field: string]: unknown } = {},
) {
  const objectId = await uploadBytes(by, fileName, content)
  const { package: made } = await by.invoke(calls['app-packages.package.create'], { appId, objectId, ...fields })
  return made
}

async function parsed(pkgId: string, by = console) {
  test.clock.advance(2000)
  await test.platform.wake()
  return (await by.invoke(calls['app-packages.package.get'], { pkgId })).package
}

async function release(pkgId: string, releaseState = 0) {
  const now = test.clock.now()
  await test.platform.services.database.asPlatform(async (db) => {
    await db.insert(appVersions).values({
      teamId: demoTeamId,
      versionId: newId(),
      appId,
      packageId: pkgId,
      versionNumber: '1.0',
      releaseType: 1,
      releaseState,
      publishCountry: ['CN'],
      materials: noMaterials,
      onShelfTime: now,
      createTime: now,
      updateTime: now,
    })
  })
}

describe('a package', () => {
  it('is parsed and becomes ready, and sets the app’s package name', async () => {
    const made = await create(await buildApk(contents({ permissions: ['android.permission.CAMERA'] }), key), {
      fileName: 'release-1.0.apk',
      remark: 'first',
    })
    expect(made).toMatchObject({
      successStatus: 1,
      packageName: null,
      fileName: 'release-1.0.apk',
      format: 'apk',
      remark: 'first',
    })
    expect(
      await console.invoke(calls['app-packages.package-state.get'], { pkgIds: [made.pkgId, 'unknown'] }),
    ).toMatchObject({ packages: [{ pkgId: made.pkgId, successStatus: 1 }] })
    expect(await console.invoke(calls['app-packages.package-process-task.get'], { pkgId: made.pkgId })).toMatchObject({
      state: 'running',
      stages: [{ state: 'done' }, { stage: 'structure', state: 'running' }, {}, {}, {}],
    })
    expect(await parsed(made.pkgId)).toMatchObject({
      successStatus: 0,
      packageName,
      versionCode: 1,
      pkgVersion: '1.0',
      label: 'Example',
      warnings: [],
      signer: { subject: 'CN=Northwind Release, O=Demo' },
      live: false,
    })
    expect(await console.invoke(calls['app-packages.package-process-task.get'], { pkgId: made.pkgId })).toMatchObject({
      state: 'done',
      endTime: test.clock.now(),
    })
    expect(await console.invoke(appCalls['apps.app.get'], { appId })).toMatchObject({ packageName })
  })

  it('can be listed with filters and sorting', async () => {
    const first = await create(await buildApk(contents(), key))
    await parsed(first.pkgId)
    const second = await create(await buildApk(contents({ versionCode: 2, versionName: '2.0' }), key))
    await parsed(second.pkgId)
    const { items, total } = await console.invoke(calls['app-packages.package.list'], { appId, sort: 'versionCode' })
    expect([total, items.map((item) => item.versionName)]).toEqual([2, ['1.0', '2.0']])
    expect(
      (await console.invoke(calls['app-packages.package.list'], { appId, filter: ['versionCode:>:1'] })).items.map(
        (item) => item.pkgId,
      ),
    ).toEqual([second.pkgId])
  })

  it('is accepted with a warning if it is debuggable', async () => {
    const debug = await makePackageKey({ seed: 'debug', commonName: 'Android Debug' })
    const made = await create(await buildApk(contents({ debuggable: true, testOnly: true, targetSdk: 25 }), debug))
    expect(await parsed(made.pkgId)).toMatchObject({
      successStatus: 0,
      warnings: ['debuggable', 'test-only', 'debug-certificate', 'old-target'],
    })
  })

  it.each([
    ['a text', new TextEncoder().encode('hello'), 'not-a-package', 'structure'],
    ['a ZIP file', zipFiles({ 'a.txt': 'a' }), 'no-manifest', 'manifest'],
  ] as const)('that is %s fails in words, and leaves the app as it was', async (_, content, failReason, stage) => {
    const before = await console.invoke(appCalls['apps.app.get'], { appId })
    const made = await create(await content)
    expect(await parsed(made.pkgId)).toMatchObject({
      successStatus: 2,
      failReason,
      failCode: 204144646,
      failMessage: expect.stringMatching(/\w{3}/),
    })
    const task = await console.invoke(calls['app-packages.package-process-task.get'], { pkgId: made.pkgId })
    expect([task.state, task.stages.find((step) => step.state === 'failed')?.stage]).toEqual(['failed', stage])
    expect(await console.invoke(appCalls['apps.app.get'], { appId })).toEqual(before)
  })

  it('must match the live package in name, key, and version code', async () => {
    const live = await create(await buildApk(contents({ versionCode: 5 }), key))
    await parsed(live.pkgId)
    await release(live.pkgId)
    const outcome = async (change: Partial<ApkContents>, by = key) => {
      const made = await create(await buildApk(contents(change), by))
      const { successStatus, failReason, failCode } = await parsed(made.pkgId)
      return [successStatus, failReason, failCode]
    }
    expect(await outcome({ packageName: 'com.example.other', versionCode: 6 })).toEqual([
      2,
      'package-name-differs',
      204144662,
    ])
    expect(await outcome({ versionCode: 4 })).toEqual([2, 'version-code-lower', 204144647])
    expect(await outcome({ versionCode: 6 }, await makePackageKey({ seed: 'other', commonName: 'Other' }))).toEqual([
      2,
      'signature-differs',
      204144723,
    ])
    expect(await outcome({ versionCode: 5 })).toEqual([0, null, null])
    const detail = await console.invoke(calls['app-packages.package.get'], { pkgId: live.pkgId })
    expect(detail).toMatchObject({ package: { live: true }, livePackage: { pkgId: live.pkgId } })
  })

  it('cannot use the name of another team’s app until a claim is approved', async () => {
    const other = await signIn(test.platform)
    await other.session.switchTeam('team-saltmarsh')
    const name = `com.example.claimed${appId}`
    await newApp({ packageName: name }, other)
    const attempt = async () => parsed((await create(await buildApk(contents({ packageName: name }), key))).pkgId)
    const check = async () =>
      (await console.invoke(calls['app-packages.package-claim.check'], { packageName: name })).state
    const claim = async (content: Uint8Array<ArrayBuffer>) =>
      (
        await console.invoke(calls['app-packages.package-claim.create'], {
          packageName: name,
          description: 'We registered the trade mark in 2019.',
          proofs: [await uploadBytes(console, 'proof.pdf', content)],
        })
      ).claim
    const state = async (claimId: string) =>
      (await console.invoke(calls['app-packages.package-claim.get'], { claimId })).claims[0]?.state
    const review = async () => {
      test.clock.advance(8000)
      await test.platform.wake()
    }
    expect(await check()).toBe('taken')
    expect(await attempt()).toMatchObject({ failReason: 'package-name-taken' })

    const withdrawn = await claim(new TextEncoder().encode('%PDF-1.7 proof'))
    expect(await refused(claim(new TextEncoder().encode('%PDF-1.7 again')))).toMatchObject({ kind: 'conflict' })
    expect(
      (await console.invoke(calls['app-packages.package-claim.delete'], { claimId: withdrawn.claimId })).claim.state,
    ).toBe('withdrawn')
    const unread = await claim(new TextEncoder().encode('no document'))
    await review()
    expect([await state(withdrawn.claimId), await state(unread.claimId)]).toEqual(['withdrawn', 'rejected'])
    expect(
      await refused(console.invoke(calls['app-packages.package-claim.delete'], { claimId: unread.claimId })),
    ).toMatchObject({ kind: 'conflict' })
    const beside = await claim(new TextEncoder().encode('%PDF-1.7 proof'))
    await review()
    expect([await state(beside.claimId), await check()]).toEqual(['rejected', 'taken'])
    const inApps = async () =>
      (await console.invoke(appCalls['apps.package-name.check'], { packageNames: [name] })).results[0]?.state
    expect([await inApps(), await refused(newApp({ packageName: name }))]).toMatchObject([
      'taken',
      { reason: 'name-taken' },
    ])
    const good = await claim(new TextEncoder().encode(`%PDF-1.7 Trademark of ${name.toUpperCase()}`))
    await review()
    expect([await state(good.claimId), await check(), await inApps()]).toEqual(['passed', 'own', 'own'])
    expect(await newApp({ packageName: name, packageType: 2 })).toMatchObject({ packageName: name })
    expect(await attempt()).toMatchObject({ successStatus: 0, packageName: name })
    expect((await other.invoke(calls['app-packages.package-claim.get'], {})).claims).toEqual([])
  })

  it('can change its texts and expansion files', async () => {
    const made = await create(await buildApk(contents(), key))
    const obbMain = await uploadBytes(console, 'main.1.com.example.obb', new Uint8Array(2000))
    const update = (fields: object) =>
      console.invoke(calls['app-packages.package.update'], { pkgId: made.pkgId, ...fields })
    expect((await update({ sensitivePermissionDesc: 'To scan tickets', obbMain })).package).toMatchObject({
      sensitivePermissionDesc: 'To scan tickets',
      obbMain: { obsObjectId: obbMain, fileSize: 2000 },
    })
    expect(await refused(update({ obbPatch: await uploadBytes(console, 'a.zip', new Uint8Array(3)) }))).toMatchObject({
      reason: 'package-invalid',
      issues: [{ field: 'obbPatch' }],
    })
    expect((await update({ obbMain: null })).package.obbMain).toBeNull()
    await test.platform.wake()
    expect(await test.platform.services.objects.keysOf(obbMain)).toEqual([])
  })

  it('is deleted with its file, unless a version uses it', async () => {
    const made = await create(await buildApk(contents(), key))
    await parsed(made.pkgId)
    expect(
      (await console.invoke(fileCalls['files.objects.delete'], { objectIds: [made.objectId] })).errorObjects,
    ).toEqual([{ objectId: made.objectId, reason: 'in-use' }])
    await release(made.pkgId, 4)
    expect(await refused(console.invoke(calls['app-packages.package.delete'], { pkgId: made.pkgId }))).toMatchObject({
      reason: 'package-in-use',
    })
    await test.platform.services.database.asPlatform((db) =>
      db.update(appVersions).set({ releaseState: 7 }).where(eq(appVersions.packageId, made.pkgId)),
    )
    await console.invoke(calls['app-packages.package.delete'], { pkgId: made.pkgId })
    await test.platform.wake()
    expect(await test.platform.services.objects.keysOf(made.objectId)).toEqual([])
    expect(await refused(console.invoke(calls['app-packages.package.get'], { pkgId: made.pkgId }))).toMatchObject({
      kind: 'not-found',
    })
  })

  it('is deleted with its app, including its file', async () => {
    const made = await create(await buildApk(contents(), key))
    await console.invoke(appCalls['apps.app.delete'], { appId })
    await test.platform.wake()
    expect(await test.platform.services.objects.keysOf(made.objectId)).toEqual([])
  })

  it('is checked against the device catalog', async () => {
    const made = await create(
      await buildApk(contents({ minSdk: 29, abis: ['arm64-v8a'], features: ['android.hardware.nfc'] }), key),
    )
    expect(await refused(console.invoke(calls['app-packages.phone.list'], { pkgId: made.pkgId }))).toMatchObject({
      reason: 'package-not-ready',
    })
    await parsed(made.pkgId)
    const { phones } = await console.invoke(calls['app-packages.phone.list'], { pkgId: made.pkgId })
    expect(phones.find((phone) => phone.model === 'NOH-NX9')).toMatchObject({ supported: true, obstacles: [] })
    expect(phones.find((phone) => phone.model === 'DRA-LX5')?.obstacles.map(({ obstacle }) => obstacle)).toEqual([
      'sdk-too-low',
      'no-native-code',
      'feature-missing',
    ])
  })
})

describe('rejected files', () => {
  it.each([
    ['a picture', 'a.png', 'package-invalid'],
    ['an app bundle without app signing', 'a.aab', 'package-invalid'],
    ['a package of another kind', 'a.rpk', 'package-invalid'],
    ['a name that is too long', `${'n'.repeat(64)}.apk`, 'package-invalid'],
  ])('is rejected immediately: %s', async (_, fileName, reason) => {
    expect(await refused(create(new Uint8Array(10), { fileName }))).toMatchObject({ reason })
  })

  it('include files over the size limit of their type, which is higher for games', async () => {
    const { appId: quickApp } = await newApp({ packageType: 2, installationFree: true })
    const { appId: quickGame } = await newApp({ packageType: 2, parentType: 2, installationFree: true })
    const content = new Uint8Array(20 * 1024 ** 2 + 1)
    expect(await refused(create(content, { fileName: 'a.rpk', appId: quickApp }))).toMatchObject({
      reason: 'too-large',
    })
    expect(await create(content, { fileName: 'a.rpk', appId: quickGame })).toMatchObject({ successStatus: 1 })
  })

  it('include objects that are used, incomplete, or another team’s', async () => {
    const made = await create(await buildApk(contents(), key))
    expect(
      await refused(console.invoke(calls['app-packages.package.create'], { appId, objectId: made.objectId })),
    ).toMatchObject({ reason: 'file-failed' })
    const { urlsInfo } = await console.invoke(fileCalls['files.object-upload-url.get'], {
      bizTag: 'test',
      fileName: 'a.apk',
      contentLength: 5,
    })
    expect(
      await refused(
        console.invoke(calls['app-packages.package.create'], { appId, objectId: urlsInfo[0]?.objectId ?? '' }),
      ),
    ).toMatchObject({ reason: 'file-failed' })
    const other = await signIn(test.platform)
    await other.session.switchTeam('team-lighthouse')
    const foreign = await uploadBytes(other, 'a.apk', new Uint8Array(5))
    expect(
      await refused(console.invoke(calls['app-packages.package.create'], { appId, objectId: foreign })),
    ).toMatchObject({ kind: 'not-found' })
    expect(await refused(other.invoke(calls['app-packages.package.get'], { pkgId: made.pkgId }))).toMatchObject({
      kind: 'not-found',
    })
  })

  it('include desktop programs without a name and version', async () => {
    const { appId: program } = await newApp({ packageType: 8 })
    const exe = new Uint8Array(512)
    exe.set(new TextEncoder().encode('MZ'))
    exe[60] = 128
    exe.set(new TextEncoder().encode('PE'), 128)
    expect(await refused(create(exe, { fileName: 'setup.exe', appId: program }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'versionName' }, { field: 'displayName' }],
    })
    const made = await create(exe, {
      fileName: 'setup.exe',
      appId: program,
      versionName: '3.1',
      displayName: 'Chart Desk',
    })
    expect(await parsed(made.pkgId)).toMatchObject({
      successStatus: 0,
      versionName: '3.1',
      label: 'Chart Desk',
      versionCode: 1,
    })
  })
})

it('turns a web page into a quick app that is parsed like any other', async () => {
  const { appId: quickApp } = await newApp({ packageType: 2, installationFree: true })
  const page = {
    name: 'Harbour news',
    url: 'https://harbour.example/news',
    packageName: `com.example.web${quickApp}`,
    versionName: '1.2',
    versionCode: 12,
  }
  const { package: made } = await console.invoke(calls['app-packages.rpk-h5.create'], { appId: quickApp, ...page })
  expect(await parsed(made.pkgId)).toMatchObject({
    successStatus: 0,
    label: 'Harbour news',
    packageName: page.packageName,
    versionCode: 12,
    packageType: 2,
  })
  expect(
    (await console.invoke(calls['app-packages.rpk-list.query'], { packageName: page.packageName })).items.map(
      (item) => item.pkgId,
    ),
  ).toEqual([made.pkgId])
  expect(await refused(console.invoke(calls['app-packages.rpk-h5.create'], { appId, ...page }))).toMatchObject({
    reason: 'package-invalid',
  })
})
