import { describe, expect, it } from 'vitest'
import type { MaterialKind } from '@console-widgets/ads/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { forecastDay, type Forecasted } from './forecast.ts'
import { auctionsOf } from './market.ts'

const today = Date.UTC(2026, 10, 27)
const perHour = 400
/** The click rates that the network expects, written down here once more. */
const clickRates: Readonly<Record<MaterialKind, number>> = { image: 0.06, video: 0.075, text: 0.045 }

const projectOf = (change: Partial<Forecasted> = {}): Forecasted => ({
  appId: '108370002',
  currency: 'EUR',
  bid: 60,
  countries: ['DE', 'NL'],
  materials: [{ materialId: 'a', kind: 'image' }],
  dayBudget: 1_000_000,
  totalLeft: 10_000_000,
  spent: new Map(),
  ...change,
})

/**
 * The rest of the day by other code: a bid for a click is worth the bid times the click rate. The one that is worth
 * most wins, and a click costs the least whole amount that is worth the highest rival's. Rivals show images.
 */
function recompute({ appId, bid, countries, materials }: Forecasted, { from = 0, unit = 1 } = {}) {
  const rate = clickRates[materials[0]?.kind ?? 'image']
  const times = Array.from({ length: 24 - from }, (_, at) => today + (from + at) * hour)
  const held = times
    .flatMap((start) => countries.flatMap((country) => auctionsOf(appId, country, start, perHour)))
    .toSorted((one, other) => one.time - other.time)
  const won = held
    .map(({ time, rivals }) => ({ time, worth: Math.max(...rivals) * clickRates.image }))
    .filter(({ worth }) => (bid / unit) * rate > worth)
    .map(({ time, worth }) => ({ time, cost: rate * Math.min(bid, Math.ceil((worth / rate) * unit)) }))
  return { held: held.length, won, clicks: won.length * rate, spend: won.reduce((sum, { cost }) => sum + cost, 0) }
}

describe('the forecast of a day', () => {
  it.each<[string, Partial<Forecasted>, unit?: number]>([
    ['with an image', {}],
    ['with a text, which fewer click', { materials: [{ materialId: 'a', kind: 'text' }] }],
    ['with a video in rubles', { currency: 'RUB', bid: 4000, materials: [{ materialId: 'a', kind: 'video' }] }, 95],
    ['without material, as with an image', { materials: [] }],
    ['with a bid that few auctions go to', { bid: 42 }],
  ])('is what the auctions come to, recomputed by other code: %s', (_, change, unit = 1) => {
    const project = projectOf(change)
    const expected = recompute(project, { unit })
    const forecast = forecastDay(project, today, perHour)
    expect(expected.won.length).toBeGreaterThan(0)
    expect(expected.won.length).toBeLessThan(expected.held)
    expect(forecast).toMatchObject({
      impressions: expected.won.length,
      clicks: Math.round(expected.clicks),
      spend: Math.round(expected.spend),
      goneTime: null,
    })
    expect(forecast.winShare).toBeCloseTo(expected.won.length / expected.held, 12)
    // Each hour is rounded by itself.
    const ofHours = forecast.hours.reduce((sum, { spend }) => sum + spend, 0)
    expect(Math.abs(ofHours - expected.spend)).toBeLessThanOrEqual(12)
  })

  it('takes the hours that are over as they were, and the others from the auctions', () => {
    const spent = new Map([
      [today + 3 * hour, 700],
      [today + 9 * hour, 1300],
    ])
    const project = projectOf({ spent })
    const forecast = forecastDay(project, today + 10 * hour + hour / 2, perHour)
    const expected = recompute(project, { from: 10 })
    expect(forecast.spend).toBe(Math.round(2000 + expected.spend))
    expect(forecast.hours.filter(({ isPast }) => isPast).map(({ spend }) => spend)).toEqual([
      0, 0, 0, 700, 0, 0, 0, 0, 0, 1300,
    ])
  })

  it('ends at the auction in which the budget is gone', () => {
    const dayBudget = 500
    const project = projectOf({ dayBudget })
    let sum = 0
    const gone = recompute(project).won.find(({ cost }) => (sum += cost) >= dayBudget)
    expect(gone?.time).toBeGreaterThan(today)
    expect(gone?.time).toBeLessThan(today + day)
    expect(forecastDay(project, today, perHour)).toMatchObject({ goneTime: gone?.time, spend: dayBudget })
    // What is left of the whole budget limits the day just so.
    const ofTotal = projectOf({ totalLeft: dayBudget })
    expect(forecastDay(ofTotal, today, perHour)).toMatchObject({ goneTime: gone?.time, spend: dayBudget })
  })
})
