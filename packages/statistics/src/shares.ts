import { logGamma } from './gamma.ts'
import { around, twoSided, type Interval } from './interval.ts'
import { normalTail } from './normal.ts'

/** How many of some people did something. */
export interface Share {
  people: number
  successes: number
}

/** Interval of one share: the score interval of E. B. Wilson, without a correction for continuity. */
export function wilsonInterval({ people, successes }: Share, alpha: number): Interval {
  const z = twoSided(alpha)
  const share = successes / people
  const scale = 1 + (z * z) / people
  const center = (share + (z * z) / (2 * people)) / scale
  const margin = (z / scale) * Math.sqrt((share * (1 - share)) / people + (z * z) / (4 * people * people))
  return around(center, margin)
}

/** Interval of the difference of two shares: method 10 of R. G. Newcombe (1998). */
export function differenceOfShares(one: Share, other: Share, alpha: number): Interval {
  const [a, b] = [one.successes / one.people, other.successes / other.people]
  const [ofOne, ofOther] = [wilsonInterval(one, alpha), wilsonInterval(other, alpha)]
  return {
    lower: a - b - Math.hypot(a - ofOne.lower, ofOther.upper - b),
    upper: a - b + Math.hypot(ofOne.upper - a, b - ofOther.lower),
  }
}

/**
 * Interval of the relative difference of two shares by D. Katz (1978), symmetric in the logarithm.
 * @param distance in standard errors
 * @returns undefined if a share of 0 or 1 in one of the groups makes it meaningless
 */
export function liftOfShares(one: Share, other: Share, distance: number): Interval | undefined {
  if (one.successes === 0 || other.successes === 0) return undefined
  const ratio = Math.log(one.successes / one.people / (other.successes / other.people))
  const variance = 1 / one.successes - 1 / one.people + 1 / other.successes - 1 / other.people
  const margin = distance * Math.sqrt(variance)
  return { lower: Math.exp(ratio - margin) - 1, upper: Math.exp(ratio + margin) - 1 }
}

/** Expected number below which the normal approximation isn't used. */
const fewestExpected = 5

/**
 * Chance of a difference of two shares at least as large, if there is none: pooled and two-sided, or Fisher's exact
 * test if few are expected.
 */
export function chanceOfShares(one: Share, other: Share): number {
  const people = one.people + other.people
  const pooled = (one.successes + other.successes) / people
  const least = Math.min(one.people, other.people) * Math.min(pooled, 1 - pooled)
  if (least < fewestExpected) return fisherExact(one, other)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.people + 1 / other.people))
  return 2 * normalTail(Math.abs(one.successes / one.people - other.successes / other.people) / error)
}

function logChoose(from: number, chosen: number): number {
  return logGamma(from + 1) - logGamma(chosen + 1) - logGamma(from - chosen + 1)
}

/** Tables as unlikely as the observed one count, but for rounding. */
const sameChance = 1 + 1e-7

/** Two-sided exact test of R. A. Fisher: the chance of all tables that are at most as likely. */
export function fisherExact(one: Share, other: Share): number {
  const successes = one.successes + other.successes
  const all = logChoose(one.people + other.people, successes)
  const chanceOf = (ofOne: number) =>
    Math.exp(logChoose(one.people, ofOne) + logChoose(other.people, successes - ofOne) - all)
  const observed = chanceOf(one.successes) * sameChance
  let sum = 0
  for (let each = Math.max(0, successes - other.people); each <= Math.min(successes, one.people); each++) {
    const chance = chanceOf(each)
    if (chance <= observed) sum += chance
  }
  return Math.min(1, sum)
}
