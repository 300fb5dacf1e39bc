import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/beta/contract'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { noTeam, startSession } from '@console-widgets/platform/accounts/sessions'
import { accounts } from '@console-widgets/platform/accounts/tables'
import { notices } from '@console-widgets/platform/notices/tables'
import { outbox } from '@console-widgets/platform/outbox/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { refused } from '@console-widgets/sandbox/testing/refused'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { invitationTopic, testGroups } from './tables.ts'

const base = `${testOrigin}/agc/edge/amis/beta-manage/v1`
const day = 86_400_000

let test: TestPlatform
let holder: Console
/** The demo app with an open test, and the package of that test. */
let demo: { appId: string; packageId: string }
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  await enter()
  const [found] = await asPlatform((db) =>
    db
      .select({ appId: appVersions.appId, packageId: appVersions.packageId })
      .from(appVersions)
      .where(sql`${appVersions.testInfo} ->> 'shareLink' is not null`),
  )
  demo = found as typeof demo
})
afterAll(() => test.close())

/** Sessions last an hour, so advancing the clock further needs a new one. */
async function enter() {
  holder = await signIn(test.platform)
  await holder.session.switchTeam(demoTeamId)
}
const asPlatform: TestPlatform['platform']['services']['database']['asPlatform'] = (work) =>
  test.platform.services.database.asPlatform(work)
const pass = async (seconds: number) => {
  test.clock.advance(seconds * 1000)
  await test.platform.wake()
}

let names = 0
const newGroup = async () => {
  const { groupId } = await holder.invoke(calls['beta.test-user-group.create'], { groupName: `Group ${++names}` })
  return groupId
}
const add = (groupId: string, hwAccount: string, country?: string) =>
  holder.invoke(calls['beta.test-user.add'], { groupId, testers: [{ hwAccount, nickName: hwAccount, country }] })
const testersOf = async (groupId: string, filter: string[] = []) =>
  (await holder.invoke(calls['beta.test-user.list'], { groupId, filter, maxReqCount: 100 })).items
const stepsOf = async (groupId: string) => {
  const { steps } = await holder.invoke(calls['beta.test-user-group.get'], { groupId })
  return Object.fromEntries(steps.map(({ step, testers }) => [step, testers]))
}

/** Submits a test version to groups. */
async function submitTest(groups: readonly string[], plan: object = {}) {
  const { version } = await holder.invoke(versionCalls['versions.app-version.create'], { ...demo, releaseType: 6 })
  const ids = { appId: demo.appId, versionId: version.versionId }
  await holder.invoke(versionCalls['versions.app-version.update'], {
    ...ids,
    privacyPolicy: 'https://northwind.example/privacy',
  })
  const now = test.clock.now()
  const testInfo = {
    testDesc: 'Does it stay connected?',
    startTime: now,
    endTime: now + 30 * day,
    displayArea: ['DE', 'CN'],
    groupInfos: groups.map((groupId) => ({ groupId, bind: true })),
    ...plan,
  }
  return { ids, submit: () => holder.invoke(versionCalls['versions.test-release.submit'], { ...ids, testInfo }) }
}
/** App of the demo team with a test by invitation, as its next test is, too. */
const invitingApp = '108370008'

/** Checks of a test of groups that fail before its release, each with the name in question. */
async function failedChecks(groups: readonly string[]) {
  const { version } = await holder.invoke(versionCalls['versions.app-version.create'], {
    ...{ appId: invitingApp, releaseType: 6 },
  })
  const ids = { appId: invitingApp, versionId: version.versionId }
  const now = test.clock.now()
  const { version: planned } = await holder.invoke(versionCalls['versions.app-version.update'], {
    ...ids,
    privacyPolicy: 'https://northwind.example/privacy',
    testInfo: {
      testDesc: 'Does it stay connected?',
      startTime: now,
      endTime: now + 30 * day,
      displayArea: ['DE'],
      groupInfos: groups.map((groupId) => ({ groupId, bind: true })),
    },
  })
  await holder.invoke(versionCalls['versions.app-version.delete'], ids)
  return planned.preChecks
    .filter(({ id, passed }) => id.startsWith('beta.') && !passed)
    .map(({ id, level, field, sample }) => [id, level, field, sample])
}
it('a test needs groups that exist, and a tester in one of them', async () => {
  const [empty, filled] = [await newGroup(), await newGroup()]
  await add(filled, 'one@skerry.example')
  const name = `Group ${names - 1}`
  expect(await failedChecks(['gone', filled])).toEqual([['beta.groups', 'error', 'testInfo.groupInfos', 'gone']])
  expect(await failedChecks([empty])).toEqual([['beta.testers', 'error', 'testInfo.groupInfos', name]])
  expect(await failedChecks([empty, filled])).toEqual([])
})

/** Starts a test of groups. */
async function startTest(groups: readonly string[], plan: object = {}) {
  const { ids, submit } = await submitTest(groups, plan)
  await submit()
  for (let step = 0; step < 4; step++) await pass(4)
  return ids
}
const stop = (ids: { appId: string; versionId: string }) =>
  holder.invoke(versionCalls['versions.shelf-off.submit'], { ...ids, reason: 'We have seen enough of it.' })

const mailsTo = (address?: string) =>
  asPlatform((db) =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.topic, invitationTopic), address === undefined ? undefined : eq(outbox.address, address)))
      .orderBy(outbox.createTime),
  )
const codeFor = async (address: string) => /openTest\/(\w+)/.exec((await mailsTo(address)).at(-1)!.text)![1]!

let people = 0
/** A person of no team, who sends the cookie of their session and neither team nor token (R13). */
async function newPerson() {
  const userId = `tester-of-groups-${++people}`
  const { cookies } = await asPlatform(async (db) => {
    await db
      .insert(accounts)
      .values({ userId, account: `${userId}@skerry.example`, userName: `Person ${people}`, passwordHash: 'none' })
    return startSession(db, { userId, teamId: noTeam, now: test.clock.now() }, test.platform.services)
  })
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  return async (path: string, body: object) => {
    const response = await test.platform.fetch(
      new Request(`${base}/${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    const answer = (await response.json()) as { reason?: string; subscription?: { state: string } }
    return { status: response.status, ...answer }
  }
}

describe('groups', () => {
  it('have the platform’s codes beside the envelope, also when they are refused', async () => {
    const made = await holder.invoke(calls['beta.test-user-group.create'], { groupName: 'Friends of the house' })
    expect(made).toMatchObject({ rtnCode: 0, businessCode: 0, groupType: 'internal', addedTestersNum: 0 })
    expect(
      await refused(holder.invoke(calls['beta.test-user-group.create'], { groupName: 'friends of the HOUSE' })),
    ).toMatchObject({ reason: 'group-name-taken', issues: [{ field: 'groupName' }] })
    const other = await newGroup()
    expect(
      await refused(
        holder.invoke(calls['beta.test-user-group.update'], { groupId: other, groupName: 'Friends of the house' }),
      ),
    ).toMatchObject({ reason: 'group-name-taken' })
    await holder.invoke(calls['beta.test-user-group.update'], { groupId: other, groupName: 'Neighbours' })
    await holder.invoke(calls['beta.test-user-group.delete'], { groupId: other })
    expect(await refused(holder.invoke(calls['beta.test-user-group.get'], { groupId: other }))).toMatchObject({
      reason: 'not-found',
    })
  })

  it('are at most a hundred', async () => {
    const { total } = await holder.invoke(calls['beta.test-user-group.list'], {})
    const made = []
    for (let count = total; count < 100; count++) made.push(await newGroup())
    expect(
      await refused(holder.invoke(calls['beta.test-user-group.create'], { groupName: 'One too many' })),
    ).toMatchObject({ reason: 'too-many-groups' })
    for (const groupId of made) await holder.invoke(calls['beta.test-user-group.delete'], { groupId })
  })
})

describe('groups of an app', () => {
  it('are for the tests of that app only, and are counted apart from those of the team', async () => {
    const chosen = async (appId: string) =>
      (await holder.invoke(versionCalls['versions.test-user-group.list'], { appId })).items.map((one) => one.groupId)
    const checked = (appId: string, groupId: string) =>
      holder.invoke(versionCalls['versions.test-user-group.check'], { appId, groupId })
    const ofTeam = await newGroup()
    const own = await holder.invoke(calls['beta.test-user-group.create'], {
      ...{ groupName: 'Weather stations', appId: invitingApp },
    })
    expect(own).toMatchObject({ appId: invitingApp, appName: expect.any(String) })
    await add(own.groupId, 'one@skerry.example')
    expect(await chosen(invitingApp)).toEqual(expect.arrayContaining([ofTeam, own.groupId]))
    expect(await chosen(demo.appId)).toContain(ofTeam)
    expect(await chosen(demo.appId)).not.toContain(own.groupId)
    expect((await checked(invitingApp, own.groupId)).exists).toBe(true)
    expect((await checked(demo.appId, own.groupId)).exists).toBe(false)
    expect(await failedChecks([own.groupId])).toEqual([])
    const { submit } = await submitTest([own.groupId])
    expect(await refused(submit())).toMatchObject({ issues: [{ field: 'testInfo.groupInfos' }] })

    await asPlatform((db) =>
      db.insert(testGroups).values(
        Array.from({ length: 99 }, (_, index) => ({
          ...{ teamId: demoTeamId, groupId: `station-${index}`, groupName: `Station ${index}`, appId: invitingApp },
          ...{ groupType: 'external' as const, createTime: 0, updateTime: 0 },
        })),
      ),
    )
    const another = { groupName: 'One station too many', appId: invitingApp }
    expect(await refused(holder.invoke(calls['beta.test-user-group.create'], another))).toMatchObject({
      reason: 'too-many-groups',
    })
    await holder.invoke(calls['beta.test-user-group.delete'], { groupId: await newGroup() })
    await asPlatform((db) => db.delete(testGroups).where(eq(testGroups.appId, invitingApp)))
    expect(
      await refused(holder.invoke(calls['beta.test-user-group.create'], { ...another, appId: 'gone' })),
    ).toMatchObject({ reason: 'app-not-found' })
  })
})

describe('testers', () => {
  it('are refused by the field that is wrong', async () => {
    const groupId = await newGroup()
    await add(groupId, 'maya@northwind.example')
    for (const [account, country, reason, field] of [
      ['MAYA@northwind.example', undefined, 'conflict', 'hwAccount'],
      ['=HYPERLINK("x")', undefined, 'bad-parameter', 'hwAccount'],
      ['two@a.example, b@c.example', undefined, 'bad-parameter', 'hwAccount'],
      ['new@northwind.example', 'XX', 'bad-parameter', 'country'],
    ] as const)
      expect(await refused(add(groupId, account, country))).toMatchObject({
        reason,
        issues: [{ field: `testers.0.${field}` }],
      })
    await add(groupId, '+49 151 2345-6789')
    expect((await testersOf(groupId)).map(({ hwAccount }) => hwAccount).toSorted()).toEqual([
      '+4915123456789',
      'maya@northwind.example',
    ])
  })
})

describe('a release to groups', () => {
  it('needs groups that exist and have a tester, and the check of a group reads the same rows', async () => {
    const groupId = await newGroup()
    const check = () => holder.invoke(versionCalls['versions.test-user-group.check'], { appId: demo.appId, groupId })
    expect(await check()).toMatchObject({ exists: true, testers: 0, inUse: false })
    const { ids, submit } = await submitTest([groupId])
    expect(await refused(submit())).toMatchObject({
      reason: 'app-incomplete',
      issues: [{ field: 'testInfo.groupInfos', message: 'must name groups with at least one tester' }],
    })
    await add(groupId, 'first@harbour.example')
    await submit()
    expect(await check()).toMatchObject({ exists: true, testers: 1, inUse: true })
    // While it is in review, the calendar of tests has it.
    const planned = async () => (await holder.invoke(calls['beta.planned-test.list'], undefined)).tests
    const startTime = test.clock.now()
    expect(await planned()).toMatchObject([{ ...ids, startTime, endTime: startTime + 30 * day, isApproved: false }])
    expect(await refused(holder.invoke(calls['beta.test-user-group.delete'], { groupId }))).toMatchObject({
      reason: 'group-in-use',
    })
    await holder.invoke(versionCalls['versions.on-shelf.cancel'], ids)
    expect(await planned()).toEqual([])
    await holder.invoke(calls['beta.test-user-group.delete'], { groupId })
    expect(await check()).toMatchObject({ exists: false })
    expect(await refused(submit())).toMatchObject({
      issues: [{ field: 'testInfo.groupInfos', message: 'must name groups that exist and are for this app' }],
    })
    await holder.invoke(versionCalls['versions.app-version.delete'], ids)
  })
})

it('takes the names that the form takes, with joiners of emoji and scripts, and no others', async () => {
  const groupId = await newGroup()
  const names = ['می\u200cخواهم', '👩\u200d💻', 'No\u200bne']
  const rows = names.map((nickName, index) => ({ hwAccount: `named${index}@harbour.example`, nickName }))
  const checked = await holder.invoke(calls['beta.test-user-import.check'], { groupId, rows })
  expect(checked.rows.map(({ fate }) => fate)).toEqual(['new', 'new', 'badName'])
  await holder.invoke(calls['beta.test-user-group.delete'], { groupId })
})

it('imports 500 rows, invites 480 testers once, and ends with the removal of a tester and the test', async () => {
  const groupId = await newGroup()
  const elsewhere = await newGroup()
  await add(elsewhere, 'tester7@harbour.example')
  await add(groupId, 'tester0@harbour.example')
  const good = Array.from({ length: 480 }, (_, index) => ({
    hwAccount: `tester${index + 1}@harbour.example`,
    nickName: `Tester ${index + 1}`,
    country: 'de',
  }))
  const bad = [
    { hwAccount: 'TESTER0@harbour.example', fate: 'already' },
    { hwAccount: 'Tester1@Harbour.example', fate: 'duplicate' },
    { hwAccount: '=cmd()', fate: 'badAccount' },
    { hwAccount: 'good@harbour.example', nickName: 'n'.repeat(51), fate: 'badName' },
    { hwAccount: 'good@harbour.example', country: 'Atlantis', fate: 'badCountry' },
    ...Array.from({ length: 15 }, (_, index) => ({ hwAccount: `nobody-${index}`, fate: 'badAccount' })),
  ]
  const rows = [...good, ...bad.map(({ fate: _, ...row }) => row)]
  const checked = await holder.invoke(calls['beta.test-user-import.check'], { groupId, rows })
  expect(checked.imported).toBe(480)
  expect(checked.rows.slice(480).map(({ fate }) => fate)).toEqual(bad.map(({ fate }) => fate))
  expect(checked.rows[6]).toMatchObject({ fate: 'otherGroup' })
  expect((await testersOf(groupId)).length).toBe(1)
  await holder.invoke(calls['beta.test-user.delete'], {
    groupId,
    testerIds: (await testersOf(groupId)).map(({ testerId }) => testerId),
  })
  const again = await holder.invoke(calls['beta.test-user.import'], { groupId, rows: good })
  expect(again.imported).toBe(480)
  expect(
    await refused(
      holder.invoke(calls['beta.test-user.import'], { groupId, rows: [...rows, { hwAccount: 'one@more.example' }] }),
    ),
  ).toMatchObject({ reason: 'bad-parameter', issues: [{ field: 'rows' }] })
  expect(await mailsTo('tester3@harbour.example')).toEqual([])

  const begin = test.clock.now()
  const ids = await startTest([groupId])
  const sent = async () => (await mailsTo()).filter(({ createTime }) => createTime >= begin)
  expect((await sent()).length).toBe(480)
  await pass(10)
  expect((await sent()).length).toBe(480)
  expect((await sent()).every(({ state }) => state === 'delivered' || state === 'failed')).toBe(true)
  const steps = await stepsOf(groupId)
  expect((steps['invited'] ?? 0) + (steps['returned'] ?? 0)).toBe(480)
  expect(steps['returned']).toBeGreaterThan(0)
  const [returned] = await testersOf(groupId, ['step:=:returned'])
  expect(returned!.mailReason).toMatch(/mailbox|server/)

  const invitationCode = await codeFor('tester3@harbour.example')
  const person = await newPerson()
  expect(await person('invite/subscribe', { invitationCode })).toMatchObject({ subscription: { state: 'joined' } })
  const { url, size } = (await person('build', { invitationCode })) as unknown as { url: string; size: number }
  expect((await (await test.platform.fetch(new Request(url))).arrayBuffer()).byteLength).toBe(size)
  const content = 'The stream stops after a minute.'
  expect((await person('feedback', { invitationCode, content, device: 'Watch 4' })).status).toBe(200)
  expect(await holder.invoke(calls['beta.feedback.list'], ids)).toMatchObject({
    total: 1,
    items: [{ content, device: 'Watch 4', nickName: expect.stringMatching(/^Person/) }],
  })
  const [tester] = await testersOf(groupId, ['hwAccount:=:tester3@harbour.example'])
  expect(tester).toMatchObject({ step: 'feedback', downloads: 1 })
  // A code admits one person.
  const stranger = await newPerson()
  expect(await stranger('invite/subscribe', { invitationCode })).toMatchObject({ reason: 'invitation-used' })

  await holder.invoke(calls['beta.test-user.delete'], { groupId, testerIds: [tester!.testerId] })
  for (const path of ['build', 'invite/subscribe', 'own-subscription'])
    expect((await person(path, { invitationCode })).status).toBe(404)
  const other = await codeFor('tester4@harbour.example')
  expect((await stranger('invite/subscribe', { invitationCode: other })).status).toBe(200)
  await stop(ids)
  expect(await stranger('build', { invitationCode: other })).toMatchObject({ reason: 'test-over' })
})

it('invites late testers alone, those of other countries not at all, and no one without a running test', async () => {
  const groupId = await newGroup()
  await add(groupId, 'abroad@harbour.example', 'BR')
  await add(groupId, 'early@harbour.example')
  await pass(1)
  expect([await mailsTo('early@harbour.example'), await stepsOf(groupId)]).toEqual([[], { added: 2 }])
  const ids = await startTest([groupId])
  await add(groupId, 'late@harbour.example', 'CN')
  await pass(1)
  for (const address of ['early@harbour.example', 'late@harbour.example'])
    expect((await mailsTo(address)).length).toBe(1)
  expect((await mailsTo('late@harbour.example'))[0]!.subject).toContain('邀请您测试')
  expect(await mailsTo('abroad@harbour.example')).toEqual([])
  expect(await testersOf(groupId, ['step:=:added'])).toMatchObject([{ hwAccount: 'abroad@harbour.example' }])
  await stop(ids)
})

it('gives a new build to those who are in the test, with the same link, and brings back who was removed', async () => {
  const groupId = await newGroup()
  await add(groupId, 'stays@harbour.example')
  const first = await startTest([groupId])
  const invitationCode = await codeFor('stays@harbour.example')
  const person = await newPerson()
  await person('invite/subscribe', { invitationCode })
  await stop(first)
  // A new draft has the plan of the last test.
  const { version } = await holder.invoke(versionCalls['versions.app-version.create'], { ...demo, releaseType: 6 })
  expect(version.testInfo).toMatchObject({ groupInfos: [{ groupId, bind: true }], startTime: test.clock.now() })
  await holder.invoke(versionCalls['versions.app-version.delete'], { appId: demo.appId, versionId: version.versionId })
  const second = await startTest([groupId], { needNotify: 1 })
  // A new build of an earlier test goes to the testers of that one.
  const others = await newGroup()
  await add(others, 'other@harbour.example')
  await stop(await startTest([others]))
  const create = (testOf: string) =>
    holder.invoke(versionCalls['versions.app-version.create'], { ...demo, releaseType: 6, testOf })
  const again = (await create(first.versionId)).version
  expect(again.testInfo).toMatchObject({ groupInfos: [{ groupId, bind: true }], startTime: test.clock.now() })
  await holder.invoke(versionCalls['versions.app-version.delete'], { ...demo, versionId: again.versionId })
  expect(await refused(create('nothing'))).toMatchObject({ reason: 'not-found' })
  expect((await mailsTo('stays@harbour.example')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('invites you'),
    expect.stringMatching(/^New .* test build: /),
  ])
  expect((await person('build', { invitationCode })).status).toBe(200)
  const { items } = await holder.invoke(calls['beta.subscription.list'], second)
  expect(items).toMatchObject([{ state: 'joined', downloads: 1 }])
  const [tester] = await testersOf(groupId)
  await holder.invoke(calls['beta.test-user.delete'], { groupId, testerIds: [tester!.testerId] })
  await add(groupId, 'stays@harbour.example')
  await pass(1)
  const renewed = await codeFor('stays@harbour.example')
  expect(renewed).not.toBe(invitationCode)
  // The page offers to join, and doesn’t say that the team has removed them.
  expect(await person('own-subscription', { invitationCode: renewed })).toMatchObject({ subscription: null })
  expect((await person('invite/subscribe', { invitationCode: renewed })).status).toBe(200)
  await stop(second)
})

it('lets exactly as many in by a group’s link as it has places', async () => {
  const groupId = await newGroup()
  await add(groupId, 'someone@harbour.example')
  const create = (limit: number) =>
    holder.invoke(calls['beta.invite.create'], { appId: demo.appId, groupId, invitationCodeInviteLimit: limit })
  expect(await refused(create(5))).toMatchObject({ reason: 'nothing-to-test' })
  const ids = await startTest([groupId])
  const { inviteId, invitationCode } = await create(5)
  const persons = await Promise.all(Array.from({ length: 50 }, newPerson))
  const answers = await Promise.all(persons.map((person) => person('invite/subscribe', { invitationCode })))
  expect(answers.filter(({ status }) => status === 200).length).toBe(5)
  expect(answers.filter(({ reason }) => reason === 'test-full').length).toBe(45)
  const listed = () => holder.invoke(calls['beta.invite.list'], { groupId })
  expect((await listed()).items).toMatchObject([{ used: 5, status: 1, verdict: 'full' }])
  expect(await stepsOf(groupId)).toMatchObject({ accepted: 5 })
  expect((await testersOf(groupId)).length).toBe(6)
  expect((await testersOf(groupId, ['step:=:accepted']))[0]).toMatchObject({ hwAccount: null })

  expect(await refused(holder.invoke(calls['beta.invite.delete'], { inviteId }))).toMatchObject({ reason: 'conflict' })
  const inside = persons[answers.findIndex(({ status }) => status === 200)]!
  await holder.invoke(calls['beta.invite.stop'], { inviteId })
  await holder.invoke(calls['beta.invite.delete'], { inviteId })
  expect((await listed()).items).toEqual([])
  // Who came by the link keeps the test, and no one else gets in.
  expect((await inside('build', { invitationCode })).status).toBe(200)
  const outside = await newPerson()
  expect(await outside('invite/subscribe', { invitationCode })).toMatchObject({ reason: 'link-closed' })
  await stop(ids)
})

it('reminds the team 14 and 3 days before a test ends, and not of one that was stopped', async () => {
  const groupId = await newGroup()
  await add(groupId, 'reminded@harbour.example')
  const stopped = await startTest([groupId])
  await stop(stopped)
  const ids = await startTest([groupId])
  const reminders = () =>
    asPlatform((db) => db.select().from(notices).where(eq(notices.topic, 'tests')).orderBy(notices.time))
  for (const days of [16, 11, 4]) await pass(days * 24 * 3600)
  await enter()
  const mine = (await reminders()).filter(({ page }) => page.values?.['versionId'] === ids.versionId)
  expect([...new Set(mine.map(({ values }) => values['count']))]).toEqual([14, 3])
  expect((await reminders()).some(({ page }) => page.values?.['versionId'] === stopped.versionId)).toBe(false)
})
