import { countryCodes } from '@console-widgets/core/tables'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as agreementCalls } from '@console-widgets/agreements/contract'
import { calls } from '@console-widgets/versions/contract'
import { storeStates } from '@console-widgets/versions/model'
import { createRandom } from '@console-widgets/platform/demo/random'
import { forgetOtherJobs } from '@console-widgets/sandbox/testing/forget-other-jobs'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { blockedIn, createShelf } from './testing/shelf.ts'
import { createVersionWorld, type VersionWorld } from './testing/world.ts'

let world: VersionWorld
beforeAll(async () => {
  world = await createVersionWorld()
})
afterAll(() => world.close())

const availabilityOf = (appId: string) => world.console.invoke(calls['distribution.availability.get'], { appId })
const eventsOf = async (versionId: string) =>
  (await world.events(versionId)).filter(({ action }) => action === 'restrict' || action === 'lift')

it('says of an app without a version that there is none', async () => {
  const { published, ready, reasons } = await availabilityOf(await world.newApp())
  expect([published, ready]).toEqual([[], []])
  expect(reasons[0]).toMatchObject({ id: 'versions.no-version', page: null })
  expect(reasons[0]?.countries).toHaveLength(countryCodes.length)
})

it('ends at once where the app is refused, tells why, and comes back by itself', async () => {
  const appId = await world.newApp()
  const draft = await world.completeDraft(appId)
  expect(await availabilityOf(appId)).toMatchObject({ published: [], ready: ['CN', 'DE'] })
  await world.submit(draft)
  await world.pass(12)
  expect((await availabilityOf(appId)).published).toEqual(['CN', 'DE'])

  await rateApp(world.console, appId, { 'real-gambling': 1 })
  const blocked = await availabilityOf(appId)
  expect(blocked.published).toEqual(['DE'])
  expect(blocked.reasons).toContainEqual({
    id: 'age-rating.refused',
    field: 'real-gambling',
    page: { id: 'age-rating.app', values: { appId } },
    countries: ['CN', 'KR'],
  })
  expect(await world.row(draft.versionId)).toMatchObject({ publishCountry: ['CN', 'DE'], blockedCountries: ['CN'] })

  await rateApp(world.console, appId)
  expect((await availabilityOf(appId)).published).toEqual(['CN', 'DE'])
  expect(await eventsOf(draft.versionId)).toMatchObject([
    { action: 'restrict', who: 'platform', countries: ['CN'], fromState: 0, toState: 0 },
    { action: 'lift', who: 'platform', countries: ['CN'] },
  ])

  // Taken out of the store by the platform, it is available nowhere for that reason, until a version is prepared.
  await world.force(draft.versionId, { releaseState: storeStates.removed })
  expect(await availabilityOf(appId)).toMatchObject({ published: [], ready: [] })
  expect((await availabilityOf(appId)).reasons[0]).toMatchObject({ id: 'versions.removed', field: 'publishCountry' })
  await world.completeDraft(appId, {}, 2)
  expect((await availabilityOf(appId)).ready).toEqual(['CN', 'DE'])
})

it('applies to a version that goes live', async () => {
  const appId = await world.newApp()
  await rateApp(world.console, appId, { 'real-gambling': 1 })
  const { versionId } = await world.completeDraft(appId)
  const override = { reason: 'Germany comes first' }
  await world.console.invoke(calls['versions.on-shelf.submit'], { appId, versionId, override })
  await world.pass(12)
  expect((await availabilityOf(appId)).published).toEqual(['DE'])
  expect(await eventsOf(versionId)).toMatchObject([{ action: 'restrict', countries: ['CN'] }])
})

it('is the conjunction of its reasons after any actions', async () => {
  const { pick, whole } = createRandom(12)
  await forgetOtherJobs(world.platform)
  const { model, acts } = await createShelf(world, pick, whole)
  const seen = { released: 0, refused: 0, removed: 0, unqualified: 0, unpriced: 0 }
  for (let round = 0; round < 200; round += 1) {
    // Releases take the longest: a few among many changes are enough.
    const act =
      round % 20 === 19 ? 'release' : pick(['rate', 'select', 'select', 'qualify', 'price', 'remove'] as const)
    const outcome = await acts[act]()
    if (outcome) seen[outcome] += 1
    const inTheWay = blockedIn(model, world.clock.now())
    const isFree = (country: string) => !inTheWay.includes(country)
    if (!isFree('CN') && model.isNews) seen.unqualified += 1
    if (model.unpriced.length > 0) seen.unpriced += 1
    const published = model.live.filter(isFree)
    const { reasons, promotions: _none, ...answer } = await availabilityOf(model.appId)
    expect(answer, `${round} ${act}`).toEqual({
      published,
      ready: (model.open ?? []).filter((country) => isFree(country) && !published.includes(country)),
    })
    const blocked = new Set(reasons.flatMap((reason) => reason.countries))
    const isWanted = (country: string) => model.live.includes(country) || (model.open?.includes(country) ?? false)
    // One comparison for all countries: a hundred times as many take longer than the platform.
    const expected = countryCodes.filter((country) => !isWanted(country) || !isFree(country))
    expect(countryCodes.filter((country) => blocked.has(country))).toEqual(expected)
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})

it('waits where an agreement with the platform isn’t signed, and begins there with the signature', async () => {
  const appId = await world.newApp()
  const { versionId } = await world.completeDraft(appId, { publishCountry: ['DE', 'JP'] })
  await world.console.invoke(calls['versions.on-shelf.submit'], {
    appId,
    versionId,
    override: { reason: 'Japan comes with the signature' },
  })
  await world.pass(12)
  const waiting = await availabilityOf(appId)
  expect(waiting.published).toEqual(['DE'])
  expect(waiting.reasons).toContainEqual({
    id: 'agreements.unsigned',
    field: 'japan',
    page: { id: 'agreements.platform', values: { appId } },
    countries: ['JP'],
  })
  await world.console.invoke(agreementCalls['agreements.developer-sign.create'], {
    code: 'japan',
    version: '2025-12',
    language: 'en',
    signerName: 'Ada Lindqvist',
  })
  expect((await availabilityOf(appId)).published).toEqual(['DE', 'JP'])
  expect(await eventsOf(versionId)).toMatchObject([
    { action: 'restrict', countries: ['JP'] },
    { action: 'lift', countries: ['JP'] },
  ])
})
