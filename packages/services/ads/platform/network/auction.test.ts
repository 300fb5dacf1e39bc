import { describe, expect, it } from 'vitest'
import { holdAuction, type Bidder } from './auction.ts'
import { drawOf } from './draw.ts'
import type { Auction } from './market.ts'

const bidderOf = (change: Partial<Bidder> = {}): Bidder => ({
  adProjectId: 'one',
  currency: 'EUR',
  bid: 50,
  countries: ['DE'],
  materials: [{ materialId: 'a', kind: 'image' }],
  startTime: null,
  endTime: null,
  runs: [{ from: 0, to: null }],
  dayLeft: 1000,
  totalLeft: 1000,
  ...change,
})
const auctionOf = (change: Partial<Auction> = {}): Auction => ({
  person: 1,
  country: 'DE',
  time: 10,
  rivals: [20, 31.2, 5],
  ...change,
})

describe('an auction', () => {
  it('costs what the second one would have paid, and goes to the highest bid', () => {
    expect(holdAuction(auctionOf(), [bidderOf()])).toMatchObject({ price: 32 })
    expect(holdAuction(auctionOf({ rivals: [60] }), [bidderOf()])).toBeUndefined()
    const two = [bidderOf({ adProjectId: 'low', bid: 40 }), bidderOf({ adProjectId: 'high', bid: 45 })]
    expect(holdAuction(auctionOf(), two)).toMatchObject({ bidder: { adProjectId: 'high' }, price: 40 })
  })

  it('compares bids by expected clicks, and across currencies', () => {
    const text = bidderOf({ adProjectId: 'text', bid: 60, materials: [{ materialId: 'a', kind: 'text' }] })
    expect(holdAuction(auctionOf(), [text, bidderOf()])?.bidder.adProjectId).toBe('one')
    const rubles = bidderOf({ adProjectId: 'rubles', currency: 'RUB', bid: 6000, dayLeft: 9000, totalLeft: 9000 })
    expect(holdAuction(auctionOf(), [rubles, bidderOf()])).toMatchObject({
      bidder: { adProjectId: 'rubles' },
      price: 4750,
    })
  })

  it.each<[string, Partial<Bidder>]>([
    ['in other countries', { countries: ['FR'] }],
    ['before its start', { startTime: 11 }],
    ['after its end', { endTime: 10 }],
    ['while it is off', { runs: [{ from: 0, to: 10 }] }],
    ['without money for the day', { dayLeft: 0 }],
    ['without money', { totalLeft: 0 }],
    ['without materials', { materials: [] }],
  ])('is held without a project %s', (_, change) => {
    expect(holdAuction(auctionOf(), [bidderOf(change)])).toBeUndefined()
  })

  it('never costs more than the bid or what is left, in 10,000 auctions at the edge of the budget', () => {
    for (let place = 0; place < 10_000; place++) {
      const draw = (of: string, most: number) => Math.floor(drawOf(`${of} ${place}`) * most)
      const currency = (['EUR', 'USD', 'CNY', 'RUB'] as const)[draw('currency', 4)] ?? 'EUR'
      const bidder = bidderOf({
        currency,
        bid: 1 + draw('bid', 10_000),
        dayLeft: draw('day', 60),
        totalLeft: draw('total', 60),
      })
      const rivals = Array.from({ length: draw('count', 7) }, (_, at) => draw(`rival ${at}`, 100))
      let [day, total] = [bidder.dayLeft, bidder.totalLeft]
      // Until nothing is left: the last click costs what there is.
      for (let click = 0; click < 100; click++) {
        const won = holdAuction(auctionOf({ rivals }), [{ ...bidder, dayLeft: day, totalLeft: total }])
        if (!won) break
        expect(won.price).toBeGreaterThan(0)
        expect(won.price).toBeLessThanOrEqual(bidder.bid)
        expect(Number.isInteger(won.price)).toBe(true)
        day -= won.price
        total -= won.price
      }
      expect(Math.min(day, total)).toBeGreaterThanOrEqual(0)
    }
  })
})
