import { parseUtcDay } from '@console-widgets/core/formats'
import { currencyOf } from './currencies.ts'
import { dayLength, type Day } from './days.ts'

/** First day of the walk. Before it, rates are those of this day. */
export const firstRateDay: Day = '2026-01-01'
const first = parseUtcDay(firstRateDay)

/** Largest move of a day, in hundred-thousandths. */
const largestMove = 900n

const walks = new Map<string, bigint[]>()

/**
 * Rate of a currency on a day, in millionths of the currency for a US dollar. Rates move from day to day by a walk that
 * follows from the currency alone, so that page and platform, and all nodes of it, have the same ones.
 */
export function rateOn(code: string, day: Day): bigint {
  const { peg, rate } = currencyOf(code)
  if (code === 'USD' || peg === 'USD') return rate
  const days = Math.max(0, Math.round((parseUtcDay(day) - first) / dayLength))
  const walk = walks.get(code) ?? [rate]
  walks.set(code, walk)
  // The walk of a pegged currency is that of the other one, at another height.
  if (peg !== null) return (rate * rateOn(peg, day)) / currencyOf(peg).rate
  for (let next = walk.length; next <= days; next += 1) walk.push(moved(walk[next - 1] as bigint, code, next, rate))
  return walk[days] as bigint
}

/** A rate on the next day: up or down by chance, and a little back to where it started. */
function moved(before: bigint, code: string, day: number, start: bigint): bigint {
  const chance = BigInt(hash(`${code} ${day}`) % Number(2n * largestMove + 1n)) - largestMove
  const back = ((start - before) * 400n) / before
  const after = (before * (100_000n + chance + back)) / 100_000n
  return after > 0n ? after : 1n
}

/** A number that follows from a text (FNV-1a, with the bits mixed at the end). */
function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  value = Math.imul(value ^ (value >>> 15), 2_246_822_507)
  return (value ^ (value >>> 13)) >>> 0
}
