import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/versions/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as teamCalls } from '@console-widgets/teams/contract'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { newTestGroup } from '@console-widgets/sandbox/testing/new-test-group'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())
const hour = 3_600_000

describe('a scheduled version', () => {
  it('goes live at its scheduled time', async () => {
    const appId = await world.newApp()
    const releaseTime = world.clock.now() + hour
    const draft = await world.completeDraft(appId, { releaseTime })
    await world.submit(draft)
    await world.pass(12)
    expect(await world.get(appId, draft.versionId)).toMatchObject({ releaseState: 3, releaseTime })
    await world.pass(3000)
    expect((await world.get(appId, draft.versionId)).releaseState).toBe(3)
    await world.pass(600)
    const live = await world.get(appId, draft.versionId)
    expect(live).toMatchObject({ releaseState: 0, releaseTime: null })
    expect(live.events[0]).toMatchObject({ action: 'publish', who: 'platform' })
  })

  it('follows a changed schedule, and ignores the old one', async () => {
    const appId = await world.newApp()
    const start = world.clock.now()
    const draft = await world.completeDraft(appId, { releaseTime: start + hour })
    const ids = { appId, versionId: draft.versionId }
    await world.submit(draft)
    await world.pass(12)
    await world.console.invoke(calls['versions.on-shelf-time.update'], {
      ...ids,
      changeType: 3,
      releaseTime: start + 3 * hour,
    })
    await world.pass(2 * 3600)
    expect((await world.get(appId, draft.versionId)).releaseState).toBe(3)
    await world.pass(3600)
    expect((await world.get(appId, draft.versionId)).releaseState).toBe(0)
  })

  it('is published immediately on request, or as soon as it is approved', async () => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId, { releaseTime: world.clock.now() + hour })
    const ids = { appId, versionId: draft.versionId }
    await world.submit(draft)
    await world.pass(5)
    expect(
      (await world.console.invoke(calls['versions.on-shelf-time.update'], { ...ids, changeType: 2 })).version,
    ).toMatchObject({ releaseState: 4, releaseTime: null })
    await world.pass(8)
    expect((await world.get(appId, draft.versionId)).releaseState).toBe(0)
  })

  it('rejects a missing time and one in the past', async () => {
    const appId = await world.newApp()
    const draft = await world.completeDraft(appId, { releaseTime: world.clock.now() + hour })
    const ids = { appId, versionId: draft.versionId }
    await world.submit(draft)
    await world.pass(12)
    for (const releaseTime of [undefined, 1, world.clock.now() + 400 * 24 * hour])
      expect(
        await refused(
          world.console.invoke(calls['versions.on-shelf-time.update'], { ...ids, changeType: 3, releaseTime }),
        ),
      ).toMatchObject({ reason: 'bad-parameter', issues: [{ field: 'releaseTime' }] })
  })
})

describe('a rollback', () => {
  it('restores the previous version, but never one that was itself rolled back', async () => {
    const appId = await world.newApp()
    const [first, second, third] = [
      await world.onShelf(appId, 1),
      await world.onShelf(appId, 2),
      await world.onShelf(appId, 3),
    ]
    const back = (versionId: string, targetVersionId?: string) =>
      world.console.invoke(calls['versions.rollback.submit'], {
        appId,
        versionId,
        targetVersionId,
        reason: 'It crashes',
      })
    expect(third.previousVersion?.versionId).toBe(second.versionId)
    expect((await back(third.versionId)).version.releaseState).toBe(14)
    const restored = await world.get(appId, second.versionId)
    expect(restored).toMatchObject({ releaseState: 0, previousVersion: { versionId: first.versionId } })
    expect(restored.events[0]).toMatchObject({ action: 'restore', why: 'It crashes' })
    expect(await refused(back(second.versionId, third.versionId))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'targetVersionId' }],
    })
    await back(second.versionId)
    expect(await refused(back(first.versionId))).toMatchObject({
      reason: 'version-state',
      issues: [{ message: 'no-previous' }],
    })
    const { items } = await world.console.invoke(calls['versions.history-version.list'], { appId, sort: 'versionCode' })
    expect(items.map(({ versionCode, releaseState }) => [versionCode, releaseState])).toEqual([
      [1, 0],
      [2, 14],
      [3, 14],
    ])
    expect(
      (await world.console.invoke(calls['versions.history-version.get'], { appId, versionId: third.versionId })).version
        .versionCode,
    ).toBe(3)
  })

  it('can go back more than one version', async () => {
    const appId = await world.newApp()
    const [first, , third] = [
      await world.onShelf(appId, 1),
      await world.onShelf(appId, 2),
      await world.onShelf(appId, 3),
    ]
    await world.console.invoke(calls['versions.rollback.submit'], {
      appId,
      versionId: third.versionId,
      targetVersionId: first.versionId,
    })
    expect((await world.console.invoke(calls['versions.on-shelf.get'], { appId })).version?.versionId).toBe(
      first.versionId,
    )
  })
})

it('expedites a review once in 24 hours, which shortens it', async () => {
  const appId = await world.newApp()
  const draft = await world.completeDraft(appId)
  const ids = { appId, versionId: draft.versionId }
  await world.submit(draft)
  await world.pass(4)
  const { version } = await world.console.invoke(calls['versions.audit.urge'], ids)
  expect(version.urgeTime).toBe(world.clock.now())
  expect(await refused(world.console.invoke(calls['versions.audit.urge'], ids))).toMatchObject({
    reason: 'version-state',
    issues: [{ message: 'urged-recently' }],
  })
  await world.pass(5)
  expect((await world.get(appId, draft.versionId)).releaseState).toBe(0)
})

it('updates the app’s own row', async () => {
  const appId = await world.newApp()
  const app = () => world.console.invoke(appCalls['apps.app.get'], { appId })
  const draft = await world.completeDraft(appId)
  expect(await app()).toMatchObject({ releaseState: 7, onShelfVersion: null })
  await world.submit(draft)
  expect((await app()).releaseState).toBe(12)
  await world.pass(12)
  expect(await app()).toMatchObject({
    releaseState: 0,
    onShelfVersion: '1.1',
    updateTime: (await world.get(appId, draft.versionId)).updateTime,
  })
})

describe('a version for testers', () => {
  let groupId: string
  beforeAll(async () => {
    groupId = await newTestGroup(world.console, 'Friends')
  })
  const plan = (start: number) => ({
    testDesc: 'The new map',
    startTime: start,
    endTime: start + 24 * hour,
    displayArea: ['DE'],
    groupInfos: [{ groupId, bind: true }],
  })
  const newTest = async (appId: string) => {
    const packageId = await world.newPackage(appId)
    const { version } = await world.console.invoke(calls['versions.app-version.create'], {
      appId,
      releaseType: 6,
      packageId,
    })
    await world.console.invoke(calls['versions.app-version.update'], {
      appId,
      versionId: version.versionId,
      privacyPolicy: 'https://northwind.example/privacy',
    })
    return { appId, versionId: version.versionId }
  }

  it('goes to a group until its test ends', async () => {
    const appId = await world.newApp()
    const ids = await newTest(appId)
    expect(await refused(world.console.invoke(calls['versions.test-release.submit'], ids))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'testInfo' }],
    })
    for (const groupInfos of [[], [{ groupId, bind: false }]])
      expect(
        await refused(
          world.console.invoke(calls['versions.test-release.submit'], {
            ...ids,
            testInfo: { ...plan(world.clock.now()), groupInfos },
          }),
        ),
      ).toMatchObject({ reason: 'bad-parameter', issues: [{ field: 'testInfo.groupInfos' }] })
    for (const call of [calls['versions.test-release.submit'], calls['versions.open-test.submit']])
      expect(
        await refused(
          world.console.invoke(call, { ...ids, testInfo: { ...plan(world.clock.now()), displayArea: [] } }),
        ),
      ).toMatchObject({
        reason: 'test-countries',
        retCode: 204144692,
        issues: [{ field: 'testInfo.displayArea', rule: 'names-country' }],
      })
    await world.console.invoke(calls['versions.test-release.submit'], { ...ids, testInfo: plan(world.clock.now()) })
    await world.pass(12)
    expect(await world.get(appId, ids.versionId)).toMatchObject({
      releaseState: 0,
      testInfo: { testType: 3, shareLink: null },
    })
    expect(await world.console.invoke(calls['versions.test-user-group.check'], { appId, groupId })).toMatchObject({
      inUse: true,
      versions: [{ versionId: ids.versionId }],
    })
    await world.pass(24 * 3600)
    expect(await world.get(appId, ids.versionId)).toMatchObject({ releaseState: 2 })
    expect(await world.console.invoke(calls['versions.test-user-group.check'], { appId, groupId })).toMatchObject({
      inUse: false,
    })
    expect((await world.console.invoke(appCalls['apps.app.get'], { appId })).releaseState).toBeNull()
  })

  it('has the words of tests in the audit log, and a version for the store those of the store', async () => {
    const kindsIn = async (callId: string, wanted: string) => {
      const filter = [`callId:=:${callId}`, `thing:~:${wanted}`]
      const { items } = await world.console.invoke(teamCalls['teams.audit-record.list'], { filter })
      const { rows } = await world.console.invoke(teamCalls['teams.audit-record.get'], {
        recordId: items[0]?.recordId ?? '',
      })
      return rows
        .filter(({ thing }) => /^(app_versions|version_events)$/.test(thing))
        .map(({ act, kind }) => [act, kind])
    }
    const appId = await world.newApp()
    const ids = await newTest(appId)
    await world.console.invoke(calls['versions.test-release.submit'], { ...ids, testInfo: plan(world.clock.now()) })
    expect(await kindsIn('versions.test-release.submit', appId)).toEqual([
      ['update', 'test'],
      ['insert', 'test'],
    ])
    const other = await world.newApp()
    await world.submit(await world.completeDraft(other))
    expect(await kindsIn('versions.on-shelf.submit', other)).toEqual([
      ['update', 'store'],
      ['insert', 'store'],
    ])
  })

  it('is open to anyone with the link, and waits for its start', async () => {
    const appId = await world.newApp()
    const ids = await newTest(appId)
    await world.console.invoke(calls['versions.open-test.submit'], { ...ids, testInfo: plan(world.clock.now() + hour) })
    await world.pass(12)
    expect((await world.get(appId, ids.versionId)).releaseState).toBe(3)
    await world.pass(3600)
    const running = await world.get(appId, ids.versionId)
    expect(running).toMatchObject({ releaseState: 0, testInfo: { testType: 2 } })
    expect(running.testInfo?.shareLink).toMatch(/^open-test\/\w{16}$/)
    await world.console.invoke(calls['versions.shelf-off.submit'], { ...ids, reason: 'We have seen enough' })
    expect((await world.get(appId, ids.versionId)).releaseState).toBe(10)
    expect((await world.console.invoke(calls['versions.test-version.list'], { appId })).total).toBe(1)
    expect((await world.console.invoke(calls['versions.history-version.list'], { appId })).total).toBe(0)
  })
})

describe('checks', () => {
  it('report the same about a name as the reviewer would', async () => {
    const live = await world.onShelf(await world.newApp())
    const check = (appName: string, appId?: string) =>
      world.console.invoke(calls['versions.app-name.check'], { appName, appId })
    expect(await check(live.languages[0]!.appName, live.appId)).toMatchObject({ result: 'own', issues: [] })
    expect(await check(live.languages[0]!.appName)).toMatchObject({ result: 'taken', changesLeft: null })
    expect(await check('Free demo ™')).toMatchObject({
      result: 'free',
      issues: [
        { rule: 'placeholder', sample: 'demo' },
        { rule: 'price', sample: 'Free' },
        { rule: 'trademark', sample: '™' },
      ],
    })
  })

  it('report whether a privacy policy would pass', async () => {
    const appId = await world.newApp()
    const check = (privacyPolicy: string) =>
      world.console.invoke(calls['versions.agreement.check'], { appId, privacyPolicy })
    expect(await check('https://northwind.example/privacy')).toEqual({ acceptable: true, issues: [] })
    expect(await check('https://example.com/privacy')).toMatchObject({
      acceptable: false,
      issues: [{ rule: 'privacy-placeholder', sample: 'example.com' }],
    })
    expect(await check('to come')).toMatchObject({ acceptable: false })
  })
})

it('reviews advertising images', async () => {
  const appId = await world.newApp()
  const { task: none } = await world.console.invoke(calls['versions.uad-review-task.get'], { appId })
  expect(none).toBeNull()
  const make = async (name: string, ...others: string[]) => {
    const bytes = await makePicture(640, 480, [10, 20, others.length], [255, 255, 255])
    const materials = [name, ...others].map(async (each) => ({
      name: each,
      objectId: await world.newImage(640, 480, bytes),
    }))
    const { task } = await world.console.invoke(calls['versions.uad-review-task.create'], {
      appId,
      materials: await Promise.all(materials),
    })
    await world.console.invoke(calls['versions.uad-review-task.submit'], { appId, taskId: task.taskId })
    expect(
      await refused(world.console.invoke(calls['versions.uad-review-task.submit'], { appId, taskId: task.taskId })),
    ).toMatchObject({ reason: 'version-state' })
    await world.pass(8)
    return (await world.console.invoke(calls['versions.uad-review-task.get'], { appId })).task
  }
  expect(await make('Banner 50 % off')).toMatchObject({
    state: 'rejected',
    findings: [{ rule: 'price', field: 'materials.0.name' }],
  })
  expect(await make('Morning', 'Evening')).toMatchObject({
    state: 'rejected',
    findings: [{ rule: 'same-images', field: 'materials.1.objectId', sample: 'Evening' }],
  })
  expect(await make('Banner of the harbour')).toMatchObject({ state: 'passed', findings: [] })
})
