import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as storageCalls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/projects/contract'
import { calls as databaseCalls } from '@console-widgets/relational-database/contract'
import { accounts } from '@console-widgets/platform/accounts/tables'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { setWhiteList } from '@console-widgets/platform/white-list/white-list'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import type { SuspensionPayload } from './suspensions.ts'
import { suspensionKind } from './suspensions.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const { navigation, reading } = demoProjectIds
const storage = 'cloud-storage'
type Region = 'CN' | 'SG' | 'DE' | 'RU'

const order = (region: Region, { service = storage, projectId = navigation as string } = {}) =>
  holder.invoke(calls['projects.service-order.create'], { projectId, service, region })
const cancel = (orderId: string, projectId: string = navigation) =>
  holder.invoke(calls['projects.service-order.delete'], { projectId, orderId })
const ordersOf = async (projectId: string = navigation) =>
  (await holder.invoke(calls['projects.service-order.list'], { projectId, maxReqCount: 100 })).items
const currentOrder = async (region: Region, service = storage) =>
  (await ordersOf()).find((each) => each.service === service && each.region === region && each.state !== 'cancelled')
const createBucket = (bucketName: string, region: Region) =>
  holder.invoke(storageCalls['cloud-storage.storage-bucket.create'], { bucketName, region })
const serviceIn = (region: Region) => holder.invoke(storageCalls['cloud-storage.service.exists'], { region })

async function suspend(suspended: SuspensionPayload['suspended']): Promise<void> {
  const { database, jobs, clock } = test.platform.services
  await database.asPlatform((db) =>
    jobs.schedule(db, { kind: suspensionKind, teamId: demoTeamId, payload: { suspended }, dueTime: clock.now() }),
  )
  await test.platform.wake()
}

describe('a cloud service', () => {
  it('can be used in a region once a project has ordered it there', async () => {
    expect(await serviceIn('DE')).toMatchObject({ exists: false, openRegions: ['CN', 'SG'] })
    expect(await refused(createBucket('charts-de', 'DE'))).toMatchObject({ reason: 'service-not-enabled' })
    expect(await refused(holder.invoke(storageCalls['cloud-storage.data.init'], { region: 'DE' }))).toMatchObject({
      reason: 'service-not-enabled',
    })
    expect(await order('DE')).toMatchObject({ state: 'active', userName: 'Ada Lindqvist', things: 0 })
    expect(await serviceIn('DE')).toMatchObject({ exists: true, openRegions: ['CN', 'SG', 'DE'] })
    expect(await createBucket('charts-de', 'DE')).toMatchObject({ bucket: { region: 'DE' } })
  })

  it('is ordered once per project and region, where the project stores data', async () => {
    expect(await refused(order('DE'))).toMatchObject({ reason: 'not-orderable', issues: [{ field: 'region' }] })
    expect(await refused(order('DE', { projectId: reading }))).toMatchObject({ reason: 'not-orderable' })
    expect(await refused(order('CN', { service: 'apps' }))).toMatchObject({ issues: [{ field: 'service' }] })
    expect(await refused(order('RU', { service: 'relational-database' }))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'region' }],
    })
  })

  it('keeps its order while it stores something there, and the project its region', async () => {
    const { orderId = '' } = (await currentOrder('DE')) ?? {}
    expect(await refused(cancel(orderId))).toMatchObject({ reason: 'order-in-use' })
    const keepRegions = (regions: Region[]) =>
      holder.invoke(calls['projects.region.update'], { projectId: navigation, regions })
    expect(await refused(keepRegions(['CN', 'SG']))).toMatchObject({ reason: 'region-in-use' })
    const { bucket } = await holder.invoke(storageCalls['cloud-storage.bucket-id.get'], { bucketName: 'charts-de' })
    await holder.invoke(storageCalls['cloud-storage.file-bucket.delete'], { bucketId: bucket.bucketId })
    await cancel(orderId)
    expect(await refused(cancel(orderId))).toMatchObject({ reason: 'conflict' })
    expect(await refused(createBucket('charts-de', 'DE'))).toMatchObject({ reason: 'service-not-enabled' })
    expect(await order('DE')).toMatchObject({ state: 'active' })
  })

  it('can be read and deleted, but not changed, while the platform has suspended it', async () => {
    const { bucket } = await createBucket('to-be-deleted', 'SG')
    await suspend([{ service: storage, reason: 'arrears' }])
    expect(await refused(createBucket('one-more', 'SG'))).toMatchObject({
      reason: 'service-suspended',
      message: expect.stringContaining('overdue') as string,
    })
    expect(await serviceIn('SG')).toMatchObject({ exists: false, order: { state: 'suspended', suspension: 'arrears' } })
    const folder = { bucketId: 'northwind-site', key: 'new/' }
    expect(await refused(holder.invoke(storageCalls['cloud-storage.folder.create'], folder))).toMatchObject({
      reason: 'service-suspended',
    })
    const write = new Request('http://console.test/storage/northwind-uploads/a.txt', {
      method: 'PUT',
      body: 'a',
      headers: { 'content-length': '1' },
    })
    expect((await test.platform.fetch(write)).status).toBeGreaterThanOrEqual(400)
    await holder.invoke(storageCalls['cloud-storage.file.list'], { bucketId: 'northwind-site' })
    await holder.invoke(storageCalls['cloud-storage.file-bucket.delete'], { bucketId: bucket.bucketId })
    expect(await refused(order('CN', { service: 'relational-database' }))).toMatchObject({ reason: 'not-orderable' })
    await suspend([])
    expect(await createBucket('one-more', 'SG')).toMatchObject({ bucket: { region: 'SG' } })
  })

  it('of one instance per team needs an order in any region, also to run SQL', async () => {
    const service = 'relational-database'
    const run = () =>
      holder.invoke(databaseCalls['relational-database.sql.execute'], {
        name: 'shop',
        account: 'shop_app',
        sql: 'select 1',
      })
    await suspend([{ service, reason: 'rules' }])
    expect(await refused(run())).toMatchObject({ reason: 'service-suspended' })
    expect(await holder.invoke(databaseCalls['relational-database.base-info.get'], undefined)).toMatchObject({
      order: { state: 'suspended', suspension: 'rules' },
    })
    await suspend([])
    expect(await run()).toMatchObject({ error: null })
  })
})

describe('an order', () => {
  it('that needs an approval waits for it', async () => {
    const charts = await holder.invoke(calls['projects.region.update'], {
      projectId: navigation,
      regions: ['CN', 'SG', 'DE', 'RU'],
    })
    expect(charts.regions).toContain('RU')
    expect(await refused(order('RU'))).toMatchObject({ reason: 'approval-required' })
    const place = { projectId: navigation, service: storage, region: 'RU' } as const
    expect(await holder.invoke(calls['projects.order-config.get'], place)).toMatchObject({ purposeLeast: 20 })
    const apply = (purpose: string) =>
      holder.invoke(calls['projects.order.apply'], { ...place, purpose, usage: 'small' })
    const answers = async () =>
      (await holder.invoke(calls['projects.order.query'], { projectId: navigation })).items.map(({ state }) => state)
    await apply('aaaaaaaaaaaaaaaaaaaaaaaaa')
    expect(await refused(createBucket('volga', 'RU'))).toMatchObject({ reason: 'service-not-enabled' })
    await test.clock.advance(8000)
    await test.platform.wake()
    expect(await answers()).toEqual(['rejected'])
    await apply('Charts of the Volga for ferries and their passengers')
    expect(await answers()).toEqual(['submitted', 'rejected'])
    await test.clock.advance(8000)
    await test.platform.wake()
    expect(await answers()).toEqual(['approved', 'rejected'])
    expect(await createBucket('volga', 'RU')).toMatchObject({ bucket: { region: 'RU' } })
  })

  it('needs the terms of the service in their current version', async () => {
    const elena = await signIn(test.platform, demoAccounts.finance)
    await elena.session.switchTeam('team-lighthouse')
    const { services } = await elena.invoke(calls['projects.region-service-strategy.get'], {
      projectId: demoProjectIds.games,
    })
    expect(services.map(({ service, acceptedVersion }) => [service, acceptedVersion])).toEqual([
      ['cloud-storage', 1],
      ['relational-database', 1],
    ])
    expect(services[0]?.regions.find(({ region }) => region === 'CN')?.obstacles).toEqual([
      'not-in-project',
      'team-not-in-china',
    ])
    expect(
      await refused(holder.invoke(calls['projects.agreement.sign'], { service: storage, version: 2 })),
    ).toMatchObject({ issues: [{ field: 'version' }] })
    expect(await holder.invoke(calls['projects.agreement.sign'], { service: storage, version: 1 })).toMatchObject({
      version: 1,
    })
  })

  it('R125: needs no verified identity where people use any name they like', async () => {
    const { services } = test.platform
    const identify = (verifyRealName: number) =>
      services.database.asPlatform((db) =>
        db.update(accounts).set({ verifyRealName }).where(eq(accounts.account, demoAccounts.holder.account)),
      )
    const obstacles = async () => {
      const strategy = await holder.invoke(calls['projects.region-service-strategy.get'], { projectId: reading })
      return strategy.services.flatMap(({ regions }) => regions.flatMap((region) => region.obstacles))
    }
    await identify(3)
    expect(await obstacles()).toContain('identity')
    services.unrealName = true
    expect(await obstacles()).not.toContain('identity')
    services.unrealName = false
    await identify(1)
  })

  it('opens the APIs that change something', async () => {
    const { activeRegions, apis } = await holder.invoke(calls['projects.api-service.get'], {
      projectId: reading,
      service: storage,
    })
    expect(activeRegions).toEqual([])
    expect(apis.find(({ id }) => id === 'cloud-storage.folder.create')?.usable).toBe(false)
    expect(apis.find(({ id }) => id === 'cloud-storage.file.list')?.usable).toBe(true)
  })

  it('keeps its project', async () => {
    const { projectId } = await holder.invoke(calls['projects.project.create'], { projectName: 'Tides', region: 'CN' })
    const { orderId } = await order('CN', { projectId })
    const remove = () => holder.invoke(calls['projects.project.delete'], { projectId })
    expect(await refused(remove())).toMatchObject({ reason: 'project-has-services' })
    await cancel(orderId, projectId)
    await remove()
  })
})

it('needs no approval for teams on the white list', async () => {
  const { services } = test.platform
  const offerInRussia = async () => {
    const strategy = await holder.invoke(calls['projects.region-service-strategy.get'], { projectId: navigation })
    return strategy.services.find(({ service }) => service === storage)?.regions.find(({ region }) => region === 'RU')
      ?.offer
  }
  expect(await offerInRussia()).toBe('approval')
  await setWhiteList(services, 'orders-without-approval', [demoTeamId])
  expect(await offerInRussia()).toBe('open')
  expect(
    await refused(
      holder.invoke(calls['projects.order-config.get'], { projectId: navigation, service: storage, region: 'RU' }),
    ),
  ).toMatchObject({ reason: 'conflict' })
  await setWhiteList(services, 'orders-without-approval', [])
  expect(await offerInRussia()).toBe('approval')
})
