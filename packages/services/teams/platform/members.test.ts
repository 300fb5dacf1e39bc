import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console, ConsoleError } from '@console-widgets/core'
import { calls as apps } from '@console-widgets/apps/contract'
import { calls as projects } from '@console-widgets/projects/contract'
import { calls } from '@console-widgets/teams/contract'
import { memberLimits } from '@console-widgets/teams/model'
import { activeMember } from '@console-widgets/platform/accounts/members'
import { members } from '@console-widgets/platform/accounts/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoAccounts, demoSubUser } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let administrator: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  administrator = await signIn(test.platform, {
    account: 'zhou.ming@northwind.example',
    password: demoAccounts.holder.password,
  })
})
afterAll(() => test.close())

const member = (name: string) => `member-northwind-${name}`
const list = (filter: string[] = [], console = holder) =>
  console.invoke(calls['teams.member-role.list'], { filter, maxReqCount: 100 })
const update = (memberId: string, change: object, console = holder) =>
  console.invoke(calls['teams.member.update'], { memberId, ...change })
const remove = (memberId: string, console = holder) => console.invoke(calls['teams.member.remove'], { memberId })

it('counts members alike everywhere: those who work in the team or are invited to it', async () => {
  const { items, total } = await list()
  const { members: ofTeam, invited } = await holder.invoke(calls['teams.team-info.get'], undefined)
  const { items: teams } = await holder.invoke(calls['teams.user-team.list'], undefined)
  const { items: ofRoles } = await holder.invoke(calls['teams.role.list'], undefined)
  expect(items).toHaveLength(total)
  expect(ofTeam).toBe(total)
  expect(teams.find(({ isCurrent }) => isCurrent)?.members).toBe(total)
  expect(invited).toBe(items.filter(({ state }) => state === 'invited').length)
  for (const { role, members: ofRole } of ofRoles)
    expect([role, ofRole]).toEqual([role, items.filter(({ roles }) => roles.includes(role)).length])
})

describe('the list', () => {
  it('includes all members with roles, state, and app access, and can be filtered by role', async () => {
    const { items, total } = await list()
    expect(total).toBe(15)
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['active', 'invited']))
    expect((await list(['state:=:removed'])).items.map(({ userName }) => userName)).toEqual(['Noah Clarke'])
    const legal = await list(['roles:=:legal', 'state:=:active'])
    expect(legal.items.map(({ userName }) => userName).toSorted()).toEqual(['Amira Haddad', '王芳'])
    expect((await list(['roles:~:service'])).items.map(({ roles }) => roles)).toEqual(
      expect.arrayContaining([['operations', 'customer-service'], ['customer-service']]),
    )
    expect((await list(['roles:!=:holder'])).total).toBe(total - 1)
    expect(await refused(list(['roles:<:legal']))).toMatchObject({ kind: 'invalid', issues: [{ field: 'filter.0' }] })
  })

  it('shows only the account of a person who has not accepted', async () => {
    const [asked] = (await list(['account:=:pyotr%40fjord.example'])).items
    expect(asked).toMatchObject({
      userId: null,
      userName: 'pyotr@fjord.example',
      state: 'invited',
      joinTime: null,
      invitation: { state: 'pending' },
    })
  })

  it('says which members cannot be changed, and why', async () => {
    const [own] = (await list(['roles:=:holder'])).items
    expect(own).toMatchObject({ isSelf: true, obstacle: 'holder' })
    const seenByFinance = await list(['roles:=:administrator'], await signIn(test.platform, demoAccounts.finance))
    expect(seenByFinance.items[0]).toMatchObject({ isSelf: false, obstacle: 'beyond-own-rights' })
  })
})

describe('a change', () => {
  it('sets several roles, app access, and a note', async () => {
    const changed = await update(member('mikhail'), {
      roles: ['operations', 'development'],
      appScope: 'ids',
      appIds: ['108370003'],
      note: 'Tides',
    })
    expect(changed).toMatchObject({
      roles: ['development', 'operations'],
      appScope: 'ids',
      appIds: ['108370003'],
      note: 'Tides',
      updateTime: test.clock.now(),
    })
    expect(await update(member('mikhail'), { roles: ['development'], appScope: 'all' })).toMatchObject({
      appScope: 'all',
      appIds: [],
    })
  })

  it.each([
    [{ appScope: 'ids', appIds: [] }, 'appIds'],
    [{ appScope: 'ids', appIds: ['108370003', '108370022'] }, 'appIds.1'],
    [{ roles: [] }, 'roles'],
    [{ roles: ['legal', 'legal'] }, 'roles'],
    [{ roles: ['holder'] }, 'roles.0'],
    [{ roles: ['administrator'], appScope: 'ids', appIds: ['108370003'] }, 'appScope'],
  ])('to %o is refused at the field', async (change, field) => {
    expect(await refused(update(member('mikhail'), change))).toMatchObject({ kind: 'invalid', issues: [{ field }] })
  })

  it('keeps the account holder’s role and access, but can add a note', async () => {
    const northwind = (await list(['roles:=:holder'])).items[0]?.memberId as string
    for (const act of [
      () => update(northwind, { roles: ['legal'] }, administrator),
      () => remove(northwind, administrator),
    ])
      expect(await refused(act())).toMatchObject({ reason: 'holder-fixed' })
    expect(await update(northwind, { note: 'Founder' }, administrator)).toMatchObject({
      note: 'Founder',
      roles: ['holder'],
    })
  })

  it('requires all of the member’s permissions, besides the one to change members', async () => {
    await holder.invoke(calls['teams.user-permission.update'], { userId: 'team-saltmarsh', granted: ['teams.manage'] })
    const lin = await signIn(test.platform, demoAccounts.appAdministrator)
    expect(await update(member('jonas'), { note: 'Maps' }, lin)).toMatchObject({ note: 'Maps' })
    expect(await refused(update(member('zhou'), { roles: ['legal'] }, lin))).toMatchObject({
      reason: 'beyond-own-rights',
    })
    expect(await refused(remove(member('amira'), lin))).toMatchObject({ reason: 'beyond-own-rights' })
    expect(await refused(update(member('jonas'), { roles: ['administrator'] }, lin))).toMatchObject({
      reason: 'beyond-own-rights',
      issues: [{ field: 'roles' }],
    })
    expect(await refused(update(member('saltmarsh'), { roles: ['administrator'] }, lin))).toMatchObject({
      reason: 'beyond-own-rights',
    })
    await holder.invoke(calls['teams.user-permission.update'], { userId: 'team-saltmarsh' })
  })

  it('grants at most the caller’s own apps', async () => {
    await holder.invoke(calls['teams.user-permission.update'], { userId: 'user-chen', granted: ['teams.manage'] })
    const chen = await signIn(test.platform, {
      account: 'chen.siyuan@northwind.example',
      password: demoAccounts.holder.password,
    })
    expect(await refused(update(member('mikhail'), { roles: ['development'], appScope: 'all' }, chen))).toMatchObject({
      issues: [{ field: 'appScope' }],
    })
    expect(await refused(update(member('mikhail'), { appScope: 'ids', appIds: ['108370001'] }, chen))).toMatchObject({
      issues: [{ field: 'appIds.0' }],
    })
    await holder.invoke(calls['teams.user-permission.update'], { userId: 'user-chen' })
  })
})

describe('a removal', () => {
  it('takes effect immediately, in projects too, and keeps the name in the log', async () => {
    const console = await signIn(test.platform, demoAccounts.development)
    await remove(member('mikhail'))
    expect(await refused(console.invoke(apps['apps.app.list'], {}))).toMatchObject({ kind: 'signed-out' })
    const { items } = await holder.invoke(projects['projects.developer-project-with-members.list'], {})
    expect(items.flatMap((project) => project.members.map(({ userId }) => userId))).not.toContain('user-mikhail')
    expect((await list(['account:=:mikhail%40northwind.example', 'state:=:removed'])).items[0]).toMatchObject({
      userName: 'Михаил Орлов',
      state: 'removed',
      removeTime: test.clock.now(),
    })
    expect(await refused(update(member('mikhail'), { note: 'Again' }))).toMatchObject({ reason: 'member-state' })
    // Nothing has changed in the other team.
    const elsewhere = await signIn(test.platform, demoAccounts.development)
    expect(elsewhere.session.$state.get().info?.teamId).toBe('team-lighthouse')
  })

  it('is refused for the last administrator', async () => {
    const { database } = test.platform.services
    const isHolder = eq(members.memberId, member('northwind'))
    await database.asPlatform((db) => db.update(members).set({ state: 'removed' }).where(isHolder))
    expect((await list(['roles:=:administrator'], administrator)).items[0]).toMatchObject({
      obstacle: 'last-administrator',
    })
    for (const act of [
      () => remove(member('zhou'), administrator),
      () => update(member('zhou'), { roles: ['legal'] }, administrator),
      () => administrator.invoke(calls['teams.user-team.leave'], { teamId: demoTeamId }),
    ])
      expect(await refused(act())).toMatchObject({ reason: 'last-administrator' })
    expect(await update(member('zhou'), { roles: ['administrator', 'legal'] }, administrator)).toMatchObject({
      roles: ['administrator', 'legal'],
    })
    await database.asPlatform((db) => db.update(members).set({ state: 'active' }).where(isHolder))
  })
})

describe('a sub-user', () => {
  it('is restored with a new password, and without previous permissions', async () => {
    await remove(member('qa'))
    expect(
      await refused(holder.invoke(calls['teams.sub-user.reset-password'], { memberId: member('qa') })),
    ).toMatchObject({ reason: 'member-state' })
    const { member: again, initialPassword } = await holder.invoke(calls['teams.sub-user.restore'], {
      memberId: member('qa'),
    })
    expect(again).toMatchObject({ state: 'active', kind: 'sub' })
    expect(initialPassword).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){2}$/)
    await expect(signIn(test.platform, demoSubUser)).rejects.toThrow('401')
    // The initial password leads to the page for changing it.
    await expect(signIn(test.platform, { account: demoSubUser.account, password: initialPassword })).rejects.toThrow(
      '200',
    )
  })

  it('is created with its own account, and is a member of this team only', async () => {
    const make = (change: object = {}) =>
      holder.invoke(calls['teams.sub-user.create'], {
        account: 'Bench.Two',
        userName: 'Second bench',
        roles: ['development'],
        ...change,
      })
    const { member: made, initialPassword } = await make()
    expect(made).toMatchObject({
      account: 'bench.two',
      kind: 'sub',
      state: 'active',
      joinTime: test.clock.now(),
      lastSeenTime: null,
    })
    expect(initialPassword).not.toBe('')
    expect(await refused(make())).toMatchObject({ reason: 'name-taken', issues: [{ field: 'account' }] })
    expect(await refused(make({ account: '-x' }))).toMatchObject({ issues: [{ field: 'account' }] })
    expect(
      await refused(holder.invoke(calls['teams.invitation.create'], { account: 'bench.two', roles: ['legal'] })),
    ).toMatchObject({ reason: 'bad-parameter', issues: [{ field: 'account' }] })
    expect(
      await refused(holder.invoke(calls['teams.sub-user.reset-password'], { memberId: member('amira') })),
    ).toMatchObject({ reason: 'member-state' })
  })
})

it('creates a main user with its own team, in the zone of its country, and verifies its identity', async () => {
  const made = await holder.invoke(calls['teams.main-user.create'], {
    account: 'ship@yard.example',
    userName: 'Yara Lund',
    teamName: 'Yard & Co',
    country: 'SE',
    userType: 2,
    legalName: 'Yard & Co AB',
    certificateType: 'business-licence',
    certificateNumber: 'SE-556677-8899',
  })
  expect(made).toMatchObject({ siteId: 7, verifyRealName: 2 })
  expect(made.teamId).toBe(made.userId)
  await test.platform.wake()
  expect((await list(['account:=:ship%40yard.example'])).total).toBe(0)
  const { services } = test.platform
  const { accounts, realNames } = await import('@console-widgets/platform/accounts/tables')
  const [account, realName] = await services.database.asPlatform(async (db) => [
    (await db.select().from(accounts).where(eq(accounts.userId, made.userId)))[0],
    (await db.select().from(realNames).where(eq(realNames.userId, made.userId)))[0],
  ])
  expect(account).toMatchObject({ verifyRealName: 2, mustChangePassword: true, madeByTeamId: demoTeamId })
  expect(realName).toMatchObject({ legalName: 'Yard & Co AB', certificateEnd: '8899' })
  test.clock.advance(10_000)
  await test.platform.wake()
  const [verified] = await services.database.asPlatform((db) =>
    db.select().from(accounts).where(eq(accounts.userId, made.userId)),
  )
  expect(verified).toMatchObject({ verifyRealName: 1 })
})

it('rejects the identity of a main user whose document can’t prove it', async () => {
  const made = await holder.invoke(calls['teams.main-user.create'], {
    account: 'nobody@yard.example',
    userName: 'Nils Lund',
    teamName: 'No papers',
    country: 'CN',
    userType: 2,
    legalName: 'No papers',
    certificateType: 'business-licence',
    certificateNumber: '91350100M000100Y44',
  })
  test.clock.advance(10_000)
  await test.platform.wake()
  const { accounts } = await import('@console-widgets/platform/accounts/tables')
  const [rejected] = await test.platform.services.database.asPlatform((db) =>
    db.select().from(accounts).where(eq(accounts.userId, made.userId)),
  )
  expect(rejected).toMatchObject({ verifyRealName: 3 })
})

it('R178, R179: asks for the risk dialog when one person resets many passwords', async () => {
  const { member: sub } = await holder.invoke(calls['teams.sub-user.create'], {
    account: 'risk.one',
    userName: 'Risk One',
    roles: ['development'],
    appScope: 'all',
    appIds: [],
  })
  const dialogs: unknown[] = []
  const stop = holder.host.onPosted((name, params) => void (name === 'riskDialog' && dialogs.push(params)))
  const reset = () => holder.invoke(calls['teams.sub-user.reset-password'], { memberId: sub.memberId })
  for (let count = 0; count < memberLimits.passwordResetsPerHour; count++) await reset()
  expect(dialogs).toEqual([])
  const error = (await reset().catch((thrown: unknown) => thrown)) as ConsoleError
  expect(error).toMatchObject({ kind: 'risk', status: 400, retCode: 205524998, suppressed: true })
  expect(dialogs).toEqual([{ message: error.message }])
  test.clock.advance(3_600_000)
  holder = await signIn(test.platform)
  expect((await reset()).initialPassword).not.toBe('')
  stop()
})

it('limits the members of a team', async () => {
  const { items } = await list()
  const free = memberLimits.perTeam - items.length
  const now = test.clock.now()
  await test.platform.services.database.asPlatform((db) =>
    db
      .insert(members)
      .values(
        Array.from({ length: free }, (_, index) =>
          activeMember({ teamId: demoTeamId, userId: `crowd-${index}`, roles: ['legal'], now }),
        ),
      ),
  )
  const make = holder.invoke(calls['teams.sub-user.create'], {
    account: 'one.more',
    userName: 'One more',
    roles: ['legal'],
  })
  expect(await refused(make)).toMatchObject({ reason: 'limit-reached' })
})
