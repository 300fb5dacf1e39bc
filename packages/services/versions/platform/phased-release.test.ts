import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/versions/contract'
import { longestPause, type PhasedRelease } from '@console-widgets/versions/model'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let world: VersionWorld
let appId: string
let base: AppVersion
let phased: AppVersion
const day = 86_400_000

const update = (changes: Record<string, unknown>) =>
  world.console
    .invoke(calls['versions.phased-release.update'], { appId, versionId: phased.versionId, ...changes })
    .then(({ version }) => version)
const now = async () => (await world.get(appId, phased.versionId)).phasedRelease as PhasedRelease

beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  appId = await world.newApp()
  base = await world.onShelf(appId)
  const start = world.clock.now()
  const draft = await world.completeDraft(
    appId,
    {
      releaseType: 3,
      phasedRelease: { startTime: start, endTime: start + 7 * day, percent: '1.00', description: 'Slowly' },
    },
    2,
  )
  await world.submit(draft)
  await world.pass(12)
  phased = await world.get(appId, draft.versionId)
})

it('replaces the base version step by step, and finally for all users', async () => {
  expect(phased).toMatchObject({
    releaseState: 0,
    releaseType: 3,
    phasedRelease: { state: 'RELEASE', percent: '1.00', halts: 0 },
    previousVersion: { versionId: base.versionId },
  })
  expect(await world.get(appId, base.versionId)).toMatchObject({ releaseState: 0, phasedVersionId: phased.versionId })
  expect(await world.console.invoke(calls['versions.on-shelf.get'], { appId })).toMatchObject({
    version: { versionId: base.versionId },
    phased: { versionId: phased.versionId },
  })
  const full = await update({ releaseType: 1 })
  expect(full).toMatchObject({
    releaseState: 0,
    releaseType: 1,
    phasedRelease: null,
    previousVersion: { versionId: base.versionId },
  })
  expect((await world.get(appId, base.versionId)).releaseState).toBe(14)
})

it('can be paused, and resumed with a higher percentage', async () => {
  expect((await update({ state: 'SUSPEND' })).phasedRelease).toMatchObject({ state: 'SUSPEND', halts: 1 })
  await world.pass(7200)
  expect(await update({ state: 'RELEASE', percent: '20.00' })).toMatchObject({
    phasedRelease: { state: 'RELEASE', percent: '20.00', halts: 1, suspendTime: null },
  })
})

it('lets the percentage only grow, and stay below 100', async () => {
  expect((await update({ percent: '12.50' })).phasedRelease?.percent).toBe('12.50')
  for (const percent of ['12.50', '5.00', '100.00'])
    expect(await refused(update({ percent }))).toMatchObject({
      reason: 'bad-parameter',
      issues: [{ field: 'percent' }],
    })
  for (const percent of ['13', '13.5', '101.00', '-1.00', ''])
    expect(await refused(update({ percent }))).toMatchObject({ status: 400, issues: [{ field: 'percent' }] })
  expect((await now()).percent).toBe('12.50')
})

it('keeps its start, but can move its end', async () => {
  expect(await refused(update({ startTime: phased.phasedRelease!.startTime + 1 }))).toMatchObject({
    reason: 'bad-parameter',
    issues: [{ field: 'startTime' }],
  })
  const endTime = phased.phasedRelease!.startTime + 10 * day
  expect((await update({ endTime, description: 'Slower' })).phasedRelease).toMatchObject({
    endTime,
    description: 'Slower',
  })
  await world.pass(8 * 86_400)
  expect((await world.get(appId, phased.versionId)).releaseType).toBe(3)
  await world.pass(3 * 86_400)
  expect((await world.get(appId, phased.versionId)).releaseType).toBe(1)
})

it('becomes a full release at its end, unless it is paused', async () => {
  await update({ state: 'SUSPEND' })
  await world.pass(8 * 86_400)
  expect((await world.get(appId, phased.versionId)).phasedRelease?.state).toBe('SUSPEND')
  await update({ state: 'RELEASE' })
  await world.platform.wake()
  expect(await world.get(appId, phased.versionId)).toMatchObject({ releaseType: 1, phasedRelease: null })
})

it('resumes after 30 days of pause', async () => {
  await update({ endTime: phased.phasedRelease!.startTime + 80 * day, state: 'SUSPEND' })
  await world.pass(longestPause / 1000 + 60)
  expect((await now()).state).toBe('RELEASE')
})

it('is rolled back to the base version, and recorded', async () => {
  await update({ percent: '5.00' })
  await update({ state: 'SUSPEND' })
  const { version } = await world.console.invoke(calls['versions.rollback.submit'], {
    appId,
    versionId: phased.versionId,
    reason: 'It drains batteries',
  })
  expect(version).toMatchObject({ releaseState: 14, phasedRelease: { state: 'CANCEL', percent: '5.00' } })
  expect(await world.get(appId, base.versionId)).toMatchObject({
    releaseState: 0,
    phasedVersionId: null,
    previousVersion: null,
  })
  expect(await world.console.invoke(appCalls['apps.app.get'], { appId })).toMatchObject({
    releaseState: 0,
    onShelfVersion: base.versionNumber,
  })
  const { items, total } = await world.console.invoke(calls['versions.phased-release-history.get'], { appId })
  expect(total).toBe(4)
  expect(items.map(({ action, state, percent, why }) => [action, state, percent, why])).toEqual(
    expect.arrayContaining([
      ['rollback', 'CANCEL', '5.00', 'It drains batteries'],
      ['phasedPause', 'SUSPEND', '5.00', null],
      ['phasedRaise', 'RELEASE', '5.00', null],
      ['approve', 'RELEASE', '1.00', null],
    ]),
  )
})

it('blocks changes of the base version and new drafts', async () => {
  const below = { appId, versionId: base.versionId }
  expect(
    await refused(world.console.invoke(calls['versions.shelf-off.submit'], { ...below, reason: 'No longer of use' })),
  ).toMatchObject({ reason: 'version-state', issues: [{ message: 'phased-in-progress' }] })
  expect(await refused(world.console.invoke(calls['versions.rollback.submit'], below))).toMatchObject({
    reason: 'version-state',
  })
  expect(await refused(world.console.invoke(calls['versions.app-version.create'], { appId }))).toMatchObject({
    reason: 'version-state',
  })
})

it('needs a live version to start from', async () => {
  const fresh = await world.newApp()
  const start = world.clock.now()
  const draft = await world.completeDraft(fresh, {
    releaseType: 3,
    phasedRelease: { startTime: start, endTime: start + day, percent: '1.00' },
  })
  expect(await refused(world.submit(draft))).toMatchObject({
    reason: 'app-incomplete',
    issues: [{ field: 'releaseType' }],
  })
})
