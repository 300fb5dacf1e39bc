import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/pricing/contract'
import {
  addDays,
  currencyIn,
  driftedCountries,
  driftedCurrencies,
  utcDay,
  type Day,
} from '@console-widgets/pricing/model'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { startPrices } from './change-prices.ts'

const hour = 3_600_000
const day = 24 * hour
const base = { country: 'DE', currency: 'EUR', price: 499 }

/** Rates that drift soon: their day, and the day on which a week of difference is over. */
function nextDrift(today: Day, after: Day = '2026-01-01'): { rateDay: Day; driftDay: Day } {
  for (let ahead = 2; ahead < 40; ahead += 1) {
    const driftDay = addDays(today, ahead)
    for (let rateDay = addDays(driftDay, -80); rateDay < today; rateDay = addDays(rateDay, 1)) {
      const hasDrifted = (day: Day) => driftedCountries({ base, manual: {}, rateDay }, day).length > 0
      const until = Array.from({ length: ahead }, (_, days) => addDays(today, days))
      if (rateDay > after && hasDrifted(driftDay) && !until.some(hasDrifted)) return { rateDay, driftDay }
    }
  }
  throw new Error(`No rates drift soon after ${today}`)
}

let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
let appId: string
/** Day on which the rates of the app have drifted. */
let driftDay: Day

/** What happens by the clock, in steps. */
async function advanceTo(time: number, step = 10 * day): Promise<void> {
  while (test.clock.now() < time) {
    test.clock.advance(Math.min(step, time - test.clock.now()))
    await test.platform.wake()
  }
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
}
const startOf = (wanted: Day) => Date.parse(`${wanted}T00:00:00Z`)
/** When the rates of a day have been judged. */
const afterJudging = (wanted: Day) => startOf(wanted) + hour

const rows = (query: ReturnType<typeof sql>) =>
  test.platform.services.database.asPlatform((db) => rowsOf<Record<string, unknown>>(db, query))
const pricesOf = (productNo?: string) =>
  console.invoke(calls['pricing.product-price.get'], { appId, ...(productNo === undefined ? {} : { productNo }) })
const proposed = (productNo?: string) =>
  console.invoke(calls['pricing.price-proposal.get'], { appId, ...(productNo === undefined ? {} : { productNo }) })
const accept = async (more: Record<string, unknown> = {}) => {
  const { proposalId, items } = await proposed()
  return console.invoke(calls['pricing.price-proposal.accept'], {
    proposalId,
    items: items.map(({ productNo, revision }) => ({ productNo, revision })),
    ...more,
  })
}
const decline = async () =>
  console.invoke(calls['pricing.price-proposal.decline'], { proposalId: (await proposed()).proposalId })
const proposalsOf = () =>
  rows(sql`select state, rate_day, last_day, decided_by from cw_price_proposals where app_id = ${appId} order by 2`)
const noticesOf = () =>
  rows(
    sql`select distinct message, "values"->>'count' as count from cw_notices where topic = 'price-proposal' and app_id = ${appId} order by 1`,
  )
const reasonOf = async (work: Promise<unknown>) => ((await refused(work)) as { reason: string }).reason

beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
})
afterAll(() => test.close())

let count = 0
/** An app whose prices are some weeks old, and whose rates drift in some days. */
beforeEach(async () => {
  count += 1
  const app = { appName: `Drifting ${count}`, parentType: 13, childType: 1302, isFree: true } as const
  appId = (await console.invoke(appCalls['apps.app.create'], app)).appId
  const found = nextDrift(utcDay(test.clock.now()))
  driftDay = found.driftDay
  await test.platform.services.database.asPlatform(async (db) => {
    const context = { db, teamId: demoTeamId, now: () => startOf(found.rateDay) }
    await startPrices(context, { itemId: appId, appId }, base)
    await db.execute(sql`update cw_apps set is_free = false where app_id = ${appId}`)
  })
})

it('proposes prices on the seventh day, and not on the sixth, to those who may set them', async () => {
  await advanceTo(afterJudging(addDays(driftDay, -1)))
  expect((await pricesOf()).proposal).toBeNull()
  expect(await reasonOf(proposed())).toBe('not-found')
  const before = await pricesOf()
  await advanceTo(afterJudging(driftDay))
  const { proposal, prices, revision } = await pricesOf()
  expect(proposal).toMatchObject({ state: 'open', rateDay: driftDay, lastDay: addDays(driftDay, 14), decideTime: null })
  expect(prices).toEqual(before.prices)
  expect(revision).toBe(before.revision)
  expect(proposal?.countries.length).toBeGreaterThan(0)
  expect(await noticesOf()).toEqual([{ message: 'proposed', count: String(proposal?.countries.length) }])
  const { differences, items } = await proposed()
  expect(items).toEqual([{ productNo: null, productName: null, revision }])
  expect(differences.map(({ country }) => country)).toEqual(expect.arrayContaining(proposal?.countries ?? []))
  for (const { country, before: now, proposed: next } of differences) {
    expect(now?.price).toBe(prices.find((each) => each.country === country)?.price)
    expect(next).not.toBe(now?.price)
  }
  // The next days find it open.
  await advanceTo(afterJudging(addDays(driftDay, 3)))
  expect(await proposalsOf()).toHaveLength(1)
})

it('changes all prices of an app as an ordinary change when it is accepted, and leaves those set by hand', async () => {
  const { revision } = await pricesOf()
  await console.invoke(calls['pricing.price-change.create'], { appId, revision, prices: { JP: '700' } })
  const product = { appId, productNo: 'drift.paper', productName: 'Paper', purchaseType: 'consumable' } as const
  await console.invoke(calls['pricing.product.create'], { ...product, country: 'DE', defaultPrice: '499' })
  await advanceTo(afterJudging(driftDay))
  const { differences, items, countries } = await proposed()
  expect(items.map(({ productNo }) => productNo)).toEqual([null, 'drift.paper'])
  await accept()
  for (const productNo of [undefined, 'drift.paper']) {
    const { prices, rateDay, proposal } = await pricesOf(productNo)
    expect([rateDay, proposal?.state]).toEqual([driftDay, 'accepted'])
    for (const { country, proposed: next } of differences)
      expect(prices.find((each) => each.country === country)?.price).toBe(next)
  }
  const { prices } = await pricesOf()
  expect(prices.find(({ country }) => country === 'JP')).toMatchObject({ price: '700', origin: 'manual' })
  expect(countries).not.toContain('JP')
  const { items: changes } = await console.invoke(calls['pricing.price-change.list'], { appId })
  expect(changes[0]).toMatchObject({ state: 'applied', isProposed: true, countries: differences.length })
  expect(changes[1]).toMatchObject({ isProposed: false })
  expect(await proposalsOf()).toMatchObject([{ state: 'accepted', decided_by: expect.stringMatching(/./) }])
  // Decided is decided: nothing is told at the deadline.
  await advanceTo(afterJudging(addDays(driftDay, 16)))
  expect((await noticesOf()).map(({ message }) => message)).toEqual(['proposed'])
})

it('rejects a decision that is based on other prices, or the second one', async () => {
  await advanceTo(afterJudging(driftDay))
  const stale = await proposed()
  const { revision } = await pricesOf()
  await console.invoke(calls['pricing.price-change.create'], { appId, revision, prices: { JP: '700' } })
  // A price that is set by hand leaves the proposal open for the others.
  const items = stale.items.map(({ productNo, revision: seen }) => ({ productNo, revision: seen }))
  const { proposalId } = stale
  expect(await reasonOf(accept({ items }))).toBe('prices-changed')
  expect(await reasonOf(accept({ items: [{ productNo: 'other', revision: 1 }] }))).toBe('prices-changed')
  await decline()
  expect(await reasonOf(console.invoke(calls['pricing.price-proposal.decline'], { proposalId }))).toBe(
    'proposal-closed',
  )
  expect(
    await reasonOf(
      console.invoke(calls['pricing.price-proposal.accept'], {
        proposalId,
        items: [{ productNo: null, revision: revision + 1 }],
      }),
    ),
  ).toBe('proposal-closed')
  expect((await pricesOf()).rateDay).not.toBe(driftDay)
})

it('begins on a day, unless another change is scheduled', async () => {
  await advanceTo(afterJudging(driftDay))
  const startDay = addDays(driftDay, 5)
  expect(await reasonOf(accept({ startDay: driftDay }))).toBe('bad-parameter')
  await accept({ startDay })
  const { scheduled, proposal, rateDay } = await pricesOf()
  expect([scheduled?.startDay, scheduled?.isProposed, proposal?.state]).toEqual([startDay, true, 'accepted'])
  expect(rateDay).not.toBe(driftDay)
  await advanceTo(afterJudging(addDays(startDay, 1)))
  expect((await pricesOf()).rateDay).toBe(driftDay)
})

it('waits for a scheduled change', async () => {
  await advanceTo(afterJudging(driftDay))
  const { revision } = await pricesOf()
  const startDay = addDays(driftDay, 5)
  const { scheduled } = await console.invoke(calls['pricing.price-change.create'], {
    ...{ appId, revision, prices: { JP: '700' }, startDay },
  })
  expect(await reasonOf(accept())).toBe('change-pending')
  await console.invoke(calls['pricing.price-change.cancel'], { changeId: scheduled?.changeId ?? '' })
  await accept()
})

it('isn’t repeated after it was declined, until the rates have drifted from its own day', async () => {
  await advanceTo(afterJudging(driftDay))
  await decline()
  // As if it had been declined some weeks ago.
  const { rateDay, driftDay: next } = nextDrift(utcDay(test.clock.now()), (await pricesOf()).rateDay)
  await rows(sql`update cw_price_proposals set rate_day = ${rateDay} where app_id = ${appId}`)
  await advanceTo(afterJudging(addDays(next, -1)))
  expect(await proposalsOf()).toMatchObject([{ state: 'declined' }])
  await advanceTo(afterJudging(next))
  expect(await proposalsOf()).toMatchObject([{ state: 'declined' }, { state: 'open', rate_day: next }])
  // It is about the currencies that have moved since, not about what was declined.
  const drifted = driftedCurrencies('EUR', rateDay, next)
  for (const country of (await proposed()).countries) expect(drifted).toContain(currencyIn(country, next))
})

it('lapses after its last day, of which a notice reminds three days before', async () => {
  await advanceTo(afterJudging(driftDay))
  await advanceTo(startOf(addDays(driftDay, 11)) - 1)
  expect((await noticesOf()).map(({ message }) => message)).toEqual(['proposed'])
  await advanceTo(startOf(addDays(driftDay, 11)))
  expect(await noticesOf()).toMatchObject([{ message: 'ending', count: '3' }, { message: 'proposed' }])
  await advanceTo(startOf(addDays(driftDay, 15)) - 1)
  expect((await pricesOf()).proposal?.state).toBe('open')
  await advanceTo(startOf(addDays(driftDay, 15)))
  const { proposal, rateDay } = await pricesOf()
  expect([proposal?.state, proposal?.decideTime]).toEqual(['lapsed', startOf(addDays(driftDay, 15))])
  expect(rateDay).not.toBe(driftDay)
  expect((await noticesOf()).map(({ message }) => message)).toEqual(['ending', 'lapsed', 'proposed'])
  expect(await proposed()).toMatchObject({ state: 'lapsed', items: [], differences: [] })
})

it.each([
  [
    'another base price',
    async () => {
      const { revision } = await pricesOf()
      await console.invoke(calls['pricing.price-change.create'], { appId, revision, basePrice: '5.99' })
    },
  ],
  [
    'renewed rates',
    async () => {
      const { revision } = await pricesOf()
      await console.invoke(calls['pricing.price-change.create'], { appId, revision, isRateRenewed: true })
    },
  ],
  [
    'the price in the app’s own form',
    () => console.invoke(appCalls['apps.app.update'], { appId, price: 299, currency: 'EUR', isFree: false }),
  ],
  ['an app that becomes free', () => console.invoke(appCalls['apps.app.update'], { appId, isFree: true })],
] as const)('is settled by %s', async (_, edit) => {
  await advanceTo(afterJudging(driftDay))
  await edit()
  expect(await proposalsOf()).toMatchObject([{ state: 'settled' }])
  // What someone has just decided isn't proposed again.
  await advanceTo(afterJudging(addDays(driftDay, 1)))
  expect(await proposalsOf()).toHaveLength(1)
})

it('stays open for a product while the prices of the app itself are changed', async () => {
  const product = { appId, productNo: 'drift.theme', productName: 'Theme', purchaseType: 'consumable' } as const
  await console.invoke(calls['pricing.product.create'], { ...product, country: 'DE', defaultPrice: '499' })
  await advanceTo(afterJudging(driftDay))
  const { revision } = await pricesOf()
  await console.invoke(calls['pricing.price-change.create'], { appId, revision, isRateRenewed: true })
  expect((await pricesOf()).proposal?.state).toBe('open')
  await console.invoke(calls['pricing.product.delete'], { appId, productNo: 'drift.theme' })
  expect((await pricesOf()).proposal?.state).toBe('settled')
})

it('is decided by those alone who may set prices, of the app’s own team', async () => {
  await advanceTo(afterJudging(driftDay))
  const { proposalId, items } = await proposed()
  const input = { proposalId, items: items.map(({ productNo, revision }) => ({ productNo, revision })) }
  const lawyer = await signIn(test.platform, { account: 'amira@northwind.example', password: 'northwind-2026' })
  await lawyer.session.switchTeam(demoTeamId)
  expect((await lawyer.invoke(calls['pricing.product-price.get'], { appId })).proposal?.state).toBe('open')
  expect(await reasonOf(lawyer.invoke(calls['pricing.price-proposal.accept'], input))).toBe('no-permission')
  expect(await reasonOf(lawyer.invoke(calls['pricing.price-proposal.decline'], { proposalId }))).toBe('no-permission')
  await console.session.switchTeam('team-saltmarsh')
  expect(await reasonOf(console.invoke(calls['pricing.price-proposal.accept'], input))).toBe('not-found')
  expect(await reasonOf(console.invoke(calls['pricing.price-proposal.decline'], { proposalId }))).toBe('not-found')
})
