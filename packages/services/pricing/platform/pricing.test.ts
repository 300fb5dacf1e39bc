import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/pricing/contract'
import { addDays, currencyIn, planPrices, priceText, startOfDay, utcDay } from '@console-widgets/pricing/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { refused } from '@console-widgets/sandbox/testing/refused'
import {
  createTestPlatform,
  signIn,
  testStart,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { calls as versionCalls } from '@console-widgets/versions/contract'

const day = 86_400_000
const today = utcDay(testStart)

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

/** Advances the clock, and waits until what is due is done. */
async function advance(milliseconds: number): Promise<void> {
  test.clock.advance(milliseconds)
  await test.platform.services.jobs.wake()
  await enter()
}

const now = () => test.clock.now()

let count = 0
async function newApp(price = 499, currency: 'CNY' | 'EUR' | 'RUB' | 'USD' = 'EUR'): Promise<string> {
  count += 1
  const app = { appName: `Priced ${count}`, parentType: 13, childType: 1302, isFree: false, price, currency } as const
  return (await console.invoke(appCalls['apps.app.create'], app)).appId
}
const pricesOf = (appId: string, more: { productNo?: string; day?: string } = {}) =>
  console.invoke(calls['pricing.product-price.get'], { appId, ...more })
const priceIn = async (appId: string, country: string, more: { day?: string } = {}) =>
  (await pricesOf(appId, more)).prices.find((each) => each.country === country)
/** What the public page of an app shows of its price. */
const shownIn = (appId: string, country: string) =>
  test.platform.services.database.asTeam({ teamId: demoTeamId, userId: 'test' }, (db) =>
    test.platform.services.events
      .collectAnswers('store-front.price', { appId, country, now: now() }, { db })
      .then((answers) => answers.flat()),
  )
const change = async (appId: string, input: Record<string, unknown>) => {
  const { revision } = await pricesOf(appId)
  return console.invoke(calls['pricing.price-change.create'], { appId, revision, ...input })
}

const issueOf = async (work: Promise<unknown>) => {
  const { reason, issues } = (await refused(work)) as { reason: string; issues: { field: string; message: string }[] }
  return [reason, ...issues.map(({ field }) => field)]
}

it('gives a paid app a price in each country, on the ladder of its currency', async () => {
  const appId = await newApp()
  const { base, prices, blocked } = await pricesOf(appId)
  expect(base).toEqual({ country: 'DE', currency: 'EUR', price: '4.99' })
  expect(prices).toHaveLength(235)
  expect(prices.every(({ price, tier }) => price !== null && tier !== null)).toBe(true)
  expect(prices.find(({ country }) => country === 'BG')).toMatchObject({
    currency: 'EUR',
    price: '4.99',
    origin: 'auto',
  })
  expect(prices.find(({ country }) => country === 'US')).toMatchObject({ currency: 'USD', price: '4.99' })
  // Users get none of it before the app is rated. That no version has been made is no reason of its own.
  const unrated = blocked.find(({ id }) => id === 'age-rating.missing')
  expect(unrated).toMatchObject({ page: { values: { appId } } })
  expect(unrated?.countries).toHaveLength(235)
  expect(blocked.filter(({ id }) => /^(pricing|versions)\./.test(id))).toEqual([])
  expect((await pricesOf(appId, { day: utcDay(now()) })).blocked).toEqual([])
})

it('lists tiers and countries', async () => {
  const { tiers } = await console.invoke(calls['pricing.tier.list'], { currency: 'KWD' })
  expect([tiers.length, tiers[0]?.price]).toEqual([100, '0.090'])
  const { countries } = await console.invoke(calls['pricing.country.list'], { day: '2025-12-31' })
  expect(countries.find(({ country }) => country === 'BG')).toMatchObject({ currency: 'BGN', tax: 2000 })
})

it('rejects what a currency can’t express and what isn’t on the ladder, with the nearest prices', async () => {
  const appId = await newApp()
  expect(await issueOf(change(appId, { prices: { JP: '4.99' } }))).toEqual(['bad-parameter', 'prices.JP'])
  expect(await issueOf(change(appId, { prices: { US: '4.98' } }))).toEqual(['price-not-on-ladder', 'prices.US'])
  expect(await issueOf(change(appId, { basePrice: '5.00' }))).toEqual(['price-not-on-ladder', 'basePrice'])
  expect(await issueOf(change(appId, { prices: { US: '1e9' } }))).toEqual(['bad-parameter', 'prices.US'])
  expect(await issueOf(change(appId, { prices: { US: '-4.99' } }))).toEqual(['bad-parameter', 'prices.US'])
  expect(await issueOf(newApp(500))).toEqual(['price-not-on-ladder', 'price'])
  const { message } = (await refused(newApp(500))) as { message: string }
  expect(message).toContain('5.00 EUR')
})

it('keeps manual prices when the base price changes, and follows the app’s own form', async () => {
  const appId = await newApp()
  await change(appId, { prices: { JP: '700' } })
  await change(appId, { basePrice: '9.99' })
  expect(await priceIn(appId, 'JP')).toMatchObject({ price: '700', origin: 'manual' })
  expect(await priceIn(appId, 'FR')).toMatchObject({ price: '9.99', origin: 'auto' })
  expect(await console.invoke(appCalls['apps.app.get'], { appId })).toMatchObject({ price: 999, currency: 'EUR' })
  await console.invoke(appCalls['apps.app.update'], { appId, price: 299, currency: 'EUR', isFree: false })
  expect((await pricesOf(appId)).base?.price).toBe('2.99')
  expect(await priceIn(appId, 'JP')).toMatchObject({ price: '700', origin: 'manual' })
  await change(appId, { prices: { JP: null } })
  expect(await priceIn(appId, 'JP')).toMatchObject({ origin: 'auto' })
  await console.invoke(appCalls['apps.app.update'], { appId, isFree: true })
  expect(await pricesOf(appId)).toMatchObject({ base: null, prices: [] })
  await console.invoke(appCalls['apps.app.update'], { appId, isFree: false, price: 499, currency: 'EUR' })
  expect((await pricesOf(appId)).prices).toHaveLength(235)
})

it('rejects a change that is based on prices of before', async () => {
  const appId = await newApp()
  const { revision } = await pricesOf(appId)
  await change(appId, { basePrice: '5.99' })
  expect(
    await issueOf(console.invoke(calls['pricing.price-change.create'], { appId, revision, basePrice: '6.99' })),
  ).toEqual(['prices-changed'])
})

it('changes prices at midnight of each country, and tells what applied on a day', async () => {
  const appId = await newApp()
  const startDay = addDays(utcDay(now()), 3)
  expect(await issueOf(change(appId, { basePrice: '7.99', startDay: utcDay(now()) }))).toEqual([
    'bad-parameter',
    'startDay',
  ])
  const { scheduled } = await change(appId, { basePrice: '7.99', startDay })
  expect(scheduled).toMatchObject({ state: 'scheduled', startDay })
  expect(await issueOf(change(appId, { basePrice: '8.99' }))).toEqual(['change-pending'])
  // It is the day in Auckland, and the day before in Berlin.
  await advance(startOfDay('Pacific/Auckland', startDay) + 60_000 - now())
  const [ahead, behind] = [await priceIn(appId, 'NZ'), await priceIn(appId, 'DE')]
  expect(behind?.price).toBe('4.99')
  expect(ahead?.price).not.toBe((await priceIn(appId, 'NZ', { day: addDays(startDay, -2) }))?.price)
  await advance(day)
  expect(await priceIn(appId, 'DE')).toMatchObject({ price: '7.99' })
  expect(await priceIn(appId, 'DE', { day: addDays(startDay, -1) })).toMatchObject({ price: '4.99' })
  expect((await console.invoke(appCalls['apps.app.get'], { appId })).price).toBe(799)
})

it('cancels a planned change', async () => {
  const appId = await newApp()
  test.clock.advance(1000)
  const { scheduled } = await change(appId, { basePrice: '7.99', startDay: addDays(utcDay(now()), 3) })
  const changeId = scheduled?.changeId ?? ''
  await console.invoke(calls['pricing.price-change.cancel'], { changeId })
  expect(await issueOf(console.invoke(calls['pricing.price-change.cancel'], { changeId }))).toEqual(['change-started'])
  await advance(5 * day)
  expect(await priceIn(appId, 'DE')).toMatchObject({ price: '4.99' })
  const { items } = await console.invoke(calls['pricing.price-change.list'], { appId })
  expect(items.map(({ state }) => state)).toEqual(['canceled', 'applied'])
  await change(appId, { basePrice: '5.99' })
  expect(await priceIn(appId, 'DE')).toMatchObject({ price: '5.99' })
})

it('has a base price of a subscription that a year of months doesn’t undercut', async () => {
  const appId = await newApp()
  const create = (productNo: string, defaultPrice: string, subPeriod: '1M' | '1Y') =>
    console.invoke(calls['pricing.product.create'], {
      appId,
      productNo,
      productName: productNo,
      purchaseType: 'auto_subscription',
      country: 'DE',
      defaultPrice,
      subGroupId: 'all',
      subPeriod,
    })
  await create('month', '199', '1M')
  expect((await issueOf(create('year', '2499', '1Y')))[0]).toBe('year-dearer')
  await create('year', '1999', '1Y')
  const { items } = await console.invoke(calls['pricing.product.list'], { appId })
  expect(items.map(({ productNo, defaultPrice }) => [productNo, defaultPrice]).toSorted()).toEqual([
    ['month', '199'],
    ['year', '1999'],
  ])
})

it('has products whose numbers are never used again, in currencies as they are', async () => {
  const appId = await newApp()
  const product = { appId, productName: 'Coins', purchaseType: 'consumable', country: 'JP' } as const
  const create = (productNo: string, defaultPrice: string) =>
    console.invoke(calls['pricing.product.create'], { ...product, productNo, defaultPrice })
  expect(await issueOf(create('coins', '50050'))).toEqual(['bad-parameter', 'defaultPrice'])
  expect(await create('coins', '50000')).toMatchObject({ currency: 'JPY', defaultPrice: '50000', status: 'inactive' })
  const named = { appId, productNo: 'coins' }
  expect(await console.invoke(calls['pricing.product.activate'], named)).toMatchObject({ status: 'active' })
  expect(await console.invoke(calls['pricing.review-product.list'], { appId })).toMatchObject({
    appPrice: { price: '4.99' },
    products: [{ productNo: 'coins' }],
  })
  expect(await console.invoke(calls['pricing.product.deactivate'], named)).toMatchObject({ status: 'inactive' })
  expect(await console.invoke(calls['pricing.product.update'], { ...named, productName: 'Gold coins' })).toMatchObject({
    productName: 'Gold coins',
  })
  await console.invoke(calls['pricing.product.delete'], named)
  expect(await issueOf(create('coins', '50000'))).toEqual(['product-number-taken', 'productNo'])
  expect(await issueOf(pricesOf(appId, { productNo: 'coins' }))).toEqual(['not-found'])
})

/** Promotions of an app that its page and the release cockpit show: each with whether it is on. */
const shownPromotions = async (appId: string) =>
  (await console.invoke(versionCalls['distribution.availability.get'], { appId })).promotions.map(
    ({ promotionId, isOn, products, countries, endDay }) => ({ promotionId, isOn, products, countries, endDay }),
  )

it('promotes only below the lowest price of 30 days, goes online, and ends', async () => {
  const appId = await newApp(999)
  await change(appId, { prices: { FR: '5.99' } })
  await advance(5 * day)
  await change(appId, { prices: { FR: null } })
  await advance(10 * day)
  const promote = (startDay: string, more: object = {}) =>
    console.invoke(calls['pricing.product-promotion.create'], {
      appId,
      name: 'Autumn',
      countries: ['DE', 'FR', 'JP'],
      percent: 30,
      startDay,
      endDay: addDays(startDay, 9),
      ...more,
    })
  const soon = addDays(utcDay(now()), 2)
  const refusal = (await refused(promote(soon))) as { reason: string; issues: { message: string }[] }
  expect([refusal.reason, refusal.issues[0]?.message]).toEqual([
    'promotion-not-below',
    expect.stringContaining('FR') as string,
  ])
  // The lower price was over on a day at noon; thirty days later, the next day is the first without it.
  const firstDay = addDays(utcDay(now()), 21)
  expect(refusal.issues[0]?.message).toContain(`start on ${firstDay} or later`)
  expect(await issueOf(promote(addDays(firstDay, -1)))).toEqual(['promotion-not-below', 'countries'])
  expect(await issueOf(promote(addDays(utcDay(now()), -1)))).toEqual(['bad-parameter', 'startDay'])
  const later = firstDay
  expect(await issueOf(promote(later, { endDay: addDays(later, 90) }))).toEqual(['bad-parameter', 'endDay'])
  const { promotionId, state } = await promote(later)
  expect(state).toBe('draft')
  const { items } = await console.invoke(calls['pricing.product-promotion.list'], { appId })
  expect(items.map((each) => each.promotionId)).toEqual([promotionId])
  expect(await issueOf(promote(addDays(later, 5)))).toEqual(['promotion-overlaps', 'startDay'])
  const shown = { promotionId, products: 0, countries: ['DE', 'FR', 'JP'], endDay: addDays(later, 9) }
  expect(await shownPromotions(appId)).toEqual([{ ...shown, isOn: false }])
  await advance(22 * day)
  const online = await console.invoke(calls['pricing.product-promotion.get'], { promotionId })
  expect(online.state).toBe('online')
  expect(await shownPromotions(appId)).toEqual([{ ...shown, isOn: true }])
  expect(online.prices.find(({ country }) => country === 'DE')).toMatchObject({ price: '6.99', lowest: '9.99' })
  expect(online.prices.find(({ country }) => country === 'JP')).toMatchObject({ lowest: null })
  expect((await priceIn(appId, 'DE'))?.promotion).toMatchObject({ price: '6.99', lowest: '9.99' })
  expect([await shownIn(appId, 'DE'), await shownIn(appId, 'US')]).toMatchObject([
    [
      {
        country: 'DE',
        currency: 'EUR',
        price: '9.99',
        promotion: { price: '6.99', lowest: '9.99', days: 30, lastDay: addDays(later, 9) },
      },
    ],
    [{ country: 'US', currency: 'USD', price: '9.99', promotion: null }],
  ])
  expect(await shownIn(appId, 'JP')).toMatchObject([{ currency: 'JPY', promotion: { lowest: null } }])
  // Of a visitor whose country isn’t known, that of the base price, which is named.
  expect(await shownIn(appId, '')).toMatchObject([{ country: 'DE', promotion: { price: '6.99' } }])
  expect(await issueOf(change(appId, { basePrice: '6.49' }))).toEqual(['promotion-not-below', 'prices'])
  const free = console.invoke(appCalls['apps.app.update'], { appId, isFree: true })
  expect(await issueOf(free)).toEqual(['promotion-not-below', 'prices'])
  const update = { promotionId, name: 'Late', countries: ['DE'], percent: 30, startDay: later, endDay: later }
  expect(await issueOf(console.invoke(calls['pricing.product-promotion.update'], update))).toEqual([
    'promotion-started',
  ])
  expect(await issueOf(console.invoke(calls['pricing.product-promotion.delete'], { promotionId }))).toEqual([
    'promotion-started',
  ])
  await advance(11 * day)
  expect((await console.invoke(calls['pricing.product-promotion.get'], { promotionId })).state).toBe('offline')
  expect(await shownPromotions(appId)).toEqual([])
  expect(await priceIn(appId, 'DE')).toMatchObject({ price: '9.99', promotion: null })
})

it('ends promotions early, one by one, and changes and deletes planned ones', async () => {
  const appId = await newApp()
  const startDay = addDays(utcDay(now()), 2)
  const create = (country: string) =>
    console.invoke(calls['pricing.product-promotion.create'], {
      appId,
      name: `Sale ${country}`,
      countries: [country],
      percent: 40,
      startDay,
      endDay: addDays(startDay, 20),
    })
  const [first, second] = [await create('US'), await create('GB')]
  const changed = await console.invoke(calls['pricing.product-promotion.update'], {
    promotionId: second.promotionId,
    name: 'Sale later',
    countries: ['GB'],
    percent: 20,
    startDay: addDays(startDay, 10),
    endDay: addDays(startDay, 20),
  })
  expect(changed).toMatchObject({ name: 'Sale later', percent: 20 })
  await advance(4 * day)
  const promotionIds = [first.promotionId, second.promotionId, 'nothing']
  expect(await console.invoke(calls['pricing.product-promotion.batch-deactivate'], { promotionIds })).toEqual({
    results: [
      { promotionId: first.promotionId, isDone: true, reason: null },
      { promotionId: second.promotionId, isDone: false, reason: 'not-online' },
      { promotionId: 'nothing', isDone: false, reason: 'not-found' },
    ],
  })
  expect(await priceIn(appId, 'US')).toMatchObject({ promotion: null })
  const ended = await console.invoke(calls['pricing.product-promotion.get'], { promotionId: first.promotionId })
  expect(ended).toMatchObject({ state: 'offline', startDay, endDay: utcDay(now()) })
  await console.invoke(calls['pricing.product-promotion.delete'], { promotionId: second.promotionId })
  const { items } = await console.invoke(calls['pricing.product-promotion.list'], { filter: ['name:~:Sale'] })
  expect(items.map(({ promotionId }) => promotionId)).not.toContain(second.promotionId)
})

it('blocks countries that the ladder doesn’t reach, with the reason and the check', async () => {
  const appId = await newApp(249_999)
  await rateApp(console, appId)
  const { prices } = await pricesOf(appId)
  const missing = prices.filter(({ price }) => price === null).map(({ country }) => country)
  const plan = { base: { country: 'DE', currency: 'EUR', price: 249_999 }, manual: {}, rateDay: utcDay(now()) }
  expect(missing).toEqual(
    planPrices(plan, utcDay(now()))
      .filter(({ price }) => price === null)
      .map(({ country }) => country),
  )
  expect(missing.length).toBeGreaterThan(0)
  expect(await shownIn(appId, missing[0] as string)).toEqual([])
  const availability = await console.invoke(versionCalls['distribution.availability.get'], { appId })
  const reasons = availability.reasons.filter(({ id }) => id === 'pricing.country')
  expect(reasons.flatMap(({ countries }) => countries).toSorted()).toEqual(missing.toSorted())
  expect(reasons[0]?.page).toEqual({ id: 'pricing.app', values: { appId } })
  const checksFor = async (countries: string[]) => {
    const { database, events } = test.platform.services
    const release = {
      appId,
      versionId: 'none',
      isTest: false,
      testGroups: [],
      packageId: null,
      countries,
      privacyPolicy: '',
      siblings: [],
      hasOwnEncryption: false,
    }
    const answers = await database.asTeam({ teamId: demoTeamId, userId: 'test' }, (db) =>
      events.collectAnswers('release.checks', { release, now: now() }, { db }),
    )
    return answers
      .flat()
      .filter(({ id }) => id === 'pricing.price')
      .map(({ passed, field }) => [passed, field])
  }
  expect(await checksFor(['DE'])).toEqual([[true, '']])
  expect(await checksFor(['DE', missing[1] as string])).toEqual([[false, missing[1]]])
  const highest = async (country: string) => {
    const currency = currencyIn(country, today)
    const { tiers } = await console.invoke(calls['pricing.tier.list'], { currency })
    return tiers.at(-1)?.price ?? ''
  }
  const manual = Object.fromEntries(
    await Promise.all(missing.map(async (each) => [each, await highest(each)] as const)),
  )
  await change(appId, { prices: manual })
  const after = await console.invoke(versionCalls['distribution.availability.get'], { appId })
  expect(after.reasons.filter(({ id }) => id.startsWith('pricing.'))).toEqual([])
  expect(priceText(249_999, 'EUR')).toBe('2499.99')
})

it('leaves an app free that was free for its users', async () => {
  const { items } = await console.invoke(appCalls['apps.app.list'], { filter: ['appName:=:Harbour Radio'] })
  const sell = (appId = '') =>
    console.invoke(appCalls['apps.app.update'], { appId, isFree: false, price: 199, currency: 'EUR' })
  expect(await issueOf(sell(items[0]?.appId))).toEqual(['app-on-shelf', 'isFree'])
  const { appId } = await console.invoke(appCalls['apps.app.create'], {
    appName: 'Not released yet',
    parentType: 13,
    childType: 1302,
  })
  expect(await sell(appId)).toMatchObject({ price: 199 })
})

it('says of a promotion of the lowest price where the ladder has none below', async () => {
  const appId = await newApp(99)
  const startDay = addDays(utcDay(now()), 2)
  const { issues } = (await refused(
    console.invoke(calls['pricing.product-promotion.create'], {
      ...{ appId, name: 'Less', countries: ['DE'], percent: 90, startDay, endDay: startDay },
    }),
  )) as { issues: { field: string; message: string }[] }
  expect(issues).toMatchObject([{ field: 'countries', message: 'must not contain DE: no available price is so low' }])
})

it('promotes many products in all countries at once', async () => {
  const appId = await newApp()
  // With more prices than one statement could store.
  const productNos = Array.from({ length: 28 }, (_, index) => `many.${index}`)
  for (const productNo of productNos)
    await console.invoke(calls['pricing.product.create'], {
      ...{ appId, productNo, productName: productNo, purchaseType: 'consumable' as const },
      ...{ country: 'DE', defaultPrice: '499' },
    })
  const countries = (await pricesOf(appId)).prices.map(({ country }) => country)
  const startDay = addDays(utcDay(now()), 2)
  const sale = { name: 'All', productNos, countries, percent: 30, startDay, endDay: startDay }
  const { promotionId } = await console.invoke(calls['pricing.product-promotion.create'], { appId, ...sale })
  const { prices } = await console.invoke(calls['pricing.product-promotion.get'], { promotionId })
  expect(prices).toHaveLength(productNos.length * countries.length)
})
