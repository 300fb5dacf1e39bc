import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { releaseStates } from '@console-widgets/apps/model'
import type { Console } from '@console-widgets/core'
import { eq } from 'drizzle-orm'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { objects } from '@console-widgets/platform/files/tables'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { apps } from '@console-widgets/platform/tenancy/tables'
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

const create = (appName: string, more: object = {}) =>
  holder.invoke(calls['apps.app.create'], { appName, parentType: 13, ...more })
const setState = (appId: string, releaseState: number | null, onShelfVersion: string | null = null) =>
  test.platform.services.database.asPlatform((db) =>
    db.update(apps).set({ releaseState, onShelfVersion }).where(eq(apps.appId, appId)),
  )

describe('an app', () => {
  it('is created with its categories, devices, and project, and can be read back', async () => {
    const made = await create('Compass', {
      childType: 1302,
      grandChildType: 130201,
      deviceTypes: [4, 7],
      projectId: demoProjectIds.navigation,
      packageName: 'com.northwind.compass',
    })
    expect(made).toMatchObject({
      appName: 'Compass',
      projectName: 'Northwind Navigation',
      deviceTypes: [4, 7],
      developStatus: 'developing',
      releaseState: null,
    })
    expect(await holder.invoke(calls['apps.app.get'], { appId: made.appId })).toEqual({
      ...made,
      packageNameFixed: false,
      waitingPackage: null,
      hasDraft: false,
    })
  })

  it('has a name that is unique in the team, ignoring case', async () => {
    expect(await refused(create('NORTHWIND maps'))).toMatchObject({
      reason: 'name-taken',
      issues: [{ field: 'appName' }],
    })
  })

  it('has a name of at most 64 characters', async () => {
    expect(await refused(create('x'.repeat(65)))).toMatchObject({ kind: 'invalid', issues: [{ field: 'appName' }] })
    expect((await create('y'.repeat(64))).appName).toHaveLength(64)
  })

  it('accepts only categories of its own type', async () => {
    expect(await refused(create('Wrong kind', { childType: 201 }))).toMatchObject({ issues: [{ field: 'childType' }] })
    expect(await refused(create('Wrong finer kind', { childType: 1301, grandChildType: 130201 }))).toMatchObject({
      issues: [{ field: 'grandChildType' }],
    })
  })

  it('has a price if it is paid, and none if it is free', async () => {
    expect(await refused(create('Priceless', { isFree: false }))).toMatchObject({ issues: [{ field: 'price' }] })
    const paid = await create('Priced', { isFree: false, price: 499, currency: 'EUR' })
    expect(paid).toMatchObject({ isFree: false, price: 499, currency: 'EUR' })
    expect(await holder.invoke(calls['apps.app.update'], { appId: paid.appId, isFree: true })).toMatchObject({
      isFree: true,
      price: null,
      currency: null,
    })
    expect(await refused(holder.invoke(calls['apps.app.update'], { appId: paid.appId, isFree: false }))).toMatchObject({
      issues: [{ field: 'price' }],
    })
  })

  it('changes only in the fields of the request', async () => {
    const { appId } = await create('Sextant')
    test.clock.advance(1000)
    const changed = await holder.invoke(calls['apps.app.update'], { appId, appName: 'Sextant 2', defaultLang: 'de-DE' })
    expect(changed).toMatchObject({
      appName: 'Sextant 2',
      defaultLang: 'de-DE',
      deviceTypes: [4],
      updateTime: test.clock.now(),
    })
  })

  it('switches between finished and developing', async () => {
    const { appId } = await create('Barometer')
    expect(
      await developer.invoke(calls['apps.develop-status.update'], { appId, developStatus: 'finished' }),
    ).toMatchObject({ developStatus: 'finished' })
    expect(
      await refused(developer.invoke(calls['apps.develop-status.update'], { appId, developStatus: 'lost' as never })),
    ).toMatchObject({ kind: 'invalid' })
  })

  it('returns its data location', async () => {
    expect(await holder.invoke(calls['apps.app-location.get'], { appId: '108370001' })).toEqual({
      appId: '108370001',
      siteId: 1,
      zone: 'china',
      region: 'CN',
    })
  })
})
/** A ready package with its file, as the parser leaves them. */
const addPackage = (appId: string) =>
  test.platform.services.database.asPlatform(async (db) => {
    const time = { createTime: test.clock.now(), updateTime: test.clock.now() }
    const file = { teamId: 'team-northwind', objectId: `CN${appId}`, fileName: 'app.apk', size: 1, sha256: '' }
    await db.insert(objects).values({
      ...file,
      ...time,
      bizTag: 'app-packages',
      contentType: 'application/octet-stream',
      state: 'normal',
      userId: 'team-northwind',
    })
    await db.insert(appPackages).values({
      ...file,
      ...time,
      pkgId: `package-of-${appId}`,
      appId,
      packageType: 1,
      format: 'apk',
      successStatus: 0,
    })
  })

describe('deleting an app', () => {
  it('removes an app that was never live', async () => {
    const { appId } = await create('Short lived')
    await holder.invoke(calls['apps.app.delete'], { appId })
    expect(await refused(holder.invoke(calls['apps.app.get'], { appId }))).toMatchObject({
      reason: 'app-not-found',
      status: 404,
    })
  })

  it("also removes the app's data in other services", async () => {
    const { appId } = await create('With a package')
    await addPackage(appId)
    const count = () =>
      test.platform.services.database.asPlatform(async (db) => [
        await db.$count(appPackages, eq(appPackages.appId, appId)),
        await db.$count(objects, eq(objects.objectId, `CN${appId}`)),
      ])
    expect(await count()).toEqual([1, 1])
    await holder.invoke(calls['apps.app.delete'], { appId })
    expect(await count()).toEqual([0, 0])
  })

  it.each([
    ['live', releaseStates.onShelf, '1.0'],
    ['with an upgrade in review', releaseStates.upgradeInReview, '1.0'],
    ['removed by the platform', releaseStates.removed, null],
  ])('refuses one that is %s', async (name, state, version) => {
    const { appId } = await create(`Kept: ${name}`)
    await setState(appId, state, version)
    expect(await refused(holder.invoke(calls['apps.app.delete'], { appId }))).toMatchObject({ reason: 'app-on-shelf' })
  })

  it('removes an app that its developer unpublished', async () => {
    const { appId } = await create('Taken off')
    await setState(appId, releaseStates.removedByDeveloper)
    await holder.invoke(calls['apps.app.delete'], { appId })
  })
})

describe('package names', () => {
  it('are reported as free, taken, or own', async () => {
    const { results } = await holder.invoke(calls['apps.package-name.check'], {
      packageNames: ['com.northwind.maps', 'eu.lighthouse.keeper', 'com.nobody.has.this'],
    })
    expect(results.map(({ state }) => state)).toEqual(['own', 'taken', 'free'])
  })

  it('are checked 50 at a time', async () => {
    const names = Array.from({ length: 51 }, (_, index) => `com.example.app${index}`)
    expect(await refused(holder.invoke(calls['apps.package-name.check'], { packageNames: names }))).toMatchObject({
      issues: [{ field: 'packageNames' }],
    })
    expect(
      (await holder.invoke(calls['apps.package-name.check'], { packageNames: names.slice(1) })).results,
    ).toHaveLength(50)
  })

  it('belong to one team, and within it to one app per package type', async () => {
    const { appId } = await create('Renamed')
    const rename = (packageName: string) => developer.invoke(calls['apps.package-name.update'], { appId, packageName })
    expect(await refused(rename('eu.lighthouse.keeper'))).toMatchObject({ reason: 'name-taken' })
    expect(await refused(rename('com.northwind.maps'))).toMatchObject({ reason: 'name-taken' })
    expect(await refused(rename('com.1bad'))).toMatchObject({ kind: 'invalid', issues: [{ field: 'packageName' }] })
    expect(await rename('com.northwind.renamed')).toMatchObject({ packageName: 'com.northwind.renamed' })
    const quick = await create('Maps, quickly', { packageType: 2, packageName: 'com.northwind.maps' })
    const { relations } = await holder.invoke(calls['apps.app-relation.list'], { appId: quick.appId })
    expect(relations).toEqual([
      { appId: '108370001', appName: 'Northwind Maps', packageType: 1, relation: 'same-package-name' },
    ])
  })
})

it("become fixed with the app's first ready package", async () => {
  const { appId } = await create('Fixed', { packageName: 'com.northwind.fixed' })
  await addPackage(appId)
  const rename = (packageName: string) => developer.invoke(calls['apps.package-name.update'], { appId, packageName })
  expect(await refused(rename('com.northwind.loose'))).toMatchObject({ reason: 'package-name-fixed' })
  expect(await rename('com.northwind.fixed')).toMatchObject({ packageName: 'com.northwind.fixed' })
  expect(await holder.invoke(calls['apps.app.get'], { appId })).toMatchObject({ packageNameFixed: true })
})

describe('moving an app', () => {
  it('is refused with every obstacle', async () => {
    const { navigation, weather } = demoProjectIds
    const check = (appId: string, projectId: string) =>
      holder.invoke(calls['apps.app-move.check'], { appId, projectId })
    const { appId } = await create('Mover', { projectId: navigation })
    expect(await check(appId, weather)).toEqual({ movable: true, obstacles: [] })
    expect(await check(appId, navigation)).toEqual({ movable: false, obstacles: ['same-project'] })
    await setState(appId, releaseStates.inReview)
    expect(await check(appId, weather)).toEqual({ movable: false, obstacles: ['review-running'] })
    expect(await refused(holder.invoke(calls['apps.app.update'], { appId, projectId: weather }))).toMatchObject({
      reason: 'app-not-movable',
    })
    await setState(appId, null)
    expect(await holder.invoke(calls['apps.app.update'], { appId, projectId: weather })).toMatchObject({
      projectId: weather,
    })
    expect(await holder.invoke(calls['apps.app.update'], { appId, projectId: null })).toMatchObject({
      projectId: null,
      projectName: null,
    })
  })
})

describe('rights', () => {
  it('do not allow what the role lacks', async () => {
    expect(
      await refused(developer.invoke(calls['apps.app.create'], { appName: 'Not mine', parentType: 13 })),
    ).toMatchObject({ reason: 'no-permission', status: 403 })
    expect(await refused(developer.invoke(calls['apps.app.delete'], { appId: '108370003' }))).toMatchObject({
      reason: 'no-permission',
    })
  })

  it('hide the apps of other teams', async () => {
    const other = '108370019'
    for (const attempt of [
      () => holder.invoke(calls['apps.app.get'], { appId: other }),
      () => holder.invoke(calls['apps.app.update'], { appId: other, appName: 'Mine now' }),
      () => holder.invoke(calls['apps.app.delete'], { appId: other }),
      () => holder.invoke(calls['apps.app-location.get'], { appId: other }),
      () => holder.invoke(calls['apps.app-relation.list'], { appId: other }),
    ])
      expect(await refused(attempt())).toMatchObject({ reason: 'app-not-found' })
  })
})

describe('the demo project', () => {
  const asVisitor = async (path: string, method = 'GET', productId = 'demo') => {
    const response = await test.platform.fetch(
      new Request(`http://console.test/agc/edge/amis/app-manage/v1${path}`, {
        method,
        headers: { productId, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      }),
    )
    return (await response.json()) as Record<string, unknown>
  }

  it('is visible to visitors, who cannot change it', async () => {
    expect(await asVisitor('/demo-project')).toMatchObject({
      ret: { code: 0 },
      projectName: 'Northwind Navigation',
      editable: false,
    })
    expect(await asVisitor('/app/list')).toMatchObject({ ret: { code: 0 } })
    const { items } = await holder.invoke(calls['apps.app.list-by-project'], { projectId: demoProjectIds.navigation })
    expect(await asVisitor('/app/list')).toMatchObject({ total: items.length })
    expect(await asVisitor('/app/list', 'GET', demoProjectIds.navigation)).toMatchObject({ total: items.length })
    expect(await asVisitor('/app/list', 'GET', demoProjectIds.weather)).toMatchObject({ reason: 'not-found' })
    expect(await asVisitor('/app', 'POST')).toMatchObject({ reason: 'demo-read-only' })
  })

  it('can be edited only by its own team', async () => {
    expect(await holder.invoke(calls['apps.demo-project.get'], undefined)).toMatchObject({ editable: true })
    const administrator = await signIn(test.platform, demoAccounts.appAdministrator)
    expect(await administrator.invoke(calls['apps.demo-project.get'], undefined)).toMatchObject({ editable: false })
    const fresh = await signIn(test.platform)
    await fresh.session.switchTeam('team-saltmarsh')
    const demo = await fresh.invoke(calls['apps.demo-project.get'], undefined)
    expect(demo).toMatchObject({ projectName: 'Northwind Navigation', editable: false })
    expect(demo.apps.length).toBeGreaterThan(3)
    expect((await fresh.invoke(calls['apps.app.list'], {})).total).toBe(0)
  })
})
