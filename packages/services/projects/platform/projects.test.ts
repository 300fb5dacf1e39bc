import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/projects/contract'
import { calls as newsCalls } from '@console-widgets/reports/contract'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { appClients } from '@console-widgets/platform/tenancy/tables'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let developer: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  developer = await signIn(test.platform, demoAccounts.development)
})
afterAll(() => test.close())

const create = (projectName: string, more: object = {}) =>
  holder.invoke(calls['projects.project.create'], { projectName, ...more })
const { navigation, games, reading, weather } = demoProjectIds

describe('a project', () => {
  it('makes its creator the project manager', async () => {
    const made = await create('Sea charts', { description: 'All of them' })
    expect(made).toMatchObject({
      projectName: 'Sea charts',
      region: null,
      regions: [],
      appList: [],
      siteId: 1,
      teamId: 'team-northwind',
      isDemo: false,
    })
    expect(made.members).toMatchObject([{ userName: 'Ada Lindqvist', projectRole: 'manager', teamRoles: ['holder'] }])
    expect(made.candidates).toHaveLength(12)
    expect(await holder.invoke(calls['projects.project.get'], { projectId: made.projectId })).toEqual(made)
  })

  it('has a unique name of at most 64 characters', async () => {
    expect(await refused(create('northwind NAVIGATION'))).toMatchObject({
      reason: 'name-taken',
      issues: [{ field: 'projectName' }],
    })
    expect(await refused(create('x'.repeat(65)))).toMatchObject({ kind: 'invalid', issues: [{ field: 'projectName' }] })
    const { projectId } = await create('To be renamed')
    expect(
      await refused(
        holder.invoke(calls['projects.project.update'], { projectId, projectName: 'Northwind Navigation' }),
      ),
    ).toMatchObject({ reason: 'name-taken' })
    expect(await holder.invoke(calls['projects.project.update'], { projectId, projectName: 'Renamed' })).toMatchObject({
      projectName: 'Renamed',
    })
  })

  it('is listed with its numbers of apps and members', async () => {
    const { items, total } = await holder.invoke(calls['projects.project.list'], {
      sort: 'projectName',
      filter: ['projectName:~:navig'],
    })
    expect(total).toBe(1)
    expect(items).toMatchObject([{ projectId: navigation, appCount: 6, memberCount: 3 }])
  })

  it('says which of its apps the caller can change', async () => {
    const changeable = async (console: Console, projectId: string) => {
      const { appList, isLocked } = await console.invoke(calls['projects.project.get'], { projectId })
      return [new Set(appList.map((app) => app.hasPermission)), isLocked]
    }
    expect(await changeable(developer, weather)).toEqual([new Set([true]), false])
    expect(await changeable(developer, reading)).toEqual([new Set([false]), false])
    // The demo project is the account holder's, whatever the roles of others (R120).
    expect(await changeable(developer, navigation)).toEqual([new Set([false]), true])
    expect(await changeable(holder, navigation)).toEqual([new Set([true]), false])
  })

  it('is listed in the session of those who can’t change it, with its apps', async () => {
    const lockedFor = async (console: Console) => {
      await console.session.ensure()
      return console.session.$profile.get()?.lockedIds
    }
    const { appList } = await holder.invoke(calls['projects.project.get'], { projectId: navigation })
    expect(new Set(await lockedFor(developer))).toEqual(new Set([navigation, ...appList.map(({ appId }) => appId)]))
    expect(await lockedFor(holder)).toBeUndefined()
  })

  it('can be deleted only without apps', async () => {
    expect(await refused(holder.invoke(calls['projects.project.delete'], { projectId: navigation }))).toMatchObject({
      reason: 'project-has-apps',
    })
    const { projectId } = await create('Short lived')
    await holder.invoke(calls['projects.project.delete'], { projectId })
    expect(await refused(holder.invoke(calls['projects.project.get'], { projectId }))).toMatchObject({ status: 404 })
  })
})

it('has counts for its home page', async () => {
  const { appList, members } = await holder.invoke(calls['projects.project.get'], { projectId: navigation })
  const counts = await holder.invoke(calls['delegate-services.homepage-aggregate.get'], { projectId: navigation })
  expect(counts).toMatchObject({ projectId: navigation, apps: appList.length, members: members.length })
  expect(counts.publishedApps).toBeGreaterThan(0)
  expect(counts.activeServices).toBeGreaterThan(0)
  const { projectId } = await create('Empty')
  expect(await holder.invoke(calls['delegate-services.homepage-aggregate.get'], { projectId })).toEqual({
    projectId,
    apps: 0,
    publishedApps: 0,
    members: 1,
    activeServices: 0,
    suspendedServices: 0,
  })
})

describe('members', () => {
  it('join, change roles, and leave', async () => {
    const { projectId } = await create('Crew')
    const update = (change: object) => holder.invoke(calls['projects.project.update'], { projectId, ...change })
    await update({ setMembers: [{ userId: 'user-mikhail', projectRole: 'viewer' }] })
    const changed = await update({ setMembers: [{ userId: 'user-mikhail', projectRole: 'developer' }] })
    expect(changed.members.map(({ userId, projectRole }) => [userId, projectRole])).toContainEqual([
      'user-mikhail',
      'developer',
    ])
    expect((await update({ removeMembers: ['user-mikhail'] })).members.map(({ userId }) => userId)).not.toContain(
      'user-mikhail',
    )
  })

  it('must belong to the team', async () => {
    const answer = refused(
      holder.invoke(calls['projects.project.update'], {
        projectId: navigation,
        setMembers: [{ userId: 'user-nobody', projectRole: 'viewer' }],
      }),
    )
    expect(await answer).toMatchObject({ issues: [{ field: 'setMembers.0.userId' }] })
  })

  it('are listed across all projects', async () => {
    const { items } = await holder.invoke(calls['projects.developer-project-with-members.list'], {
      filter: [`projectId:=:${reading}`],
    })
    expect(items[0]?.members.map(({ projectRole }) => projectRole).toSorted()).toEqual(['manager', 'viewer'])
  })
})

describe('regions', () => {
  it('have a fixed default, while others can be added and removed', async () => {
    const { projectId } = await create('Everywhere')
    expect(await holder.invoke(calls['projects.region.get'], { projectId })).toEqual({
      projectId,
      region: null,
      regions: [],
      openRegions: ['CN', 'SG', 'DE', 'RU'],
    })
    expect(await holder.invoke(calls['projects.region.verify'], { projectId, region: 'SG' })).toEqual({
      usable: true,
      obstacles: [],
    })
    expect(await holder.invoke(calls['projects.region.create'], { projectId, region: 'SG' })).toMatchObject({
      region: 'SG',
      regions: ['SG'],
    })
    expect(await holder.invoke(calls['projects.region.verify'], { projectId, region: 'DE' })).toEqual({
      usable: false,
      obstacles: ['already-fixed'],
    })
    expect(await refused(holder.invoke(calls['projects.region.create'], { projectId, region: 'DE' }))).toMatchObject({
      reason: 'region-fixed',
    })
    expect(
      await holder.invoke(calls['projects.region.update'], { projectId, regions: ['SG', 'DE', 'DE'] }),
    ).toMatchObject({ regions: ['SG', 'DE'] })
    expect(await refused(holder.invoke(calls['projects.region.update'], { projectId, regions: ['DE'] }))).toMatchObject(
      { reason: 'region-fixed' },
    )
  })

  it('are not all available to teams abroad', async () => {
    const abroad = await signIn(test.platform)
    await abroad.session.switchTeam('team-saltmarsh')
    expect(
      await refused(abroad.invoke(calls['projects.project.create'], { projectName: 'Inland', region: 'CN' })),
    ).toMatchObject({ issues: [{ field: 'region' }] })
    expect(
      await abroad.invoke(calls['projects.project.create'], { projectName: 'Inland', region: 'DE' }),
    ).toMatchObject({ region: 'DE', siteId: 7 })
  })
})

describe('files', () => {
  it('give an app its build configuration, the same each time', async () => {
    const read = () => holder.invoke(calls['projects.config-file.get'], { projectId: navigation, appId: '108370001' })
    const { fileName, content } = await read()
    expect(fileName).toBe('agconnect-services.json')
    const document = JSON.parse(content)
    expect(document).toMatchObject({
      region: 'CN',
      client: { app_id: '108370001', package_name: 'com.northwind.maps', project_id: navigation },
    })
    expect((await read()).content).toBe(content)
    expect(
      await refused(holder.invoke(calls['projects.config-file.get'], { projectId: reading, appId: '108370001' })),
    ).toMatchObject({ reason: 'app-not-found' })
  })

  it('give each new app its own client', async () => {
    const { appId } = await holder.invoke(appCalls['apps.app.create'], {
      appName: 'With a client',
      parentType: 13,
      projectId: navigation,
    })
    const { items } = await holder.invoke(calls['projects.mapping.list'], {
      filter: [`projectId:=:${navigation}`],
      maxReqCount: 100,
    })
    expect(items.map((mapping) => mapping.appId)).toContain(appId)
    expect(new Set(items.map((mapping) => mapping.clientId)).size).toBe(items.length)
  })

  it('have only addresses that answer, and no secrets that nothing accepts', async () => {
    const files = [
      await holder.invoke(calls['projects.config-file.get'], { projectId: navigation, appId: '108370001' }),
      await holder.invoke(calls['projects.server-file.get'], { projectId: navigation }),
    ]
    for (const { content } of files) {
      expect(content).not.toMatch(/secret|token/)
      for (const [, address = ''] of content.matchAll(/"(\w+:\/\/[^"]+)"/g)) {
        // An address is the client plane's, or that of the gateway, below which every call is.
        const below = address.includes('/client/')
          ? ''
          : `/agc/edge${newsCalls['reports.anonymous-service-news.list'].path}`
        const answer = await test.platform.fetch(new Request(address + below))
        expect([address, answer.status]).toEqual([address, 200])
      }
    }
    expect(files[0]?.content).toContain('"agcgw"')
  })

  it('lead to the site of the project’s region, and to no site that the platform doesn’t answer for', async () => {
    const own = await createTestPlatform({ zones: ['china', 'singapore'] })
    const console = await signIn(own.platform)
    const { projectId } = await console.invoke(calls['projects.project.create'], { projectName: 'Straits' })
    await console.invoke(calls['projects.region.create'], { projectId, region: 'SG' })
    const { appId } = await console.invoke(appCalls['apps.app.create'], {
      appName: 'Straits',
      parentType: 13,
      projectId,
    })
    const { content } = await console.invoke(calls['projects.config-file.get'], { projectId, appId })
    const { agcgw, agcgw_all, client_plane } = JSON.parse(content)
    const singapore = `${testOrigin}/zones/singapore`
    expect(agcgw_all).toEqual({ CN: testOrigin, SG: singapore })
    expect(agcgw.url).toBe(singapore)
    const answer = await own.platform.fetch(new Request(client_plane.url))
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        appId,
        region: 'SG',
        routes: expect.arrayContaining([
          { api: 'remote-config', method: 'POST', path: '/config/ofrep/v1/evaluate/flags' },
        ]),
      },
    ])
    await own.close()
  })

  it('give an app its public key and the address of the client plane, which knows the key', async () => {
    const { content } = await holder.invoke(calls['projects.config-file.get'], {
      projectId: navigation,
      appId: '108370001',
    })
    const { client, client_plane } = JSON.parse(content)
    expect(client_plane.url).toBe(`${testOrigin}/client/${client.api_key}`)
    const [app] = await test.platform.services.database.look((db) =>
      db.select().from(appClients).where(eq(appClients.appId, '108370001')),
    )
    expect(content).not.toContain(app?.clientSecret)
  })

  it('give a server its identity', async () => {
    const { content } = await developer.invoke(calls['projects.server-file.get'], { projectId: navigation })
    expect(JSON.parse(content)).toMatchObject({ type: 'project_client_id', project_id: navigation, region: 'CN' })
  })

  it('are not available to visitors', async () => {
    const path = `/agc/edge/amis/project-manage/v1/projects/${navigation}/server-file`
    const response = await test.platform.fetch(
      new Request(`http://console.test${path}`, { headers: { productId: 'demo' } }),
    )
    expect(await response.json()).toMatchObject({ reason: 'demo-read-only' })
  })
})

it('stores properties by key', async () => {
  const { projectId } = await create('With properties')
  const manage = (change: object) => holder.invoke(calls['projects.project-property.manage'], { projectId, ...change })
  await manage({
    set: [
      { key: 'stage', value: 'test' },
      { key: 'owner', value: 'ada' },
    ],
  })
  expect(await manage({ set: [{ key: 'stage', value: 'live' }], remove: ['owner'] })).toEqual({
    properties: [{ key: 'stage', value: 'live' }],
  })
  const many = Array.from({ length: 50 }, (_, index) => ({ key: `key${index}`, value: '' }))
  expect(await refused(manage({ set: many }))).toMatchObject({ reason: 'limit-reached' })
})

it('has an optional tenant', async () => {
  const { projectId } = await create('For a customer')
  const get = () => holder.invoke(calls['projects.tenant-project.get'], { projectId })
  expect(await refused(get())).toMatchObject({ status: 404 })
  await holder.invoke(calls['projects.tenant-project.update'], { projectId, tenantId: 'acme', tenantName: 'Acme' })
  expect(await get()).toMatchObject({ tenantId: 'acme', state: 'active' })
  await holder.invoke(calls['projects.tenant-project.delete'], { projectId })
  expect(await refused(get())).toMatchObject({ status: 404 })
})

it('reports who can create one, by role and limit', async () => {
  expect(await developer.invoke(calls['projects.spark-project-entrance.check'], undefined)).toMatchObject({
    open: false,
    obstacles: ['no-permission'],
  })
  expect(await holder.invoke(calls['projects.spark-project-entrance.check'], undefined)).toMatchObject({
    open: true,
    obstacles: [],
  })
})

it('rejects actions that the role does not permit, and hides the projects of other teams', async () => {
  expect(await refused(developer.invoke(calls['projects.project.create'], { projectName: 'Mine' }))).toMatchObject({
    reason: 'no-permission',
  })
  for (const attempt of [
    () => holder.invoke(calls['projects.project.get'], { projectId: games }),
    () => holder.invoke(calls['projects.project.update'], { projectId: games, projectName: 'Mine' }),
    () => holder.invoke(calls['projects.project.delete'], { projectId: games }),
    () => holder.invoke(calls['projects.region.get'], { projectId: games }),
    () => holder.invoke(calls['projects.server-file.get'], { projectId: games }),
    () => holder.invoke(calls['projects.tenant-project.get'], { projectId: games }),
  ])
    expect(await refused(attempt())).toMatchObject({ status: 404 })
})

it('is one of at most 100 in a team', async () => {
  const crowded = await signIn(test.platform)
  await crowded.session.switchTeam('team-saltmarsh')
  const { total } = await crowded.invoke(calls['projects.project.list'], {})
  for (let index = total; index < 100; index++)
    await crowded.invoke(calls['projects.project.create'], { projectName: `Project ${index}` })
  expect(
    await refused(crowded.invoke(calls['projects.project.create'], { projectName: 'One too many' })),
  ).toMatchObject({ reason: 'limit-reached' })
})
