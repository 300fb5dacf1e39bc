import fc from 'fast-check'
import { countryCodes } from '@console-widgets/core/tables'
import { expect, it } from 'vitest'
import {
  addDays,
  automaticPrice,
  currencyCodes,
  currencyIn,
  currencyOf,
  dayIn,
  deviation,
  draftRows,
  driftedCountries,
  emptyDraft,
  fromHundredfold,
  hundredfold,
  ladderOf,
  parsePrice,
  planPrices,
  priceCountries,
  priceText,
  proceedsOf,
  promotionPrice,
  rateOn,
  readPriceTable,
  startOfDay,
  stepTier,
  tierOf,
  type PriceDraft,
} from './model.ts'

const currency = fc.constantFrom(...currencyCodes)
const country = fc.constantFrom(...countryCodes)
const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days))
const priceOf = (code: string) => fc.constantFrom(...ladderOf(code))

it('has a country with currency, tax, and zone for each where apps are released', () => {
  expect(priceCountries.map((each) => each.country)).toEqual([...countryCodes].toSorted())
  expect(currencyIn('BG', '2025-12-31')).toBe('BGN')
  expect(currencyIn('BG', '2026-01-01')).toBe('EUR')
  expect([currencyIn('CW', '2026-01-01'), currencyIn('SX', '2026-01-01')]).toEqual(['XCG', 'XCG'])
})

it('has the decimals of ISO 4217, not those of Intl', () => {
  expect(['HUF', 'IDR', 'COP', 'PKR', 'LBP'].map((code) => currencyOf(code).decimals)).toEqual([2, 2, 2, 2, 2])
  expect([currencyOf('IQD').decimals, currencyOf('JPY').decimals, currencyOf('XCG').decimals]).toEqual([3, 0, 2])
})

it('has ladders of 100 ascending prices with the endings that users expect', () => {
  for (const code of currencyCodes) {
    const ladder = ladderOf(code)
    expect(new Set(ladder).size, code).toBe(100)
    expect(ladder, code).toEqual([...ladder].toSorted((one, other) => one - other))
    expect(ladder[0], code).toBeGreaterThan(0)
  }
  expect(ladderOf('EUR').slice(0, 3)).toEqual([49, 99, 149])
  expect(ladderOf('CHF').slice(0, 3)).toEqual([40, 90, 140])
  expect(ladderOf('RUB').slice(0, 4)).toEqual([4900, 9900, 14_900, 19_900])
  expect(ladderOf('JPY').slice(0, 3)).toEqual([100, 200, 300])
})

it('reads the price that it writes, and no other', () => {
  fc.assert(
    fc.property(
      currency.chain((code) => fc.tuple(fc.constant(code), priceOf(code))),
      ([code, price]) => {
        expect(parsePrice(priceText(price, code), code)).toBe(price)
        expect(parsePrice(priceText(price, code).replace('.', ','), code)).toBe(price)
        const text = hundredfold(price, code)
        expect(text === undefined ? undefined : fromHundredfold(text, code)).toBe(price)
      },
    ),
  )
  expect(parsePrice('1 299,00', 'EUR')).toBe(129_900)
  for (const text of ['', '-1', '1e309', '1e5', '0', '0.00', '4.999', 'NaN', '4.9.9', '0x10', '１２'])
    expect(parsePrice(text, 'EUR'), text).toBeUndefined()
  expect(parsePrice('4.99', 'JPY')).toBeUndefined()
  expect(parsePrice('1.234', 'KWD')).toBe(1234)
  expect(fromHundredfold('49950', 'JPY')).toBeUndefined()
  expect(hundredfold(1234, 'KWD')).toBeUndefined()
})

it('converts to a price of the ladder that is nearest to the exact amount, or to none', () => {
  fc.assert(
    fc.property(priceOf('EUR'), country, day, (price, code, on) => {
      const base = { country: 'DE', currency: 'EUR', price }
      const local = currencyIn(code, on)
      const found = automaticPrice(base, code, local, on)
      if (found === null) return
      expect(tierOf(found, local)).toBeDefined()
      const distance = (each: number) => Math.abs(deviation(base, code, local, each, on))
      const best = Math.min(...ladderOf(local).map(distance))
      if (local !== 'EUR') expect(distance(found)).toBeCloseTo(best, 5)
    }),
    { numRuns: 40 },
  )
})

it('never makes a country cheaper for a higher base price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 98 }), country, day, (index, code, on) => {
      const at = (position: number) =>
        automaticPrice(
          { country: 'US', currency: 'USD', price: ladderOf('USD')[position] as number },
          code,
          currencyIn(code, on),
          on,
        )
      const [low, high] = [at(index), at(index + 1)]
      if (low !== null && high !== null) expect(high).toBeGreaterThanOrEqual(low)
    }),
    { numRuns: 60 },
  )
})

it('leaves manual prices alone whatever the rates do, and calls those in a former currency invalid', () => {
  const base = { country: 'DE', currency: 'EUR', price: 499 }
  const manual = { JP: { currency: 'JPY', price: 700 }, BG: { currency: 'BGN', price: 999 } }
  fc.assert(
    fc.property(day, (rateDay) => {
      const prices = planPrices({ base, manual, rateDay }, '2026-06-01')
      expect(prices.find((each) => each.country === 'JP')).toMatchObject({ price: 700, origin: 'manual' })
      expect(prices.find((each) => each.country === 'BG')).toMatchObject({ price: null, currency: 'EUR' })
    }),
    { numRuns: 10 },
  )
})

it('has rates that move by less than 2 % a day, the same for all who ask, and pegs that follow', () => {
  fc.assert(
    fc.property(currency, day, (code, on) => {
      const [before, after] = [rateOn(code, on), rateOn(code, addDays(on, 1))]
      expect(rateOn(code, on)).toBe(before)
      expect(Math.abs(Number(after - before)) / Number(before)).toBeLessThan(0.02)
    }),
  )
  expect(rateOn('AED', '2027-01-01')).toBe(rateOn('AED', '2026-01-01'))
  const ratio = (on: string) => Number(rateOn('XOF', on)) / Number(rateOn('EUR', on))
  expect(ratio('2026-10-01')).toBeCloseTo(ratio('2026-01-01'), 2)
})

it('begins days at midnight of the country, also where clocks skip it', () => {
  fc.assert(
    fc.property(country, day, (code, on) => {
      const { zone } = priceCountries.find((each) => each.country === code) as (typeof priceCountries)[number]
      const start = startOfDay(zone, on)
      expect(dayIn(zone, start)).toBe(on)
      expect(dayIn(zone, start - 1)).toBe(addDays(on, -1))
    }),
  )
})

it('takes tax and commission out of what users pay', () => {
  expect(proceedsOf('DE', 1190)).toBe(700)
  expect(proceedsOf('US', 1000)).toBe(700)
})

it('takes at least the percentage off', () => {
  expect(promotionPrice(999, 'EUR', 30)).toBe(699)
  expect(promotionPrice(49, 'EUR', 30)).toBeUndefined()
  fc.assert(
    fc.property(priceOf('EUR'), fc.integer({ min: 5, max: 90 }), (price, percent) => {
      const found = promotionPrice(price, 'EUR', percent)
      if (found !== undefined) expect(found * 100).toBeLessThanOrEqual(price * (100 - percent))
    }),
  )
})

it('finds automatic prices that exchange rates have left behind for a week, and no manual ones', () => {
  const base = { country: 'DE', currency: 'EUR', price: 4999 }
  const rateDay = '2026-01-01'
  const firstDay = Array.from({ length: 700 }, (_, index) => addDays(rateDay, index)).find(
    (today) => driftedCountries({ base, manual: {}, rateDay }, today).length > 0,
  ) as string
  const [country] = driftedCountries({ base, manual: {}, rateDay }, firstDay) as [string]
  const code = currencyIn(country, firstDay)
  const share = (on: string) =>
    Number(rateOn(code, on) * rateOn('EUR', rateDay)) / Number(rateOn(code, rateDay) * rateOn('EUR', on)) - 1
  for (let back = 0; back < 7; back += 1) expect(Math.abs(share(addDays(firstDay, -back)))).toBeGreaterThan(0.1)
  expect(Math.abs(share(addDays(firstDay, -7)))).toBeLessThanOrEqual(0.1)
  const manual = { [country]: { currency: code, price: ladderOf(code)[5] as number } }
  expect(driftedCountries({ base, manual, rateDay }, firstDay)).not.toContain(country)
  expect(driftedCountries({ base, manual: {}, rateDay: firstDay }, firstDay)).toEqual([])
})

it('reads tables of spreadsheets, and names each line that it can’t use', () => {
  const today = '2026-03-02'
  const read = (text: string, following: string[] = []) => readPriceTable(text, following, today)
  expect(read('country,currency,price,origin\nJP,JPY,700,manual\nDE,EUR,"4,99",manual\nUS,USD,4.99,auto')).toEqual({
    changes: { JP: 700, DE: 499, US: null },
    problems: [],
  })
  expect(read('4,99\n5,99', ['DE', 'FR']).changes).toEqual({ DE: 499, FR: 599 })
  expect(read('JP\t1\u00a0000\nGB;3.99').changes).toMatchObject({ JP: 1000 })
  expect(
    read('XX\t1\nJP\tEUR\t4.99\nJP\t4.99\nUS\t4.98\nUS\t-4.99\n1').problems.map(({ line, problem }) => [line, problem]),
  ).toEqual([
    [1, 'country'],
    [2, 'currency'],
    [3, 'price'],
    [4, 'ladder'],
    [5, 'price'],
    [6, 'country'],
  ])
})

it('drafts changes over what is saved', () => {
  const saved = { base: { country: 'DE', currency: 'EUR', price: 499 }, manual: {}, rateDay: '2026-03-02' }
  const today = '2026-03-02'
  const current = new Map(planPrices(saved, today).map((each) => [each.country, each]))
  const changed = (draft: Partial<PriceDraft>) =>
    draftRows(saved, { ...emptyDraft, ...draft }, today, current).filter(({ isChanged }) => isChanged)
  expect(changed({})).toEqual([])
  expect(changed({ changes: { JP: 700 } }).map(({ country, origin }) => [country, origin])).toEqual([['JP', 'manual']])
  expect(changed({ basePrice: 999 }).find(({ country }) => country === 'FR')).toMatchObject({ price: 999 })
  expect([stepTier(499, 'EUR', 1), stepTier(500, 'EUR', -1), stepTier(49, 'EUR', -1)]).toEqual([549, 499, 49])
})
