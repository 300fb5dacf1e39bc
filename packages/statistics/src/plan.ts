import { twoSided } from './interval.ts'
import { normalQuantile } from './normal.ts'
import { plannedDistance } from './sequential.ts'

/** How an experiment is evaluated: at any time, or once at its planned end. */
export type Method = 'sequential' | 'fixed'

/** What a plan demands. */
export interface Demand {
  method: Method
  /** Chance of an effect where there is none, for one comparison. */
  alpha: number
  /** Chance of finding the effect. */
  power: number
  /** People of the other group for one of the first. */
  ratio?: number
}

/** How many more people an evaluation at any time needs: its interval at the planned end is wider. */
export function inflation({ method, alpha, power }: Demand): number {
  if (method === 'fixed') return 1
  const reach = normalQuantile(power)
  return ((plannedDistance(alpha) + reach) / (twoSided(alpha) + reach)) ** 2
}

/**
 * People of the first group who are needed to find the difference of two shares (J. L. Fleiss), before rounding up.
 * @param one share in the first group
 * @param other share in the other group
 */
export function peopleForShares(one: number, other: number, demand: Demand): number {
  const { alpha, power, ratio = 1 } = demand
  const mean = (one + ratio * other) / (ratio + 1)
  const pooled = twoSided(alpha) * Math.sqrt((ratio + 1) * mean * (1 - mean))
  const apart = normalQuantile(power) * Math.sqrt(ratio * one * (1 - one) + other * (1 - other))
  return ((pooled + apart) ** 2 / (ratio * (one - other) ** 2)) * inflation(demand)
}

/** People of the first group who are needed to find a difference of two means with one variance, before rounding up. */
export function peopleForMeans(difference: number, variance: number, demand: Demand): number {
  const { alpha, power, ratio = 1 } = demand
  const distance = twoSided(alpha) + normalQuantile(power)
  return ((distance ** 2 * variance * (1 + 1 / ratio)) / difference ** 2) * inflation(demand)
}

/** Halvings of the range in which an effect is searched for. */
const searchSteps = 60

/**
 * The smallest relative effect that a number of people suffices for.
 * @param needed people who are needed for a relative effect; fewer for a larger one
 * @param largest effect that is possible, such as that from a share to everyone
 * @returns undefined if no effect is large enough
 */
export function smallestEffect(
  people: number,
  needed: (effect: number) => number,
  largest: number,
): number | undefined {
  let [below, enough] = [0, largest]
  if (!(needed(enough) <= people)) return undefined
  for (let step = 0; step < searchSteps; step++) {
    const middle = (below + enough) / 2
    if (needed(middle) <= people) enough = middle
    else below = middle
  }
  return enough
}
