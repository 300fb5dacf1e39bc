import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/beta/contract'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { startSession } from '@console-widgets/platform/accounts/sessions'
import { activeMember } from '@console-widgets/platform/accounts/members'
import { accounts, members } from '@console-widgets/platform/accounts/tables'
import { demoInvited, otherTeamId } from '@console-widgets/platform/demo/people'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { refused } from '@console-widgets/sandbox/testing/refused'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  testStart,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { subscriptions } from './tables.ts'

const invitationCode = 'h4rb0urr4d10'
const base = `${testOrigin}/agc/edge/amis/beta-manage/v1`
const day = 86_400_000

let test: TestPlatform
let holder: Console
let tester: Console
let visitors: Awaited<ReturnType<typeof startVisitors>>
let ids: { appId: string; versionId: string }
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  tester = await signIn(test.platform, demoInvited)
  const [found] = await asPlatform((db) =>
    db
      .select({ appId: appVersions.appId, versionId: appVersions.versionId })
      .from(appVersions)
      .where(sql`${appVersions.testInfo} ->> 'shareLink' = ${`open-test/${invitationCode}`}`),
  )
  ids = found!
  visitors = await startVisitors(31)
})
afterAll(() => test.close())

const asPlatform: TestPlatform['platform']['services']['database']['asPlatform'] = (work) =>
  test.platform.services.database.asPlatform(work)
const inTest = () => holder.invoke(calls['beta.test.get'], ids).then((answer) => answer.test!)
const seen = (language: 'cn' | 'en' | 'ru' = 'en') =>
  tester.invoke(calls['beta.open-test.get'], { invitationCode, language })
const setTest = (facts: object) =>
  asPlatform((db) =>
    db
      .update(appVersions)
      .set({ testInfo: sql`${appVersions.testInfo} || ${JSON.stringify(facts)}::jsonb` })
      .where(eq(appVersions.versionId, ids.versionId)),
  )

/** Requests of a person with nothing but the cookie of their session, as the open test mode sends them (R13). */
async function startVisitors(count: number): Promise<((path: string, body?: object) => Promise<Response>)[]> {
  const { clock, services } = { clock: test.clock, services: test.platform.services }
  return asPlatform(async (db) => {
    const made = []
    for (let index = 0; index < count; index++) {
      const userId = `visitor-${index}`
      await db
        .insert(accounts)
        .values({ userId, account: `${userId}@skerry.example`, userName: `Visitor ${index}`, passwordHash: 'none' })
      await db.insert(members).values(activeMember({ teamId: otherTeamId, userId, roles: ['legal'], now: clock.now() }))
      const { cookies } = await startSession(db, { userId, teamId: otherTeamId, now: clock.now() }, services)
      const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
      made.push((path: string, body: object = { invitationCode }) =>
        test.platform.fetch(
          new Request(`${base}/${path}`, {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        ),
      )
    }
    return made
  })
}

it('shows the test to anyone with the link, in their language, and nothing of its team or testers', async () => {
  const url = `${base}/open-test/${invitationCode}`
  const shown = await (await test.platform.fetch(new Request(url))).json()
  expect(shown).toMatchObject({
    appName: 'Harbour Radio',
    teamName: 'Northwind Studio',
    versionNumber: '2.1.0-beta',
    testDesc: 'The watch app: does it stay connected?',
    verdict: 'open',
    endTime: testStart + 24 * day,
    inviteLimit: 200,
    placesLeft: 200 - 13,
    countries: ['CN', 'DE', 'SG'],
  })
  const text = JSON.stringify(shown)
  for (const hidden of ['Maya Thornton', ids.versionId, 'ownerTeamId', 'tested_app_id'])
    expect(text).not.toContain(hidden)
  const icon = await test.platform.fetch(new Request((shown as { iconUrl: string }).iconUrl))
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it('R13: a person of another team joins, downloads, and leaves, with neither team nor token', async () => {
  const [visitor] = visitors
  expect(await (await visitor!('own-subscription')).json()).toMatchObject({ subscription: null })
  expect((await visitor!('build')).status).toBe(409)
  expect(await (await visitor!('invite/subscribe')).json()).toMatchObject({ subscription: { state: 'joined' } })
  expect(await inTest()).toMatchObject({ joined: 14, downloaded: 12 })
  const { url, size } = (await (await visitor!('build')).json()) as { url: string; size: number }
  const file = await test.platform.fetch(new Request(url))
  expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, size])
  const { items } = await holder.invoke(calls['beta.subscription.list'], ids)
  expect(items[0]).toMatchObject({ nickName: 'Visitor 0', state: 'joined', downloads: 1 })
  await visitor!('invite/unsubscribe')
  expect((await visitor!('build')).status).toBe(409)
  expect(await inTest()).toMatchObject({ joined: 13, left: 2 })
  // A tester who left can come back.
  await visitor!('invite/subscribe')
  expect(await inTest()).toMatchObject({ joined: 14, left: 1 })
})

it('gives a person whom the team removes nothing from the next request on', async () => {
  await tester.invoke(calls['beta.invite.subscribe'], { invitationCode })
  const { items } = await holder.invoke(calls['beta.subscription.list'], {
    ...ids,
    filter: ['nickName:=:Пётр Васильев'],
  })
  const { subscriptionId } = items[0]!
  await holder.invoke(calls['beta.subscription.remove'], { subscriptionId })
  for (const call of ['beta.build.download', 'beta.invite.subscribe'] as const)
    expect(await refused(tester.invoke(calls[call], { invitationCode }))).toMatchObject({ reason: 'not-in-test' })
  expect(await tester.invoke(calls['beta.own-subscription.get'], { invitationCode })).toMatchObject({
    subscription: { state: 'removed' },
  })
  expect(await refused(holder.invoke(calls['beta.subscription.remove'], { subscriptionId }))).toMatchObject({
    reason: 'not-in-test',
  })
})

it('admits exactly as many as there are places, however many join at once', async () => {
  const { joined } = await inTest()
  await setTest({ inviteLimit: joined + 5 })
  const answers = await Promise.all(visitors.slice(1, 30).map((visitor) => visitor('invite/subscribe')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(5).fill(200),
    ...Array<number>(24).fill(409),
  ])
  expect(await inTest()).toMatchObject({ joined: joined + 5, verdict: 'full' })
  expect(await seen()).toMatchObject({ verdict: 'full', placesLeft: 0 })
  await setTest({ inviteLimit: 200 })
})

it('refuses without a session, from pages of other origins, and with forged or huge codes, and stores no address', async () => {
  const [visitor] = visitors
  const send = (headers: Record<string, string>, code = invitationCode) =>
    test.platform.fetch(
      new Request(`${base}/invite/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ invitationCode: code }),
      }),
      { address: '203.0.113.77' },
    )
  expect((await send({})).status).toBe(401)
  expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await visitor!('invite/subscribe', { invitationCode: 'h4rb0urr4d11' })).status).toBe(404)
  expect((await visitor!('invite/subscribe', { invitationCode: 'x'.repeat(65) })).status).toBe(400)
  expect((await visitor!('invite/subscribe', { invitationCode: 'x'.repeat(600_000) })).status).toBe(413)
  const guess = (number: number) =>
    test.platform.fetch(new Request(`${base}/open-test/guess-${1000 + number}`), { address: '203.0.113.77' })
  for (let number = 0; number < 100; number++) expect((await guess(number)).status).toBe(404)
  const slowed = await guess(100)
  expect([slowed.status, slowed.headers.get('retry-after')]).toEqual([429, '60'])
  // Someone else's address isn't slowed, and a minute later neither is this one.
  expect((await seen()).appName).toBe('Harbour Radio')
  test.clock.advance(60_000)
  expect((await guess(101)).status).toBe(404)
  const rows = await asPlatform((db) => db.select().from(subscriptions))
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
})

it('ends for everyone when the team stops it, and its link says so', async () => {
  await holder.invoke(versionCalls['versions.shelf-off.submit'], { ...ids, reason: 'The build loses its connection.' })
  expect(await seen()).toMatchObject({ verdict: 'stopped', endTime: test.clock.now() })
  const [visitor] = visitors
  expect((await visitor!('build')).status).toBe(409)
  expect(await (await visitor!('invite/subscribe')).json()).toMatchObject({ subscription: { state: 'joined' } })
  expect(await (await visitors.at(-1)!('invite/subscribe')).json()).toMatchObject({ reason: 'test-over' })
  const inRows = await asPlatform((db) =>
    db.$count(subscriptions, and(eq(subscriptions.versionId, ids.versionId), eq(subscriptions.state, 'joined'))),
  )
  expect(await inTest()).toMatchObject({ verdict: 'stopped', joined: inRows, endTime: test.clock.now() })
})

it('lists the open tests of the team alone', async () => {
  const { items, total } = await holder.invoke(calls['beta.test.list'], { filter: ['appName:~:radio'] })
  expect([items, total]).toMatchObject([
    [{ ...ids, appName: 'Harbour Radio', inviteLimit: 200, endTime: test.clock.now() }],
    1,
  ])
  expect(await tester.invoke(calls['beta.test.list'], {})).toEqual({ items: [], total: 0 })
})

it('R85: a test that no one has a link for is none', async () => {
  const { items } = await holder.invoke(versionCalls['versions.app-version.list'], { filter: ['releaseType:=:1'] })
  const { appId, versionId } = items[0]!
  expect(await holder.invoke(calls['beta.test.get'], { appId, versionId })).toEqual({ test: null })
})
