import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/agreements/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { findUnnamed } from '@console-widgets/agreements/model'
import { readOutbox } from '@console-widgets/platform/outbox/read-outbox'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { agreements, declarations } from './tables.ts'

const minute = 60_000

let test: TestPlatform
let holder: Console
let maps: string
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  maps = await appOf('Northwind Maps')
})
afterAll(() => test.close())

const asPlatform: TestPlatform['platform']['services']['database']['asPlatform'] = (work) =>
  test.platform.services.database.asPlatform(work)
const appOf = async (name: string) =>
  (await holder.invoke(appCalls['apps.app.list'], { maxReqCount: 100 })).items.find(({ appName }) => appName === name)!
    .appId
const read = (agreementId: string) => holder.invoke(calls['agreements.agreement.get'], { agreementId })
const open = (address: string, headers: Record<string, string> = {}) =>
  test.platform.fetch(new Request(address, { headers }))
/** Lets time pass, until everything that is due then is done. */
const pass = async (milliseconds: number) => {
  const { jobs } = test.platform.services
  await jobs.wake()
  test.clock.advance(milliseconds)
  await jobs.wake()
}
const review = () => pass(7_000)
/** A new app's privacy policy from the template, with its contact filled. */
async function drafted(appId: string, lang = 'en-US', edit = (content: string) => content) {
  const { title, content } = await holder.invoke(calls['privacy.template-info.get'], { appId, type: 'privacy', lang })
  return holder.invoke(calls['agreements.agreement.create'], {
    appId,
    type: 'privacy',
    lang,
    title,
    content: edit(content.replace('{{contact}}', 'privacy@northwind.example')),
  })
}
const submit = (id: string, more: { requireConfirm?: 0 | 1; effectiveTime?: number } = {}) =>
  holder.invoke(calls['agreements.agreement.submit'], { id, requireConfirm: 0, ...more })

it('takes a text from the template to its public address, and its next version in its place', async () => {
  const tides = await appOf('Tide Table')
  const first = await drafted(tides)
  expect(first).toMatchObject({ version: 1, state: 'draft' })
  expect((await submit(first.agreementId)).state).toBe('submitted')
  await expect(submit(first.agreementId)).rejects.toMatchObject({ reason: 'agreement-state' })
  await review()
  const { state, address } = await read(first.agreementId)
  expect(state).toBe('effective')
  const page = await open(address!)
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(html).toContain('<h1>Privacy policy of Tide Table</h1>')
  expect(html).toContain('<h2>Retention</h2>')
  expect(html).not.toMatch(/<script|\son\w+=/)

  const next = await holder.invoke(calls['agreements.agreement.update'], {
    agreementId: first.agreementId,
    title: 'Privacy at Tide Table',
  })
  expect(next).toMatchObject({ version: 2, state: 'draft', documentId: first.documentId })
  expect((await read(first.agreementId)).title).toBe('Privacy policy of Tide Table')
  await expect(
    holder.invoke(calls['agreements.agreement.update'], { agreementId: first.agreementId }),
  ).rejects.toMatchObject({ reason: 'agreement-open' })
  await expect(submit(next.agreementId, { effectiveTime: test.clock.now() - minute })).rejects.toMatchObject({
    issues: [{ field: 'effectiveTime', message: 'is in the past' }],
  })
  await submit(next.agreementId, { requireConfirm: 1, effectiveTime: test.clock.now() + minute })
  await review()
  expect((await read(next.agreementId)).state).toBe('scheduled')
  expect(await (await open(address!)).text()).toContain('Privacy policy of Tide Table')
  await pass(minute)
  expect((await read(first.agreementId)).state).toBe('replaced')
  expect(await (await open(address!)).text()).toContain('<h1>Privacy at Tide Table</h1>')
  expect(await (await open(`${address}/1`)).text()).toContain('There is a newer version.')
  expect((await open(`${address}/3`)).status).toBe(404)
})

it('leads readers to their language, and says when nothing is there', async () => {
  const { documents } = await holder.invoke(calls['agreements.coverage.get'], { appId: maps })
  const [language] = documents[0]!.languages
  const base = language!.effective!.address.replace(/\/en-US$/, '')
  const led = await open(base, { 'accept-language': 'fr, zh;q=0.8, en;q=0.5' })
  expect([led.status, led.headers.get('location')]).toEqual([302, new URL(`${base}/zh-CN`).pathname])
  const page = await open(`${base}/zh-CN`)
  expect(page.headers.get('content-language')).toBe('zh-CN')
  const html = await page.text()
  expect(html).toContain('<html lang="zh-CN"')
  expect(html).toContain('hreflang="en-US"')
  const again = await open(`${base}/zh-CN`, { 'if-none-match': page.headers.get('etag')! })
  expect(again.status).toBe(304)
  // The Russian one is a draft.
  for (const path of [`${base}/ru-RU`, `${testOrigin}/agreement/none/en-US`, `${base}/en-US/1/x`])
    expect((await open(path)).status, path).toBe(404)
})

it('refuses what the review would reject, and names the words', async () => {
  const weather = await appOf('Ferry Pass')
  const { agreementId, updateTime } = await drafted(weather, 'en-US', (content) =>
    content
      .replace(/- The camera.*\n?/, '')
      .replace(/# Retention\n\n[^#]*/, '')
      .concat('\n\nHarbour Radio, [click](javascript:alert) {{date}}'),
  )
  const refusal = await submit(agreementId).then(
    () => undefined,
    (error: { reason: string; issues: { message: string }[] }) => error,
  )
  expect(refusal?.reason).toBe('agreement-findings')
  expect(refusal?.issues.map(({ message }) => message.split(': ').at(-1)).toSorted()).toEqual([
    'CAMERA',
    'Harbour Radio',
    'javascript:alert',
    'retention',
    '{{date}}',
  ])
  const russian =
    'Это приложение использует ваши данные, чтобы показывать расписание паромов. Мы никому их не передаём и храним недолго.'
  await holder.invoke(calls['agreements.agreement.update'], { agreementId, content: russian, baseTime: updateTime })
  expect((await read(agreementId)).facts.detected).toBe('ru')
  await expect(
    holder.invoke(calls['agreements.agreement.update'], { agreementId, content: 'Old', baseTime: updateTime - 1 }),
  ).rejects.toMatchObject({ reason: 'conflict' })
  await holder.invoke(calls['agreements.agreement.delete'], { agreementId })
  await expect(read(agreementId)).rejects.toMatchObject({ status: 404 })
})

it('begins with what the newest package asks for, also before a version contains it', async () => {
  const appId = await appOf('Untitled prototype')
  await asPlatform(async (db) => {
    const [row] = await db.select().from(appPackages).where(eq(appPackages.successStatus, 0)).limit(1)
    const permissions = ['android.permission.CAMERA']
    await db.insert(appPackages).values({ ...row!, pkgId: 'waiting-package', appId, permissions })
  })
  const { agreementId } = await drafted(appId, 'en-US')
  expect((await read(agreementId)).content).toMatch(/^- The camera/m)
})

it('rejects a text that a new package has made incomplete since its submission', async () => {
  const { agreementId } = await drafted(await appOf('Северная погода'), 'en-US')
  await submit(agreementId)
  await asPlatform(async (db) => {
    const rows = await db.select().from(appPackages).where(eq(appPackages.packageName, 'com.northwind.weather.ru'))
    for (const { pkgId, permissions } of rows)
      await db
        .update(appPackages)
        .set({ permissions: [...permissions, 'android.permission.RECORD_AUDIO'] })
        .where(eq(appPackages.pkgId, pkgId))
  })
  await review()
  const rejected = await read(agreementId)
  expect(rejected).toMatchObject({
    state: 'rejected',
    findings: [{ rule: 'permission-unnamed', sample: 'RECORD_AUDIO' }],
    address: null,
  })
  await holder.invoke(calls['agreements.agreement.update'], {
    agreementId,
    content: rejected.content.replace('# Purposes', 'We use the microphone while you speak.\n\n# Purposes'),
  })
  await submit(agreementId)
  await review()
  expect((await read(agreementId)).state).toBe('effective')
})

it('judges a privacy policy in effect again when the app gets a new package', async () => {
  const appId = await appOf('Tide Table')
  const { documents } = await holder.invoke(calls['agreements.coverage.get'], { appId })
  const { agreementId, unnamed } = documents[0]!.languages[0]!.effective!
  expect(unnamed).toEqual([])
  const add = (pkgId: string, ...permissions: string[]) =>
    asPlatform(async (db) => {
      const [row] = await db.select().from(appPackages).where(eq(appPackages.successStatus, 0)).limit(1)
      const createTime = test.clock.now()
      const added = { ...row!, pkgId, appId, permissions, versionName: '9.0', createTime }
      await db.insert(appPackages).values(added)
      const context = { db, teamId: demoTeamId, now: () => test.clock.now() }
      const parsed = { pkgId, versionName: '9.0', versionCode: 9 }
      await test.platform.services.events.announce('app-packages.parsed', parsed, context)
    })
  await add('with-microphone', 'android.permission.RECORD_AUDIO')
  await pass(1000)
  const again = (await holder.invoke(calls['agreements.coverage.get'], { appId })).documents[0]!.languages[0]!
  expect(again.effective!.unnamed).toEqual(['RECORD_AUDIO'])
  const { content, type, lang, facts } = await read(agreementId)
  const problems = [{ rule: 'permission-unnamed', sample: 'RECORD_AUDIO' }]
  expect(findUnnamed(content, { ...facts, type, lang })).toEqual(problems)
  const told = async () =>
    (await readOutbox(test.platform.services.database, 500)).filter(({ subject }) => subject?.includes('doesn’t cover'))
  expect((await told())[0]!.text).toContain(
    'The package 9.0 of Tide Table uses what the text doesn’t mention: RECORD_AUDIO.',
  )
  const before = (await told()).length
  // What is known already isn't told again.
  test.clock.advance(minute)
  await add('with-microphone-again', 'android.permission.RECORD_AUDIO')
  await pass(1000)
  expect(await told()).toHaveLength(before)
})

it('shows what is missing in which language', async () => {
  const { defaultLang, documents } = await holder.invoke(calls['agreements.coverage.get'], { appId: maps })
  expect(defaultLang).toBe('en-US')
  const [privacy, user] = documents
  expect(privacy!.languages.find(({ lang }) => lang === 'ru-RU')).toMatchObject({
    effective: null,
    open: { version: 1, state: 'draft' },
    missing: ['retention'],
  })
  expect(privacy!.languages[0]).toMatchObject({ lang: 'en-US', needed: true, effective: { version: 2 }, missing: [] })
  expect(user!.languages.find(({ lang }) => lang === 'ru-RU')).toMatchObject({
    needed: true,
    effective: null,
    open: null,
  })
  const { items, platform } = await holder.invoke(calls['agreements.permission.list'], { appId: maps })
  expect(items.filter((item) => item.delete)).toHaveLength(1)
  // The team has signed the agreement on distribution.
  expect(platform.map(({ code, sign }) => [code, sign])).toEqual([
    ['distribution', false],
    ['paid-apps', true],
    ['japan', true],
  ])
})

it('judges a privacy policy that is hosted here by whether it is in effect for this app', async () => {
  const check = (appId: string, privacyPolicy: string) =>
    holder.invoke(versionCalls['versions.agreement.check'], { appId, privacyPolicy })
  const { documents } = await holder.invoke(calls['agreements.coverage.get'], { appId: maps })
  const { address } = documents[0]!.languages[0]!.effective!
  expect(await check(maps, address)).toEqual({ acceptable: true, issues: [] })
  const notEffective = [{ rule: 'privacy-not-effective', sample: new URL(address).pathname }]
  expect(await check(await appOf('Tide Table'), address)).toEqual({ acceptable: false, issues: notEffective })
  expect((await check(maps, `${address}/1`)).acceptable).toBe(false)
  const { hostedPolicy } = await holder.invoke(versionCalls['versions.app-version.get'], { appId: maps })
  expect(hostedPolicy).toBe(address)
})

it('keeps public texts when the app is deleted', async () => {
  const app = await holder.invoke(appCalls['apps.app.create'], { appName: 'Short Lived', parentType: 13 })
  const { agreementId } = await drafted(app.appId)
  await submit(agreementId)
  await review()
  const { address } = await read(agreementId)
  await holder.invoke(appCalls['apps.app.delete'], { appId: app.appId })
  expect(await asPlatform((db) => db.$count(agreements, eq(agreements.appId, app.appId)))).toBe(0)
  expect((await open(address!)).status).toBe(200)
})

it('wants SDKs that a check has found to be named by the text, or by the confirmed declaration', async () => {
  const { agreementId } = await drafted(maps, 'en-GB')
  // The SDK that came with the newest package isn't declared yet.
  expect((await read(agreementId)).facts.sdks).toEqual(['HUAWEI Analytics Kit'])
  await asPlatform((db) => db.delete(declarations).where(eq(declarations.appId, maps)))
  const { facts, content, updateTime } = await read(agreementId)
  expect(facts.sdks.length).toBeGreaterThan(0)
  expect(await refused(submit(agreementId))).toMatchObject({
    issues: facts.sdks.map((sdk) => ({ message: expect.stringContaining(sdk) as string })),
  })
  await holder.invoke(calls['agreements.agreement.update'], {
    agreementId,
    content: `${content}\n\nThe app contains ${facts.sdks.join(', ')}.`,
    baseTime: updateTime,
  })
  await submit(agreementId)
  await review()
  expect(await read(agreementId)).toMatchObject({ state: 'effective', findings: [] })
})
