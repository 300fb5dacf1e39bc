import { currencyOf } from './currencies.ts'

/** Number of price tiers of each currency. */
export const tierCount = 100

/** Steps of the tiers in halves of the currency's unit: close together for low prices, far apart for high ones. */
const steps: readonly [to: number, by: number][] = [
  [20, 1],
  [60, 2],
  [200, 10],
  [500, 20],
  [1000, 50],
  [2000, 100],
  [4000, 200],
  [5000, 1000],
]

const halves: readonly number[] = steps.reduce<number[]>((done, [to, by]) => {
  for (let next = (done.at(-1) ?? 0) + by; next <= to; next += by) done.push(next)
  return done
}, [])

const ladders = new Map<string, readonly number[]>()

/** Prices that are allowed in a currency, in its smallest unit, ascending: those of tier 1 to 100. */
export function ladderOf(code: string): readonly number[] {
  let ladder = ladders.get(code)
  if (!ladder) {
    const { decimals, rate, ending } = currencyOf(code)
    const unit = unitOf(Number(rate) / 1e6, ending === 'round')
    const small = 10 ** decimals
    ladder = halves.map((half) => {
      const nominal = Math.round((half * unit * small) / 2)
      if (ending === 'round') return nominal
      // A tenth of what the price is counted in for 4.90, and a hundredth for 4.99; in large units, one of them: 199.
      if (unit >= 20) return nominal - small
      return nominal - Math.round(small / (ending === 'ninety' ? 10 : 100))
    })
    ladders.set(code, ladder)
  }
  return ladder
}

/** The number nearest to a rate among 1, 2, and 5 with zeros. Prices that end round are counted in even ones. */
function unitOf(rate: number, isRound: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rate))
  const candidates = [1, 2, 5, 10].map((digit) => digit * power).filter((unit) => !isRound || unit > 5 || unit === 2)
  const distance = (unit: number) => Math.abs(Math.log(unit / rate))
  return candidates.reduce((best, unit) => (distance(unit) < distance(best) ? unit : best))
}

/** Tier of a price, from 1. Undefined: the price isn't on the ladder. */
export function tierOf(price: number, currency: string): number | undefined {
  const index = ladderOf(currency).indexOf(price)
  return index === -1 ? undefined : index + 1
}

/** The prices of the ladder around one that isn't on it. */
export function neighborsOf(price: number, currency: string): number[] {
  const ladder = ladderOf(currency)
  return [ladder.findLast((each) => each < price), ladder.find((each) => each > price)].filter(
    (each) => each !== undefined,
  )
}

/** Prices of the ladder that are shown below and above another. */
const shownAround = 2

/** Some prices of the ladder around an amount, or the lowest ones. */
export function ladderAround(price: number | null, currency: string): number[] {
  const ladder = ladderOf(currency)
  const at = price === null ? 0 : ladder.findIndex((each) => each >= price)
  const nearest = at === -1 ? ladder.length - 1 : at
  const from = Math.max(0, Math.min(nearest - shownAround, ladder.length - 2 * shownAround - 1))
  return ladder.slice(from, from + 2 * shownAround + 1)
}

/**
 * The price of the ladder nearest to an exact amount, the lower of two. Undefined: the ladder doesn't reach so far.
 * @param amount in the smallest unit, as an exact fraction
 */
export function nearestPrice({ over, under }: Fraction, currency: string): number | undefined {
  const ladder = ladderOf(currency)
  const [first, last] = [BigInt(ladder[0] as number), BigInt(ladder.at(-1) as number)]
  if (over * 2n < first * under || over * 4n > last * under * 5n) return undefined
  const distance = (price: number) => {
    const apart = BigInt(price) * under - over
    return apart < 0n ? -apart : apart
  }
  return ladder.reduce((best, price) => (distance(price) < distance(best) ? price : best))
}

/** The highest price of the ladder that isn't above an exact amount. Undefined: all are above. */
export function highestPriceUpTo({ over, under }: Fraction, currency: string): number | undefined {
  return ladderOf(currency).findLast((price) => BigInt(price) * under <= over)
}

/** An exact number: one integer over another. */
export interface Fraction {
  over: bigint
  under: bigint
}
