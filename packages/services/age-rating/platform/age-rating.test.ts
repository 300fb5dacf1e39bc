import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/age-rating/contract'
import { questionnaires, transitionTime } from '@console-widgets/age-rating/model'
import { calls as appCalls, seriesCalls } from '@console-widgets/apps/contract'
import { calls as priceCalls } from '@console-widgets/pricing/contract'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import {
  createTestPlatform,
  signIn,
  testStart,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  await enter()
})
afterAll(() => test.close())

async function enter(): Promise<void> {
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
}

let count = 0
async function newApp({ isGame = false } = {}): Promise<string> {
  count += 1
  const kind = isGame ? ({ parentType: 2, childType: 202 } as const) : ({ parentType: 13, childType: 1302 } as const)
  const app = { appName: `Rated ${count}`, ...kind }
  return (await console.invoke(appCalls['apps.app.create'], app)).appId
}
const ratingOf = (appId: string) => console.invoke(calls['age-rating.rating-v2.get'], { appId })
const answer = (appId: string, answers: Record<string, number>, questionnaire = 1) =>
  console.invoke(calls['age-rating.answer.update'], { appId, questionnaire, answers })

it('is not rated, answered, confirmed', async () => {
  const appId = await newApp()
  const first = await ratingOf(appId)
  expect(first).toMatchObject({ state: 'none', confirmed: null, answers: {} })
  expect(await refused(console.invoke(calls['age-rating.rating-v2.confirm'], { appId }))).toMatchObject({
    reason: 'answers-missing',
    issues: first.open.map((question) => ({ field: `answers.${question}` })),
  })
  const all = Object.fromEntries(first.open.map((question) => [question, 0]))
  expect(await answer(appId, { ...all, violence: 3 })).toMatchObject({ state: 'answered', open: [] })
  const { state, confirmed } = await console.invoke(calls['age-rating.rating-v2.confirm'], { appId })
  expect(state).toBe('confirmed')
  expect(confirmed?.ratings.map(({ level }) => level)).toEqual([
    '16',
    '16',
    '16',
    '16+',
    'M',
    '14',
    'MA15+',
    '15',
    '16',
  ])
  expect(await console.invoke(calls['age-rating.rating.get'], { appId })).toEqual({ ageRating: 4 })
})

it('keeps the confirmed rating until another is confirmed', async () => {
  const appId = await newApp()
  await rateApp(console, appId)
  const { answers } = await ratingOf(appId)
  const changed = await answer(appId, { ...answers, violence: 4 } as Record<string, number>)
  expect(changed.confirmed?.answers.violence).toBe(0)
})

it('rejects answers to questions that aren’t asked, unknown answers, and other questionnaires', async () => {
  const appId = await newApp()
  expect(await refused(answer(appId, { purchases: 0, 'random-items': 1, violence: 5 }))).toMatchObject({
    reason: 'bad-parameter',
    issues: [{ field: 'answers.random-items' }, { field: 'answers.violence' }],
  })
  expect(await refused(answer(appId, {}, 2))).toMatchObject({ reason: 'questionnaire-changed', status: 409 })
})

it('raises the older value, and never lowers it', async () => {
  const appId = await newApp()
  const set = (ageRating: 1 | 2 | 3 | 4) => console.invoke(calls['age-rating.rating.set'], { appId, ageRating })
  expect(await refused(set(2))).toMatchObject({ reason: 'answers-missing' })
  await rateApp(console, appId, { violence: 1 })
  expect(await refused(set(1))).toMatchObject({ reason: 'rating-too-low', issues: [{ field: 'ageRating' }] })
  expect(await set(3)).toEqual({ ageRating: 3 })
  const { confirmed } = await ratingOf(appId)
  expect(confirmed?.ratings[0]).toMatchObject({ system: 'HWAR', level: '12' })
})

it('gives casino games the highest level, and asks for a new rating after a change of category', async () => {
  const appId = await newApp()
  await rateApp(console, appId)
  await console.invoke(appCalls['apps.app.update'], { appId, childType: 1303, grandChildType: 130_303 })
  expect(await ratingOf(appId)).toMatchObject({ state: 'expired' })
  const { least } = await console.invoke(calls['age-rating.rating-v2-appkind.get'], { appId })
  expect(least[0]).toEqual({ system: 'HWAR', level: '18' })
  const { state, confirmed } = await console.invoke(calls['age-rating.rating-v2.confirm'], { appId })
  expect([state, confirmed?.ratings[1]?.level]).toEqual(['confirmed', '18'])
})

it('lists the countries with their systems, by region', async () => {
  const { countries } = await console.invoke(calls['global-config.country.list'], { language: 'ru' })
  expect(countries).toHaveLength(235)
  expect(countries.find(({ countryCode }) => countryCode === 'DE')).toMatchObject({
    name: 'Германия',
    contentRating: 'USK',
    region: 'europe',
  })
  const { regions } = await console.invoke(calls['global-config.country-region.list'], undefined)
  expect(regions.flatMap((region) => region.countries)).toHaveLength(235)
})

it('is outdated by a new questionnaire, expires after the transition time, and is renewed', async () => {
  // Games alone are rated by rewards for coming back.
  const appId = await newApp({ isGame: true })
  await rateApp(console, appId)
  await console.invoke(versionCalls['versions.app-version.create'], { appId })
  const failedChecks = async () => {
    const { version } = await console.invoke(versionCalls['versions.app-version.get'], { appId })
    return version?.preChecks.filter(({ id, passed }) => id.startsWith('age-rating.') && !passed).map(({ id }) => id)
  }
  expect(await failedChecks()).toEqual([])
  const second = questionnaires[1]!
  test.clock.advance(second.validFrom - testStart)
  await enter()
  expect(await ratingOf(appId)).toMatchObject({
    state: 'outdated',
    questionnaire: 2,
    open: ['return-rewards', 'absence-penalties'],
    validUntil: second.validFrom + transitionTime,
  })
  expect(await failedChecks()).toEqual(['age-rating.current'])
  // Who still answers the version before is told what has changed.
  expect(await refused(answer(appId, { purchases: 1 }, 1))).toMatchObject({
    reason: 'questionnaire-changed',
    issues: ['questionnaire', 'answers.limited-offers', 'answers.return-rewards', 'answers.absence-penalties'].map(
      (field) => ({ field }),
    ),
  })
  test.clock.advance(transitionTime)
  await enter()
  expect(await ratingOf(appId)).toMatchObject({ state: 'expired' })
  expect(await failedChecks()).toEqual(['age-rating.confirmed'])
  await rateApp(console, appId, { 'return-rewards': 1 })
  const { state, confirmed } = await ratingOf(appId)
  expect([state, confirmed?.ratings[1]?.level]).toEqual(['confirmed', '7'])
})

it('offers the answers of an app of the same series, and not those of an expired rating', async () => {
  const packageNames = ['com.northwind.inherit.one', 'com.northwind.inherit.two']
  const [one, other] = await Promise.all(
    packageNames.map(async (packageName, index) => {
      const app = { appName: `Inherited ${index}`, parentType: 13, childType: 1302, packageName } as const
      return (await console.invoke(appCalls['apps.app.create'], app)).appId
    }),
  )
  const sourcesOf = async (appId: string) =>
    (await console.invoke(calls['age-rating.rating-v2-inheritance.get'], { appId })).sources
  await rateApp(console, one!, { violence: 2 })
  expect(await sourcesOf(other!)).toEqual([])
  await console.invoke(seriesCalls['app-series.series.create'], {
    kind: 'double',
    name: 'Inherited',
    appIds: [one!, other!],
  })
  const [source] = await sourcesOf(other!)
  expect(source).toMatchObject({ appId: one, appName: 'Inherited 0', relation: 'series', answers: { violence: 2 } })
  await answer(other!, source!.answers, 2)
  const { confirmed } = await console.invoke(calls['age-rating.rating-v2.confirm'], { appId: other! })
  expect(confirmed?.ratings.map(({ system, level }) => ({ system, level }))).toEqual(source!.ratings)
})

it('is outdated by content that its answers deny, until it is confirmed again', async () => {
  const appId = await newApp()
  await rateApp(console, appId)
  const { version } = await console.invoke(versionCalls['versions.app-version.create'], { appId })
  const write = (appDesc: string) =>
    console.invoke(versionCalls['versions.app-version.update'], {
      appId,
      versionId: version.versionId,
      languages: [{ lang: 'en-US', appName: 'Tides', briefInfo: '', newFeatures: '', appDesc }],
    })
  await write('Tides of every harbour, in any weather.')
  expect(await ratingOf(appId)).toMatchObject({ state: 'confirmed', changes: [] })
  await write('Tides of every harbour. Chat with the crews beside you.')
  const change = { question: 'interaction', name: 'Chat', langs: ['en-US'] }
  expect(await ratingOf(appId)).toMatchObject({ state: 'outdated', changes: [change], validUntil: null })
  const attention = async () => {
    const viewer = { teamId: demoTeamId, userId: 'test', permissions: new Set(['age-rating.manage']), now: testStart }
    const lines = await test.platform.services.database.asTeam({ teamId: demoTeamId, userId: 'test' }, (db) =>
      test.platform.services.events.collectAnswers('workspace.attention', { viewer, mostLines: 30 }, { db }),
    )
    return lines
      .flat()
      .filter((line) => line.id === appId)
      .map(({ kind }) => kind)
  }
  expect(await attention()).toEqual(['age-rating.content'])
  await console.invoke(calls['age-rating.rating-v2.confirm'], { appId })
  expect(await ratingOf(appId)).toMatchObject({ state: 'confirmed', changes: [], evidence: [change] })
  expect(await attention()).toEqual([])
  // A product that is sold speaks against an answer as well. Another one is no news.
  const sell = async (productNo: string) => {
    const product = { appId, productNo, productName: productNo, purchaseType: 'consumable', country: 'DE' } as const
    await console.invoke(priceCalls['pricing.product.create'], { ...product, defaultPrice: '199' })
    await console.invoke(priceCalls['pricing.product.activate'], { appId, productNo })
  }
  await sell('coins')
  const sale = { question: 'purchases', source: 'product', name: 'coins' }
  expect(await ratingOf(appId)).toMatchObject({ state: 'outdated', changes: [sale] })
  await console.invoke(calls['age-rating.rating-v2.confirm'], { appId })
  await sell('gems')
  expect(await ratingOf(appId)).toMatchObject({ state: 'confirmed', changes: [] })
  // What an answer admits is no news.
  await rateApp(console, appId, { violence: 3 })
  await write('Chat with the crews beside you, and a shooter.')
  expect(await ratingOf(appId)).toMatchObject({ state: 'confirmed', changes: [] })
})

it('lists the divisions of a country, China’s in each language', async () => {
  const list = calls['global-config.division.list']
  const { divisions } = await console.invoke(list, { countryCode: 'CN', language: 'ru' })
  expect(divisions).toContainEqual({ code: 'CN-SC', name: 'Сычуань', parent: null })
  expect(divisions.every(({ code, name }) => code.startsWith('CN-') && !/[a-z]/i.test(name))).toBe(true)
  const french = await console.invoke(list, { countryCode: 'FR' })
  expect(french.divisions.find(({ code }) => code === 'FR-75C')?.parent).toBe('FR-IDF')
})

it('names the countries that an app is meant for, and what its packages contain', async () => {
  const maps = await ratingOf('108370001')
  expect(maps.countries).toContain('DE')
  expect(maps.evidence).toContainEqual({
    question: 'location',
    source: 'package',
    name: 'ACCESS_FINE_LOCATION',
    versions: expect.arrayContaining(['4.2.0']),
    langs: [],
  })
  expect(await ratingOf(await newApp())).toMatchObject({ countries: [], evidence: [], users: [] })
})
