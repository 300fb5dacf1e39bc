import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import type { Console } from '@console-widgets/core'
import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/app-check/contract'
import { checkLimits } from '@console-widgets/app-check/model'
import { newId } from '@console-widgets/platform/database/ids'
import { tasks } from '@console-widgets/platform/tasks/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { type ApkContents, buildApk, makePackageKey, type PackageKey } from '@console-widgets/package-parser/build'
import { migrations } from './migrations.generated.ts'
import { intervalOf } from './rates.ts'
import { collectCheckFacts } from './release-facts.ts'
import { runKind } from './run-check.ts'
import { appChecks, checkFindings } from './tables.ts'

let test: TestPlatform
let console: Console
let key: PackageKey
let appId: string
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
  key = await makePackageKey({ seed: 'app-check.test', commonName: 'Northwind Release' })
})
afterAll(() => test.close())
beforeEach(async () => {
  const made = (await console.invoke(appCalls['apps.app.create'], {
    appName: `App ${newId().slice(-8)}`,
    parentType: 13,
  } as never)) as { appId: string }
  appId = made.appId
  await endDay()
})

/** As if the checks that were started until now had been started a day before. */
const endDay = () =>
  test.platform.services.database.asPlatform((db) =>
    db.update(tasks).set({ createTime: sql`${tasks.createTime} - 86400000` }),
  )

const pem = ['-----BEGIN', 'PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n'].join(' ')

async function uploadPackage(change: Partial<ApkContents> | Uint8Array<ArrayBuffer> = {}): Promise<string> {
  const content =
    change instanceof Uint8Array
      ? change
      : await buildApk(
          {
            packageName: `com.example.a${appId}`,
            versionCode: 1,
            versionName: '1.0',
            label: 'Example',
            application: [{ name: 'allowBackup', resourceId: 0x01010280, value: false }],
            ...change,
          },
          key,
        )
  const objectId = await uploadBytes(console, 'app.apk', content)
  const { package: made } = await console.invoke(packageCalls['app-packages.package.create'], { appId, objectId })
  test.clock.advance(2000)
  await test.platform.wake()
  return made.pkgId
}

async function startCheck(pkgId: string, fields: object = {}): Promise<string> {
  const { check } = await console.invoke(calls['app-check.check.create'], { appId, pkgId, ...fields })
  return check.taskId
}

async function check(change?: Partial<ApkContents> | Uint8Array<ArrayBuffer>, fields?: object) {
  const checkId = await startCheck(await uploadPackage(change), fields)
  await test.platform.wake()
  return reportOf(checkId)
}

const reportOf = (checkId: string) => console.invoke(calls['app-check.check-report.get'], { checkId })
type Report = Awaited<ReturnType<typeof reportOf>>
const rulesOf = ({ groups }: Report) => groups.filter(({ rank }) => rank !== 'info').map(({ rule }) => rule)
const findingOf = ({ groups }: Report, rule: string) => groups.find((group) => group.rule === rule)?.findings[0]

describe('a check', () => {
  it('passes a package without problems, and says what it looked at', async () => {
    const report = await check()
    expect(report.check).toMatchObject({ status: 'passed', result: { block: 0, serious: 0, minor: 0 }, progress: 100 })
    expect(rulesOf(report)).toEqual([])
    expect(report.devices.length).toBeGreaterThan(0)
    const { items } = await console.invoke(calls['app-check.check-item.list'], {
      checkId: report.check.taskId,
      language: 'ru',
    })
    expect(items.find(({ rule }) => rule === 'debuggable')).toMatchObject({ state: 'passed', findings: 0 })
    // No device has this version yet.
    expect(items.find(({ rule }) => rule === 'crash-rate')).toMatchObject({ state: 'not-judged' })
    expect(items.find(({ rule }) => rule === 'backup')?.title).toMatch(/[а-я]/)
  })

  const broken: [rule: string, change: Partial<ApkContents>][] = [
    ['target-sdk', { targetSdk: 29 }],
    ['no-64-bit-code', { abis: ['armeabi-v7a'] }],
    ['debuggable', { debuggable: true }],
    ['backup', { application: [] }],
    ['secret-in-package', { files: { 'assets/server.pem': pem } }],
    ['open-component', { components: [{ tag: 'receiver', name: 'com.example.Open', exported: true }] }],
    [
      'cleartext-traffic',
      {
        application: [
          { name: 'allowBackup', resourceId: 0x01010280, value: false },
          { name: 'usesCleartextTraffic', resourceId: 0x010104ec, value: true },
        ],
      },
    ],
    ['risky-call', { code: { classes: ['La;'], calls: ['Landroid/webkit/WebView;->addJavascriptInterface'] } }],
    ['restricted-permission', { permissions: ['ohos.permission.WRITE_CONTACTS'] }],
    ['unused-permission', { permissions: ['android.permission.CAMERA'] }],
    ['background-location', { permissions: ['android.permission.ACCESS_BACKGROUND_LOCATION'], code: usesLocation() }],
    ['battery-exemption', { permissions: ['android.permission.REQUEST_IGNORE_BATTERY_OPTIMIZATIONS'] }],
    ['duplicate-files', { files: { 'assets/a.ogg': new Uint8Array(9000), 'assets/b.ogg': new Uint8Array(9000) } }],
    ['package-unreadable', { files: { 'classes2.dex': 'dex\n035\0' } }],
    ['executable-stack', { abis: ['armeabi-v7a', 'arm64-v8a'], libraries: { executableStack: true } }],
    ['writable-addresses', { abis: ['armeabi-v7a', 'arm64-v8a'], libraries: { relro: false } }],
    ['debug-symbols', { abis: ['armeabi-v7a', 'arm64-v8a'], libraries: { hasSymbols: true } }],
    ['page-size', { abis: ['armeabi-v7a', 'arm64-v8a'], libraries: { alignment: 0x1000 } }],
  ]
  it.each(broken)('finds what breaks %s, and nothing else', async (rule, change) => {
    const report = await check(change)
    // Packages of the tests aren't aligned.
    expect(rulesOf(report).filter((found) => found !== 'page-size-stored' || rule === found)).toEqual([rule])
    expect(findingOf(report, rule)).toMatchObject({ change: 'new', suppression: null })
  })

  it('finds weak signing: a debug certificate, and one that ends soon', async () => {
    const debug = await makePackageKey({
      seed: 'app-check.test debug',
      commonName: 'Android Debug',
      validTo: test.clock.now() + 30 * 86_400_000,
    })
    const contents = { packageName: `com.example.a${appId}`, versionCode: 1, versionName: '1.0', label: 'Example' }
    const report = await check(await buildApk(contents, debug), { categories: ['security'] })
    expect(rulesOf(report)).toEqual(expect.arrayContaining(['debug-certificate', 'certificate-ends']))
  })

  it('looks at the chosen categories only', async () => {
    const report = await check({ debuggable: true, targetSdk: 29 }, { categories: ['compatibility'] })
    expect(rulesOf(report)).toEqual(['target-sdk'])
  })

  it('ends with a finding for a package that can’t be read, and never with an error of the platform', async () => {
    const report = await check(new TextEncoder().encode('PK\u0003\u0004 nothing else'))
    expect(report.check).toMatchObject({ status: 'error', message: expect.any(String) })
    expect(rulesOf(report)).toEqual(['package-unreadable'])
    expect(report.parts).toEqual([])
  })
})

describe('findings', () => {
  it('have numbers, also those whose sizes and rates were stored as text in English', async () => {
    const alike = new Uint8Array(65_587)
    const report = await check({ files: { 'assets/a.ogg': alike, 'assets/b.ogg': alike } })
    const { evidence, findingId, note } = findingOf(report, 'duplicate-files')!
    expect(evidence.bytes).toEqual([65_587])
    expect(note).toContain('64.05 KB')
    const { database } = test.platform.services
    const store = (rule: 'crash-rate' | 'duplicate-files' | 'png-as-webp', stored: object) =>
      database.asPlatform((db) =>
        db
          .update(checkFindings)
          .set({ rule, evidence: stored as typeof evidence })
          .where(eq(checkFindings.findingId, findingId)),
      )
    const migrated = async (migration = 'sizes') => {
      await database.script(migrations.find(({ name }) => name.endsWith(`_${migration}.sql`))!.sql)
      const { groups } = await reportOf(report.check.taskId)
      return groups.flatMap(({ findings }) => findings).find((finding) => finding.findingId === findingId)?.evidence
    }
    await store('duplicate-files', { file: 'a', items: ['a', 'b'], value: '64.05 KB' })
    expect(await migrated()).toEqual({ file: 'a', items: ['a', 'b'], bytes: [65_587] })
    await store('png-as-webp', { file: 'a', items: ['a: 20.00 KB → 5.00 KB', 'b'], value: '≥ 1.50 MB' })
    const expected = { file: 'a', items: ['a', 'b'], itemBytes: [[20_480, 5120], []], bytes: [1_572_864] }
    expect(await migrated()).toEqual(expected)
    // Once more changes nothing.
    expect(await migrated()).toEqual(expected)
    await store('crash-rate', { file: '', value: '1.23 %, n = 50' })
    const rate = { file: '', share: 0.0123, devices: 50, interval: intervalOf({ share: 0.0123, devices: 50 }) }
    expect(await migrated('rates')).toEqual(rate)
    expect(await migrated('rates')).toEqual(rate)
  })

  it('are suppressed with a reason until they change, and restored', async () => {
    const components = [{ tag: 'provider' as const, name: 'com.example.Open', exported: true }]
    const files = { 'assets/server.pem': pem }
    const first = await check({ components, files })
    expect(first.check).toMatchObject({ status: 'failed', result: { block: 1, serious: 1 } })
    const secret = findingOf(first, 'secret-in-package')
    const { suppressionId } = await console.invoke(calls['app-check.finding.suppress'], {
      findingId: secret?.findingId as string,
      reason: 'A key of the public test server',
    })
    expect((await reportOf(first.check.taskId)).check).toMatchObject({ status: 'passed', result: { block: 0 } })
    const second = await check({ components, files, versionCode: 2, versionName: '1.1' })
    expect(second.check.status).toBe('passed')
    expect(findingOf(second, 'secret-in-package')).toMatchObject({
      change: 'still',
      suppression: { suppressionId, reason: 'A key of the public test server' },
    })
    const other = { 'assets/server.pem': pem.replace('MIIEvQ', 'MIIEvR') }
    expect((await check({ files: other, versionCode: 3 })).check.status).toBe('failed')
    await console.invoke(calls['app-check.finding.restore'], { suppressionId })
    expect((await reportOf(second.check.taskId)).check.status).toBe('failed')
    const { items } = await console.invoke(calls['app-check.check-detail.list'], {
      checkId: second.check.taskId,
      filter: ['category:=:security'],
    })
    expect(items.map(({ rule, suppressed }) => [rule, suppressed])).toContainEqual(['secret-in-package', false])
  })

  it('are compared with those of the check before: new, still there, gone', async () => {
    const first = await check({ debuggable: true, targetSdk: 29 })
    expect(first.previous).toBeNull()
    const second = await check({ targetSdk: 29, versionCode: 2, permissions: ['android.permission.CAMERA'] })
    expect(second.previous).toMatchObject({ taskId: first.check.taskId })
    expect(findingOf(second, 'target-sdk')?.change).toBe('still')
    expect(findingOf(second, 'unused-permission')?.change).toBe('new')
    expect(second.gone.map(({ rule }) => rule)).toEqual(['debuggable'])
  })
})

describe('a report as a file', () => {
  const fetchFile = (url: string) => test.platform.fetch(new Request(url))

  it('is HTML, JSON, and SARIF at addresses that work for ten minutes', async () => {
    const {
      downloads,
      reportUrl,
      reportDownloadUrl,
      check: done,
    } = await check({
      components: [{ tag: 'service', name: '<script>alert(1)</script>', exported: true }],
    })
    expect(reportUrl).toContain(`/apps/${appId}/checks/${done.taskId}`)
    expect(reportDownloadUrl).toBe(downloads?.html)
    const html = await fetchFile(downloads?.html as string)
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await html.text()
    expect(page).toContain('Component exposed to other apps')
    expect(page).not.toContain('<script>')
    const sarif = await (await fetchFile(downloads?.sarif as string)).json()
    expect(sarif).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'open-component', level: 'warning', locations: [expect.any(Object)] }] }],
    })
    expect(await (await fetchFile(downloads?.json as string)).json()).toMatchObject({ check: { status: 'passed' } })
    test.clock.advance(601_000)
    expect((await fetchFile(downloads?.json as string)).status).toBe(403)
  })

  it('is refused at an address that was changed', async () => {
    const { downloads } = await check()
    const other = downloads?.json.replace('format=json', 'format=html')
    expect((await fetchFile(other as string)).status).toBe(403)
  })
})

describe('starting, canceling, and deleting', () => {
  it('runs one check of a package at a time, and none can be deleted until it has ended', async () => {
    const pkgId = await uploadPackage()
    const checkId = await startCheck(pkgId)
    await expect(startCheck(pkgId)).rejects.toMatchObject({ reason: 'check-running' })
    await expect(console.invoke(calls['app-check.check.delete'], { id: checkId })).rejects.toMatchObject({
      reason: 'check-running',
    })
    await test.platform.wake()
    await console.invoke(calls['app-check.check.delete'], { id: checkId })
    await expect(reportOf(checkId)).rejects.toMatchObject({ status: 404 })
  })

  it('cancels a check, which then stays canceled', async () => {
    const checkId = await startCheck(await uploadPackage())
    const { check: canceled } = await console.invoke(calls['app-check.check.cancel'], { checkId })
    expect(canceled).toMatchObject({ status: 'error', message: 'The check was canceled' })
    await test.platform.wake()
    expect((await reportOf(checkId)).check).toMatchObject({ status: 'error', result: null })
    await expect(console.invoke(calls['app-check.check.cancel'], { checkId })).rejects.toMatchObject({
      reason: 'conflict',
    })
  })

  it(`starts ${checkLimits.checksPerDay} checks in 24 hours`, async () => {
    const pkgId = await uploadPackage()
    const run = { teamId: demoTeamId, kind: runKind, userId: 'somebody', state: 'succeeded' as const, payload: {} }
    const earlier = Array.from({ length: checkLimits.checksPerDay - 1 }, () => ({ ...run, taskId: newId() }))
    const createTime = test.clock.now()
    await test.platform.services.database.asPlatform((db) =>
      db.insert(tasks).values(earlier.map((task) => ({ ...task, createTime }))),
    )
    const checkId = await startCheck(pkgId)
    await test.platform.wake()
    // Deleting one makes no room for another.
    await console.invoke(calls['app-check.check.delete'], { id: checkId })
    await expect(startCheck(pkgId)).rejects.toMatchObject({ reason: 'limit-reached' })
    await endDay()
    await startCheck(pkgId)
  })

  it('stores the password of a test account encrypted, and never returns it', async () => {
    const report = await check({}, { testAccount: 'tester', testAccountPassword: 'open sesame' })
    expect(report.check.testAccount).toBe('tester')
    expect(JSON.stringify(report)).not.toContain('sesame')
    const [row] = await test.platform.services.database.asPlatform((db) =>
      db.select().from(appChecks).where(eq(appChecks.taskId, report.check.taskId)),
    )
    expect(row?.testAccountPassword).toMatch(/^[\w-]{20,}$/)
  })

  it('lists the security findings of all apps', async () => {
    const { check: done } = await check({ debuggable: true })
    const { items } = await console.invoke(calls['app-check.security-detect-task.list'], {})
    expect(items.find(({ taskId }) => taskId === done.taskId)).toMatchObject({ security: { serious: 1 } })
  })
})

it('tells a release what the newest check of its own package found', async () => {
  const facts = (pkgId: string | null) =>
    test.platform.services.database.asPlatform((db) => collectCheckFacts(db, pkgId))
  expect(await facts(null)).toEqual({ newest: null })
  const pkgId = await uploadPackage({ debuggable: true })
  const checkId = await startCheck(pkgId)
  expect(await facts(pkgId)).toEqual({ newest: null })
  await test.platform.wake()
  expect(await facts(pkgId)).toMatchObject({ newest: { checkId, result: { block: 0, serious: 1 } } })
})

it('offers the newest package that can be released first', async () => {
  const { packages } = await console.invoke(calls['app-check.package.list'], { appId: '108370001' })
  expect(packages.map(({ fileName }) => fileName)).toEqual([
    ...['maps-4.3.0.apk', 'maps-4.2.0.apk', 'maps-4.1.2.apk', 'maps-4.1.0.apk', 'maps-debug.apk'],
  ])
})

it('has checks of the demo team’s packages that can be compared', async () => {
  const { items } = await console.invoke(calls['app-check.security-detect-task.list'], {
    filter: ['appName:=:Northwind%20Maps'],
  })
  expect(items).toHaveLength(2)
  const report = await reportOf(items[0]?.taskId as string)
  expect(report.previous).not.toBeNull()
  expect(report.gone.map(({ rule }) => rule)).toContain('secret-in-package')
  expect(findingOf(report, 'page-size')?.change).toBe('new')
  expect(report.sdks.map(({ name }) => name)).toContain('HUAWEI Map Kit')
})

function usesLocation() {
  return { classes: ['La;'], calls: ['Landroid/location/LocationManager;->getLastKnownLocation'] }
}
