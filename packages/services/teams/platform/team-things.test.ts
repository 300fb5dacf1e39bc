import { or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls as apps } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/teams/contract'
import { exportComplianceVersion } from '@console-widgets/teams/model'
import { auditChanges } from '@console-widgets/platform/audit/tables'
import { demoAccounts, europeTeamId } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'

const day = 86_400_000
const { password } = demoAccounts.holder

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

describe('service providers', () => {
  const provider = {
    providerName: 'Dockside Audits',
    contactName: 'Ines Ramos',
    contactMail: 'ines@dockside.example',
    areas: ['finance' as const],
  }
  const create = (change: object = {}) =>
    holder.invoke(calls['teams.service-provider.create'], { ...provider, ...change })
  const update = (providerId: string, change: object) =>
    holder.invoke(calls['teams.service-provider.update'], { providerId, ...change })

  it('have access until their end date, and cannot be reactivated', async () => {
    const { providerId } = await create({ validUntil: test.clock.now() + day })
    await update(providerId, { validUntil: test.clock.now() + 2 * day, state: 'suspended' })
    test.clock.advance(day)
    await test.platform.wake()
    holder = await signIn(test.platform)
    expect(await holder.invoke(calls['teams.service-provider.get'], { providerId })).toMatchObject({
      state: 'suspended',
    })
    test.clock.advance(day)
    await test.platform.wake()
    holder = await signIn(test.platform)
    expect(await holder.invoke(calls['teams.service-provider.get'], { providerId })).toMatchObject({ state: 'ended' })
    expect(await refused(update(providerId, { state: 'active' }))).toMatchObject({ reason: 'provider-state' })
    await holder.invoke(calls['teams.service-provider.delete'], { providerId })
    expect(await refused(holder.invoke(calls['teams.service-provider.get'], { providerId }))).toMatchObject({
      kind: 'not-found',
    })
  })

  it('have a unique name, and can view the areas that the team chooses', async () => {
    const { providerId } = await create({ appScope: 'ids', appIds: ['108370001'] })
    expect(await refused(create({ providerName: 'DOCKSIDE AUDITS' }))).toMatchObject({
      reason: 'name-taken',
      issues: [{ field: 'providerName' }],
    })
    expect(await refused(update(providerId, { appIds: ['108370001', '108370022'] }))).toMatchObject({
      issues: [{ field: 'appIds.1' }],
    })
    expect(await update(providerId, { appScope: 'all', areas: ['reports', 'comments'] })).toMatchObject({
      appScope: 'all',
      appIds: [],
      areas: ['reports', 'comments'],
    })
    expect(
      (await holder.invoke(calls['teams.service-provider.list'], { filter: ['areas:=:reports'] })).items.map(
        (item) => item.providerId,
      ),
    ).toEqual([providerId])
    for (const change of [
      { validUntil: test.clock.now() },
      { contactMail: 'nowhere' },
      { contactPhone: 'call me' },
      { areas: [] },
    ])
      expect(await refused(update(providerId, change))).toMatchObject({
        issues: [{ field: expect.stringContaining(Object.keys(change)[0] ?? '') }],
      })
  })
})

describe('test users', () => {
  it('expire on schedule unless extended', async () => {
    const add = (account: string) =>
      holder.invoke(calls['teams.test-user.add'], { account, nickName: account, validUntil: test.clock.now() + day })
    const [kept, expiring] = [await add('one@test.example'), await add('two@test.example')]
    expect(await refused(add('ONE@test.example'))).toMatchObject({
      reason: 'name-taken',
      issues: [{ field: 'account' }],
    })
    await holder.invoke(calls['teams.test-user.update'], {
      testUserId: kept.testUserId,
      validUntil: test.clock.now() + 30 * day,
    })
    test.clock.advance(day)
    await test.platform.wake()
    holder = await signIn(test.platform)
    const { items } = await holder.invoke(calls['teams.test-user.list'], {
      filter: ['account:~:test.example'],
      sort: 'account',
    })
    expect(items.map(({ state }) => state)).toEqual(['active', 'expired'])
    const again = { testUserId: expiring.testUserId, validUntil: test.clock.now() + 400 * day }
    expect(await refused(holder.invoke(calls['teams.test-user.update'], again))).toMatchObject({
      issues: [{ field: 'validUntil' }],
    })
    expect(
      await holder.invoke(calls['teams.test-user.update'], { ...again, validUntil: test.clock.now() + day }),
    ).toMatchObject({ state: 'active' })
  })
})

describe('export compliance', () => {
  it('is signed once per version, by a permitted member, for the whole team', async () => {
    const amira = await signIn(test.platform, { account: 'amira@northwind.example', password })
    const before = await amira.invoke(calls['teams.export-compliance.get'], undefined)
    expect(before).toMatchObject({
      version: exportComplianceVersion,
      signed: false,
      signatures: [{ version: '2025-01', userName: 'Amira Haddad' }],
    })
    const sign = (version: string, console = amira) =>
      console.invoke(calls['teams.export-compliance.sign'], { version })
    expect(await refused(sign('2025-01'))).toMatchObject({ issues: [{ field: 'version' }] })
    expect(
      await refused(sign(exportComplianceVersion, await signIn(test.platform, demoAccounts.development))),
    ).toMatchObject({ reason: 'no-permission' })
    expect(await sign(exportComplianceVersion)).toMatchObject({
      signed: true,
      signatures: [{ version: exportComplianceVersion, signTime: test.clock.now() }, { version: '2025-01' }],
    })
    expect(await refused(sign(exportComplianceVersion, holder))).toMatchObject({ reason: 'already-signed' })
    expect((await holder.invoke(calls['teams.team-info.get'], undefined)).exportCompliance).toMatchObject({
      signed: true,
    })
  })
})

describe('notifications', () => {
  const set = (switches: { topic: string; channel: 'mail' | 'sms' | 'in-site'; on: boolean }[], console = holder) =>
    console.invoke(calls['notices.user-notice-setting.update'], { switches })
  const get = (console = holder) => console.invoke(calls['notices.user-notice-setting.get'], { language: 'ru' })

  it('use the channels that the user chose, separately for each team', async () => {
    const answer = await set([
      { topic: 'member-change', channel: 'mail', on: true },
      { topic: 'review-result', channel: 'mail', on: false },
    ])
    const channelsOf = (topic: string, setting = answer) => setting.topics.find((row) => row.topic === topic)?.channels
    expect([channelsOf('member-change'), channelsOf('review-result'), channelsOf('security')]).toEqual([
      ['mail', 'in-site'],
      ['in-site'],
      ['mail', 'in-site'],
    ])
    await holder.session.switchTeam(europeTeamId)
    expect(channelsOf('member-change', await get())).toEqual(['in-site'])
    await holder.session.switchTeam('team-northwind')
    const other = await signIn(test.platform, demoAccounts.finance)
    expect(channelsOf('member-change', await get(other))).toEqual(['in-site'])
  })

  it('come with the texts of their services in the reader’s language, by channels that reach them', async () => {
    const { available, topics } = await get()
    expect(available).toEqual(['mail', 'sms', 'in-site'])
    expect(topics.find(({ topic }) => topic === 'release')).toMatchObject({ area: 'versions', name: 'Выпуск' })
    const withoutPhone = await signIn(test.platform, demoAccounts.finance)
    expect((await get(withoutPhone)).available).toEqual(['mail', 'in-site'])
  })

  it('cannot be switched off if mandatory, and then no change is saved', async () => {
    const error = await refused(
      set([
        { topic: 'member-change', channel: 'mail', on: false },
        { topic: 'security', channel: 'mail', on: false },
        { topic: 'bill', channel: 'mail', on: true },
      ]),
    )
    expect(error).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'switches.1.on' }, { field: 'switches.2.topic' }],
    })
    const { topics } = await get()
    expect(topics.find(({ topic }) => topic === 'member-change')?.channels).toEqual(['mail', 'in-site'])
  })
})

describe('the audit log', () => {
  const trail = (filter: string[] = [], more: object = {}) =>
    holder.invoke(calls['teams.audit-record.list'], { filter, ...more })

  it('records every service’s actions with actor, resource, and each row before and after', async () => {
    const lin = await signIn(test.platform, demoAccounts.appAdministrator)
    const { appId } = await lin.invoke(apps['apps.app.create'], { appName: 'Logbook', parentType: 13 })
    await lin.invoke(apps['apps.app.update'], { appId, appName: 'Log book' })
    const { items } = await trail([`thing:=:${appId}`, 'area:=:apps'], { sort: 'time' })
    expect(items.map(({ callId, effect, userName }) => [callId, effect, userName])).toEqual(
      expect.arrayContaining([
        ['apps.app.create', 'write', '林晓雨'],
        ['apps.app.update', 'write', '林晓雨'],
      ]),
    )
    expect(items.find(({ callId }) => callId === 'apps.app.create')?.things[0]).toEqual({
      id: appId,
      table: 'apps',
      name: 'Logbook',
    })
    const { recordId } = items.find(({ callId }) => callId === 'apps.app.update') as (typeof items)[number]
    const record = await holder.invoke(calls['teams.audit-record.get'], { recordId })
    expect(record.input).toEqual({ appId, appName: 'Log book' })
    expect(record.rows).toContainEqual(
      expect.objectContaining({
        thing: 'apps',
        act: 'update',
        key: appId,
        before: expect.objectContaining({ app_name: 'Logbook' }),
        after: expect.objectContaining({ app_name: 'Log book' }),
      }),
    )
    expect((await trail(['thing:~:logbook'])).items.map(({ callId }) => callId)).toContain('apps.app.create')
  })

  it('can be filtered by actor, resource, action, and time', async () => {
    const some = async (filter: string[]) => (await trail(filter, { maxReqCount: 100 })).items
    expect((await some(['userId:=:user-zhou'])).every(({ userName }) => userName === '周明')).toBe(true)
    expect((await some(['effect:=:destroy', 'callId:=:teams.member.remove']))[0]).toMatchObject({
      things: [{ id: 'member-northwind-noah', table: 'members', name: 'Noah Clarke' }],
      changes: 1,
    })
    expect((await some(['actor:=:platform'])).length).toBeGreaterThan(2)
    const since = test.clock.now() - 20 * day
    const recent = await some([`time:>=:${since}`])
    expect(recent.length).toBeGreaterThan(5)
    expect(recent.every(({ time, steps }) => [time, ...steps.map((step) => step.time)].some((at) => at >= since))).toBe(
      true,
    )
    const { items, total } = await trail([], { maxReqCount: 5 })
    expect([items.length, total > 20]).toEqual([5, true])
  })

  it('names what an action involved as of then, also after it was renamed or deleted', async () => {
    const { appId } = await holder.invoke(apps['apps.app.create'], { appName: 'Buoy', parentType: 13, childType: 1302 })
    await holder.invoke(apps['apps.app.update'], { appId, appName: 'Bell buoy' })
    await holder.invoke(apps['apps.app.delete'], { appId })
    const { items } = await trail([`thing:=:${appId}`], { sort: 'time' })
    expect(items.map(({ callId, things }) => [callId, things.find(({ id }) => id === appId)?.name])).toEqual([
      ['apps.app.create', 'Buoy'],
      ['apps.app.update', 'Bell buoy'],
      ['apps.app.delete', 'Bell buoy'],
    ])
    expect(await holder.invoke(calls['teams.audit-record.get'], { recordId: items[0]?.recordId ?? '' })).toMatchObject({
      codes: { 'apps.child_type': { 1302: { ru: expect.any(String) } } },
    })
    const [removal] = await Promise.all(
      (await trail(['callId:=:teams.member.update'])).items
        .slice(-1)
        .map(({ recordId }) => holder.invoke(calls['teams.audit-record.get'], { recordId })),
    )
    expect(removal?.names).toMatchObject({
      'member-northwind-jonas': 'Jonas Weber',
      '108370001': 'Northwind Maps',
      '108370013': 'Ferry Pass',
    })
  })

  it('shows the platform’s steps under the action that they follow from', async () => {
    const { items } = await trail(['callId:=:teams.test-user-expiry'])
    expect(items.map(({ callId, steps }) => [callId, steps.map((step) => step.callId)])).toContainEqual([
      'teams.test-user.add',
      ['teams.test-user-expiry'],
    ])
    const expiry = items.flatMap(({ steps }) => steps)[0]?.recordId ?? ''
    const step = await holder.invoke(calls['teams.audit-record.get'], { recordId: expiry })
    expect([step.actor, step.cause?.callId]).toEqual(['platform', 'teams.test-user.add'])
    expect((await trail([], { maxReqCount: 100 })).items.map(({ recordId }) => recordId)).not.toContain(expiry)
  })

  it('tells how the demo data came about, in actions that all have an actor and named resources', async () => {
    const { acts, people } = await holder.invoke(calls['teams.audit-choice.get'], undefined)
    expect(acts).toEqual(
      expect.arrayContaining([
        'apps.app.create',
        'app-packages.package.create',
        'app-packages.parse',
        'cloud-storage.storage-bucket.create',
        'projects.project.create',
        'relational-database.database.create',
        'versions.on-shelf.submit',
        'versions.review',
      ]),
    )
    expect(people.map(({ userName }) => userName)).toEqual(expect.arrayContaining(['Ada Lindqvist', 'Михаил Орлов']))
    const { items } = await trail(['area:=:versions', 'callId:=:versions.on-shelf.submit'], { maxReqCount: 100 })
    expect(items.length).toBeGreaterThan(5)
    for (const { things, steps } of items) {
      expect(things.map(({ table }) => table)).toEqual(expect.arrayContaining(['apps', 'app_versions']))
      expect(things.every(({ name }) => name !== null)).toBe(true)
      expect(steps.map(({ callId }) => callId)).toContain('versions.pre-review')
    }
  })

  it('contains no secrets', async () => {
    const { member } = await holder.invoke(calls['teams.sub-user.create'], {
      account: 'secret.bench',
      userName: 'Bench',
      roles: ['legal'],
    })
    await holder.invoke(calls['teams.sub-user.reset-password'], { memberId: member.memberId })
    await holder.invoke(calls['teams.invitation.resend'], { invitationId: 'invitation-emily' })
    const records = await trail(['area:=:teams'], { maxReqCount: 100 })
    const whole = await Promise.all(
      records.items.slice(0, 20).map(({ recordId }) => holder.invoke(calls['teams.audit-record.get'], { recordId })),
    )
    const text = JSON.stringify(whole)
    expect(text).toContain('token_hash":"…"')
    expect(text).not.toMatch(/scrypt|initialPassword/)
    expect(records.items.map(({ callId }) => callId)).toContain('teams.sub-user.reset-password')
  })

  it('contains no column that only helps a search, in the history of the demo either', async () => {
    const isTold = or(sql`${auditChanges.before} ? 'search_text'`, sql`${auditChanges.after} ? 'search_text'`)
    const { database } = test.platform.services
    expect(await database.asPlatform((db) => db.$count(auditChanges, isTold))).toBe(0)
  })

  it('requires the permission to read it', async () => {
    expect(
      await refused(
        (await signIn(test.platform, demoAccounts.development)).invoke(calls['teams.audit-record.list'], {}),
      ),
    ).toMatchObject({ reason: 'no-permission' })
    const [record] = (await trail()).items
    await holder.session.switchTeam('team-saltmarsh')
    expect(
      await refused(holder.invoke(calls['teams.audit-record.get'], { recordId: record?.recordId ?? '' })),
    ).toMatchObject({ kind: 'not-found' })
    await holder.session.switchTeam('team-northwind')
  })
})

it('returns a team with its numbers, and a user with their teams', async () => {
  expect(await holder.invoke(calls['teams.team-info.get'], undefined)).toMatchObject({
    teamId: 'team-northwind',
    teamName: 'Northwind Studio',
    holder: { userName: 'Ada Lindqvist' },
    memberLimit: 200,
    roles: ['holder'],
    appScope: 'all',
    projects: 3,
  })
  const { items } = await holder.invoke(calls['teams.user-team.list'], undefined)
  expect(items.map(({ teamId, isCurrent, isHolder }) => [teamId, isCurrent, isHolder])).toEqual(
    expect.arrayContaining([
      ['team-northwind', true, true],
      ['team-lighthouse', false, false],
      ['team-saltmarsh', false, false],
    ]),
  )
})

it('switches the team of the session, and remembers it for the next sign-in', async () => {
  const answer = await holder.invoke(calls['teams.team.switch'], { teamId: europeTeamId })
  expect(answer).toMatchObject({
    teamName: 'Lighthouse Games',
    roles: ['development'],
    permissions: { 'apps.develop': 'Y' },
  })
  expect(await refused(holder.invoke(calls['teams.team.switch'], { teamId: 'team-fjord' }))).toMatchObject({
    kind: 'not-found',
  })
  expect((await signIn(test.platform)).session.$state.get().info?.teamId).toBe(europeTeamId)
})
