import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls as apps } from '@console-widgets/apps/contract'
import { calls as projects } from '@console-widgets/projects/contract'
import { calls as versions } from '@console-widgets/versions/contract'
import { calls } from '@console-widgets/teams/contract'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { permissions } from '@console-widgets/sandbox/testing/declared-permissions'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { refused } from '@console-widgets/sandbox/testing/refused'

const { password } = demoAccounts.holder
const tides = '108370003'
const maps = '108370001'

let test: TestPlatform
let holder: Console
/** A developer with access to three apps. */
let jonas: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  jonas = await signIn(test.platform, { account: 'jonas@northwind.example', password })
})
afterAll(() => test.close())

const matrix = (console = holder) => console.invoke(calls['teams.permission.list'], undefined)
const set = (
  cells: {
    role: 'development' | 'operations' | 'legal' | 'administrator' | 'app-administrator'
    permission: string
    held: boolean
  }[],
  console = holder,
) => console.invoke(calls['teams.role-permission.update'], { cells })
const rowOf = async (permission: string) => (await matrix()).items.find((row) => row.permission === permission)
const changeName = (console: Console, appId: string, packageName: string) =>
  console.invoke(apps['apps.package-name.update'], { appId, packageName })

describe('the matrix', () => {
  it('lists every permission of every service, its purpose, and its roles by default and in this team', async () => {
    const { items } = await matrix()
    expect(items.map(({ permission }) => permission)).toEqual(permissions.names)
    expect(await rowOf('projects.files')).toMatchObject({
      area: 'projects',
      rolesByDefault: ['holder', 'administrator', 'app-administrator', 'development', 'operations'],
      roles: expect.arrayContaining(['legal']),
      held: true,
    })
    expect((await rowOf('apps.delete'))?.calls).toContain('apps.app.delete')
    for (const { permission, calls: needing } of items) expect(needing, permission).not.toEqual([])
  })

  it('applies to the very next call, and to the buttons of signed-in users', async () => {
    expect(jonas.permissions.allows('apps.develop')).toBe(true)
    await set([{ role: 'development', permission: 'apps.develop', held: false }])
    expect(await refused(changeName(jonas, tides, 'com.northwind.tidetable'))).toMatchObject({
      reason: 'no-permission',
    })
    await vi.waitFor(() => expect(jonas.permissions.allows('apps.develop')).toBe(false), 5000)
    await set([{ role: 'development', permission: 'apps.develop', held: true }])
    await jonas.invoke(apps['apps.app.list'], {})
    await vi.waitFor(() => expect(jonas.permissions.allows('apps.develop')).toBe(true), 5000)
    await changeName(jonas, tides, 'com.northwind.tidetable')
  })

  it('stores only deviations from the default', async () => {
    const deviationsOf = async (role: string) =>
      (await holder.invoke(calls['teams.role.list'], undefined)).items.find((row) => row.role === role)?.deviations
    expect(await deviationsOf('operations')).toBe(0)
    await set([
      { role: 'operations', permission: 'apps.delete', held: true },
      { role: 'operations', permission: 'apps.manage', held: true },
    ])
    expect(await deviationsOf('operations')).toBe(1)
    await set([{ role: 'operations', permission: 'apps.delete', held: false }])
    expect(await deviationsOf('operations')).toBe(0)
  })

  it('leaves administrators every permission, and rejects unknown ones', async () => {
    expect(await refused(set([{ role: 'administrator', permission: 'apps.delete', held: false }]))).toMatchObject({
      issues: [{ field: 'cells.0.role' }],
    })
    expect(await refused(set([{ role: 'legal', permission: 'apps.unheard', held: true }]))).toMatchObject({
      issues: [{ field: 'cells.0.permission' }],
    })
  })

  it('does not let users grant or revoke permissions they lack', async () => {
    await set([{ role: 'app-administrator', permission: 'teams.permissions', held: true }])
    const lin = await signIn(test.platform, demoAccounts.appAdministrator)
    await set([{ role: 'legal', permission: 'apps.manage', held: true }], lin)
    expect(
      await refused(set([{ role: 'app-administrator', permission: 'projects.delete', held: true }], lin)),
    ).toMatchObject({ reason: 'beyond-own-rights' })
    expect(await refused(set([{ role: 'legal', permission: 'teams.audit', held: false }], lin))).toMatchObject({
      reason: 'beyond-own-rights',
    })
    const grant = (userId: string, granted: string[]) =>
      lin.invoke(calls['teams.user-permission.update'], { userId, granted })
    expect(await refused(grant('team-saltmarsh', ['projects.delete']))).toMatchObject({ reason: 'beyond-own-rights' })
    expect(await refused(grant('user-amira', ['apps.manage']))).toMatchObject({ reason: 'beyond-own-rights' })
    await set([
      { role: 'app-administrator', permission: 'teams.permissions', held: false },
      { role: 'legal', permission: 'apps.manage', held: false },
    ])
  })
})

describe('the exceptions of a member', () => {
  const of = (userId: string, console = holder) => console.invoke(calls['teams.user-permission.get'], { userId })

  it('are listed with the member’s permissions and their sources', async () => {
    const { permissions, roles, isFull } = await of('user-diego')
    expect([roles, isFull]).toEqual([['operations'], false])
    expect(permissions.find(({ permission }) => permission === 'versions.release')).toEqual({
      permission: 'versions.release',
      area: 'versions',
      held: false,
      byRoles: ['operations'],
      exception: 'denied',
    })
    expect(permissions.find(({ permission }) => permission === 'versions.edit')).toMatchObject({
      held: true,
      byRoles: ['operations'],
      exception: null,
    })
  })

  it('take effect immediately, on top of the roles', async () => {
    await holder.invoke(calls['teams.user-permission.update'], {
      userId: 'user-jonas',
      granted: ['versions.edit'],
      denied: ['apps.develop'],
    })
    expect(await refused(changeName(jonas, tides, 'com.northwind.tidetable'))).toMatchObject({
      reason: 'no-permission',
    })
    expect(
      (await of('user-jonas', jonas)).permissions
        .filter(({ exception }) => exception)
        .map(({ permission, held }) => [permission, held]),
    ).toEqual([
      ['apps.develop', false],
      ['versions.edit', true],
    ])
    await holder.invoke(calls['teams.user-permission.update'], { userId: 'user-jonas' })
    await changeName(jonas, tides, 'com.northwind.tidetable')
  })

  it('do not apply to administrators, and are hidden from other members', async () => {
    expect(
      await refused(
        holder.invoke(calls['teams.user-permission.update'], { userId: 'user-zhou', denied: ['apps.delete'] }),
      ),
    ).toMatchObject({ status: 409 })
    expect(await refused(of('user-zhou', jonas))).toMatchObject({ reason: 'no-permission' })
    expect(
      await refused(
        holder.invoke(calls['teams.user-permission.update'], {
          userId: 'user-diego',
          granted: ['apps.delete'],
          denied: ['apps.delete'],
        }),
      ),
    ).toMatchObject({ issues: [{ field: 'denied' }] })
    expect(
      await refused(
        holder.invoke(calls['teams.user-permission.update'], { userId: 'user-diego', granted: ['no.such'] }),
      ),
    ).toMatchObject({ issues: [{ field: 'granted.0' }] })
  })
})

describe('app access', () => {
  it('limits what the member sees and changes in every call', async () => {
    const { items } = await jonas.invoke(apps['apps.app.list'], {})
    expect(items.map(({ appId }) => appId).toSorted()).toEqual([maps, tides, '108370013'])
    expect(await refused(jonas.invoke(apps['apps.app.get'], { appId: '108370002' }))).toMatchObject({
      reason: 'app-not-found',
    })
    expect(await refused(changeName(jonas, '108370002', 'com.northwind.stolen'))).toMatchObject({
      reason: 'app-not-found',
    })
    expect(await refused(jonas.invoke(versions['versions.on-shelf.get'], { appId: '108370002' }))).toMatchObject({
      status: 404,
    })
    const { appList } = await jonas.invoke(projects['projects.project.get'], { projectId: '736430079244621002' })
    expect(appList).toEqual([])
  })

  it('does not grow when the member creates an app', async () => {
    await holder.invoke(calls['teams.user-permission.update'], {
      userId: 'user-jonas',
      granted: ['apps.manage', 'projects.delete'],
    })
    expect(await refused(jonas.invoke(apps['apps.app.create'], { appName: 'Beyond', parentType: 13 }))).toMatchObject({
      status: 403,
      reason: 'no-permission',
    })
    // A project isn't empty just because its apps are hidden.
    expect(
      await refused(jonas.invoke(projects['projects.project.delete'], { projectId: '736430079244621002' })),
    ).toMatchObject({ reason: 'no-permission' })
    await holder.invoke(calls['teams.user-permission.update'], { userId: 'user-jonas' })
  })

  it('changes immediately, and drops deleted apps without a trace', async () => {
    const reach = (appIds: string[]) =>
      holder.invoke(calls['teams.member.update'], { memberId: 'member-northwind-jonas', appScope: 'ids', appIds })
    await reach(['108370018', maps])
    expect((await jonas.invoke(apps['apps.app.list'], {})).items.map(({ appId }) => appId)).toContain('108370018')
    await holder.invoke(apps['apps.app.delete'], { appId: '108370018' })
    expect(await holder.invoke(calls['teams.member.get'], { memberId: 'member-northwind-jonas' })).toMatchObject({
      appIds: [maps],
    })
    await reach([maps, tides, '108370013'])
  })

  it('lists each app with its number of limited members', async () => {
    const { items, total } = await holder.invoke(calls['teams.scope.list'], { filter: ['appName:~:tide'] })
    expect([items[0]?.appName, total]).toEqual(['Tide Table', 1])
    expect(items[0]).toMatchObject({ appId: tides, projectName: 'Northwind Navigation', members: 2 })
    expect((await jonas.invoke(calls['teams.scope.list'], {})).total).toBe(3)
  })

  it('decides which actions are permitted on an app', async () => {
    const onApp = (appId: string, userId?: string, console = holder) =>
      console.invoke(calls['teams.app-permission.get'], { appId, ...(userId ? { userId } : {}) })
    expect(await onApp(tides, 'user-jonas')).toMatchObject({
      inScope: true,
      permissions: expect.arrayContaining(['apps.develop']),
    })
    expect((await onApp(tides)).permissions).not.toContain('teams.manage')
    expect(await onApp('108370002', 'user-jonas')).toMatchObject({ inScope: false, permissions: [] })
    expect(await refused(onApp('108370002', undefined, jonas))).toMatchObject({ kind: 'not-found' })
    expect(await refused(onApp(tides, 'user-zhou', jonas))).toMatchObject({ reason: 'no-permission' })
  })

  it('excludes actions that concern the whole team', async () => {
    await holder.invoke(calls['teams.user-permission.update'], { userId: 'user-jonas', granted: ['teams.audit'] })
    expect(await refused(jonas.invoke(calls['teams.audit-record.list'], {}))).toMatchObject({ reason: 'no-permission' })
    await holder.invoke(calls['teams.user-permission.update'], { userId: 'user-jonas' })
  })
})

it('is part of the user info in both shapes, of which the second includes the first', async () => {
  const [first, second] = [
    await jonas.invoke(calls['teams.user-info-v1.get'], undefined),
    await jonas.invoke(calls['teams.user-info-v2.get'], undefined),
  ]
  expect(first).toEqual({
    userId: 'user-jonas',
    userName: 'Jonas Weber',
    account: 'jonas@northwind.example',
    userType: 1,
    verifyRealName: 1,
    teamId: 'team-northwind',
    siteId: 1,
    countryCode: 'CN',
    role: 'development',
  })
  expect(second).toMatchObject({
    ...first,
    roles: ['development'],
    kind: 'main',
    isHolder: false,
    appScope: 'ids',
    appIds: [maps, tides, '108370013'],
    permissions: { 'apps.develop': 'Y' },
    teams: [{ teamId: 'team-northwind' }],
    invitations: 0,
  })
})
