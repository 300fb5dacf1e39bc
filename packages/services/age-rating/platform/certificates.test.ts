import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { calls } from '@console-widgets/age-rating/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as noticeCalls } from '@console-widgets/teams/contract'
import { makePdf } from '@console-widgets/platform/demo/make-pdf'
import { findBlockingReasons } from '@console-widgets/platform/release/availability'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoAccount, demoInvited } from '@console-widgets/platform/demo/people'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  await enter()
})
afterAll(() => test.close())

async function enter(): Promise<void> {
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
}

const email: string = demoAccount.account
let count = 0
async function newApp(): Promise<string> {
  count += 1
  const app = { appName: `Certified ${count}`, parentType: 13, childType: 1302 } as const
  return (await console.invoke(appCalls['apps.app.create'], app)).appId
}
async function ratedApp(given: Parameters<typeof rateApp>[2]) {
  const appId = await newApp()
  await rateApp(console, appId, given)
  const { certificate } = await ratingOf(appId)
  return { appId, certificateId: certificate?.certificateId ?? '' }
}
const ratingOf = (appId: string) => console.invoke(calls['age-rating.rating-v2.get'], { appId })
const search = (certificateId: string, mail = email) =>
  console.invoke(calls['age-rating.iarc-cert.search'], { certificateId, email: mail })
const attach = (appId: string, certificateId: string, mail = email) =>
  console.invoke(calls['age-rating.iarc-cert.attach'], { appId, certificateId, email: mail })
const refresh = (appId: string) => console.invoke(calls['age-rating.iarc-cert.update'], { appId })
const confirm = (appId: string) => console.invoke(calls['age-rating.rating-v2.confirm'], { appId })
const send = (appId: string) => console.invoke(calls['age-rating.email.send'], { appId })

it('is issued with the first confirmation, and stays the same with the next', async () => {
  const { appId, certificateId } = await ratedApp({ violence: 2 })
  expect(await search(certificateId)).toMatchObject({
    certificateId,
    productName: 'Certified 1',
    storefront: null,
    ratings: (await ratingOf(appId)).confirmed?.ratings.map(({ system, level }) => ({ system, level })),
  })
  await rateApp(console, appId, { violence: 3 })
  expect((await ratingOf(appId)).certificate).toMatchObject({ certificateId, isOwn: true, isFollowed: true })
})

it('is found by its ID together with the mail address alone, whichever case they are in', async () => {
  const { certificateId } = await ratedApp({})
  expect(await search(certificateId.toUpperCase(), email.toUpperCase())).toMatchObject({ certificateId })
  const wrong = [search(certificateId, 'other@northwind.example'), search(crypto.randomUUID())]
  for (const each of wrong) expect(await refused(each)).toMatchObject({ reason: 'not-found', status: 404 })
  const elsewhere = await signIn(test.platform, demoInvited)
  const stolen = elsewhere.invoke(calls['age-rating.iarc-cert.search'], { certificateId, email })
  expect(await refused(stolen)).toMatchObject({ reason: 'not-found' })
})

it('gives its answers to another app, whose rating in force stays until it is confirmed', async () => {
  const { certificateId } = await ratedApp({ violence: 3, language: 1 })
  const { appId } = await ratedApp({})
  const attached = await attach(appId, certificateId)
  expect(attached).toMatchObject({
    answers: { violence: 3, language: 1 },
    confirmed: { answers: { violence: 0 } },
    certificate: { certificateId, isOwn: false, hasChanged: false, isFollowed: true },
  })
  const confirmed = await confirm(appId)
  expect(confirmed).toMatchObject({ state: 'confirmed', certificate: { certificateId, isOwn: false } })
  expect(confirmed.confirmed?.answers.violence).toBe(3)
})

it('tells the apps that use it of other answers, and gives them at their request', async () => {
  const source = await ratedApp({ violence: 1 })
  const appId = await newApp()
  await attach(appId, source.certificateId)
  await confirm(appId)
  await confirm(source.appId)
  expect((await ratingOf(appId)).certificate).toMatchObject({ hasChanged: false })
  test.clock.advance(60_000)
  await rateApp(console, source.appId, { violence: 4 })
  expect((await ratingOf(appId)).certificate).toMatchObject({ hasChanged: true, isFollowed: false })
  expect(await refresh(appId)).toMatchObject({
    answers: { violence: 4 },
    certificate: { hasChanged: false, isFollowed: true },
  })
})

it('is replaced by the app’s own once the app answers otherwise', async () => {
  const { certificateId } = await ratedApp({ violence: 1 })
  const appId = await newApp()
  await attach(appId, certificateId)
  await rateApp(console, appId, { violence: 2 })
  const { certificate } = await ratingOf(appId)
  expect(certificate).toMatchObject({ isOwn: true, isFollowed: true })
  expect(certificate?.certificateId).not.toBe(certificateId)
})

it('can be one of another storefront', async () => {
  const appId = await newApp()
  const id = '5f0c2d9e-8f1b-4c63-9a57-2b7d8e6c1a40'
  expect(await search(id)).toMatchObject({ storefront: 'Aurora Market', productName: 'Northwind Regatta' })
  await attach(appId, id)
  const { certificate, confirmed } = await confirm(appId)
  expect(certificate).toMatchObject({ certificateId: id, storefront: 'Aurora Market', isOwn: false })
  expect(confirmed?.answers).toMatchObject({ violence: 1, interaction: 1, purchases: 1 })
})

it('is gone with its app', async () => {
  const source = await ratedApp({})
  const appId = await newApp()
  await attach(appId, source.certificateId)
  await console.invoke(appCalls['apps.app.delete'], { appId: source.appId })
  expect(await refused(search(source.certificateId))).toMatchObject({ reason: 'not-found' })
  expect(await refused(refresh(appId))).toMatchObject({ reason: 'not-found' })
  expect((await ratingOf(appId)).certificate).toMatchObject({ certificateId: source.certificateId, hasChanged: false })
})

it('is mailed to its developer, five times a day', async () => {
  const unrated = await newApp()
  expect(await refused(send(unrated))).toMatchObject({ reason: 'no-certificate' })
  const { appId, certificateId } = await ratedApp({ gambling: 1 } as never)
  for (let times = 0; times < 5; times++) {
    expect(await send(appId)).toEqual({ email })
    test.clock.advance(1000)
  }
  expect(await refused(send(appId))).toMatchObject({ kind: 'throttled', retryAfter: 86_395 })
  const mails = await test.platform.services.database.asPlatform((db) =>
    rowsOf<{ address: string; text: string }>(
      db,
      sql`select address, text from cw_outbox where reference = ${certificateId}`,
    ),
  )
  expect(mails).toHaveLength(5)
  expect(mails[0]?.address).toBe(email)
  expect(mails[0]?.text).toContain(certificateId)
  expect(mails[0]?.text).toContain('China  ')
  test.clock.advance(86_400_000)
  await enter()
  expect(await send(appId)).toEqual({ email })
})

const number = 'CC-NP-260302-001'
const pdf = (text = `Certificate of classification ${number}`) =>
  uploadBytes(console, 'certificate.pdf', makePdf([text]))
const board = async (
  appId: string,
  facts: { number?: string; issueDay?: string; expireDay?: string; objectId?: string },
) =>
  console.invoke(calls['age-rating.board-certificate.update'], {
    appId,
    number,
    issueDay: '2026-03-02',
    objectId: facts.objectId ?? (await pdf()),
    ...facts,
  })
const koreanReasons = async (appId: string) => {
  const reasons = await test.platform.services.database.asPlatform((db) => findBlockingReasons(db, appId))
  return reasons.flatMap(({ id, countries }) => (id.startsWith('age-rating.') && countries.includes('KR') ? id : []))
}

it('of Korea’s board admits what is rated 19 there, until its last day is over', async () => {
  const { appId } = await ratedApp({ violence: 4 })
  const required = ['age-rating.certificate']
  expect(await koreanReasons(appId)).toEqual(required)
  const [today] = new Date(test.clock.now()).toISOString().split('T') as [string]
  const saved = await board(appId, { number: ' 제 cc-np-260302-001 호', expireDay: today })
  expect(saved.boardCertificate).toMatchObject({ number, expireDay: today, isExpired: false })
  expect(await koreanReasons(appId)).toEqual([])
  test.clock.advance(86_400_000)
  await test.platform.wake()
  await enter()
  expect(await koreanReasons(appId)).toEqual(['age-rating.certificate-expired'])
  expect((await ratingOf(appId)).boardCertificate?.isExpired).toBe(true)
  await board(appId, {})
  expect(await koreanReasons(appId)).toEqual([])
  await console.invoke(calls['age-rating.board-certificate.delete'], { appId })
  expect(await koreanReasons(appId)).toEqual(required)
})

it('of Korea’s board is told of 30 and 7 days before its end, and once it has ended', async () => {
  const { appId } = await ratedApp({ violence: 4 })
  const today = () => new Date(test.clock.now()).toISOString().slice(0, 10)
  const inDays = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
  const expireDay = inDays(40)
  // Saved twice: only the certificate as it is now reminds.
  await board(appId, { expireDay })
  test.clock.advance(1000)
  await board(appId, { expireDay })
  const told = async (days: number) => {
    test.clock.advance(days * 86_400_000)
    await test.platform.wake()
    await enter()
    const { items } = await console.invoke(noticeCalls['notices.notice.list'], { language: 'en', maxReqCount: 50 })
    return items.filter(({ page }) => page?.values.appId === appId).map(({ title }) => title)
  }
  const soon = (days: number) => `Certified ${count}: rating certificate for South Korea expires in ${days} days`
  expect(await told(9)).toEqual([])
  expect(await told(1)).toEqual([soon(30)])
  expect(await told(23)).toEqual([soon(7), soon(30)])
  const ended = `Certified ${count}: rating certificate for South Korea expired`
  expect(await told(8)).toEqual([ended, soon(7), soon(30)])
})

it('of Korea’s board is judged by its number, its days, and its file', async () => {
  const { appId } = await ratedApp({ violence: 4 })
  const issuesOf = async (facts: Parameters<typeof board>[1]) => {
    const { issues } = (await refused(board(appId, facts))) as { issues: { field: string; rule: string }[] }
    return issues.map(({ field, rule }) => `${field} ${rule}`)
  }
  expect(await issuesOf({ number: 'CC-NP-260231-001' })).toEqual(['number board-number'])
  expect(await issuesOf({ number: 'GC-CC-NP-260302-001' })).toEqual(['number board-of-adults'])
  expect(await issuesOf({ issueDay: '2026-03-01' })).toEqual(['issueDay not-before-number'])
  expect(await issuesOf({ issueDay: '2099-01-01', expireDay: '2020-01-01' })).toEqual([
    'issueDay issued-in-future',
    'expireDay in-the-past',
  ])
  const other = await pdf('Certificate of classification CC-NP-250101-777')
  expect(await issuesOf({ objectId: other })).toEqual(['objectId board-number-in-file'])
  const text = await uploadBytes(console, 'certificate.pdf', new TextEncoder().encode('CC-NP-260302-001'))
  expect(await issuesOf({ objectId: text })).toEqual(['objectId document-type'])
  expect(await koreanReasons(appId)).toEqual(['age-rating.certificate'])
})
