import { around, twoSided, type Interval } from './interval.ts'
import { chanceOfMeans, differenceOfMeans, errorOfDifference, liftOfMeans, type Mean } from './means.ts'
import type { Method } from './plan.ts'
import { sequentialDistance } from './sequential.ts'
import { chanceOfShares, differenceOfShares, liftOfShares, type Share } from './shares.ts'

/** Result of a group: a share of its people, or a mean per person. */
export type Group = Share | Mean

/** How two groups are compared. */
export interface Comparison {
  method: Method
  /** Chance of an effect where there is none, for this comparison. */
  alpha: number
  /** People of both groups at the planned end, for a method that may be looked at any time. */
  planned: number
}

/** A group compared with another. */
export interface Compared {
  difference: number
  /** Interval of the difference, which decides. */
  interval: Interval
  /** Relative difference. Undefined if too few did anything. */
  lift: number | undefined
  liftInterval: Interval | undefined
  /** Chance of such a difference, if there is none, at a single look. */
  chance: number
  /** Sign of the difference, if its interval is on one side of 0. */
  side: -1 | 0 | 1
}

const isShare = (group: Group): group is Share => 'successes' in group

/** A share as a mean of zeros and ones. */
function meanOf(group: Group): Mean {
  if (!isShare(group)) return group
  const mean = group.successes / group.people
  return { people: group.people, mean, variance: mean * (1 - mean) }
}

/** Fewest people of a group for a comparison. */
const fewestPeople = 2

/** Compares a group with another of the same form. Undefined if one has too few people. */
export function compareGroups(one: Group, other: Group, comparison: Comparison): Compared | undefined {
  if (one.people < fewestPeople || other.people < fewestPeople) return undefined
  const [mean, otherMean] = [meanOf(one), meanOf(other)]
  const difference = mean.mean - otherMean.mean
  const interval = intervalOf(one, other, comparison)
  return {
    difference,
    interval,
    lift: otherMean.mean === 0 ? undefined : difference / otherMean.mean,
    liftInterval: liftIntervalOf(one, other, comparison),
    chance: isShare(one) && isShare(other) ? chanceOfShares(one, other) : chanceOfMeans(mean, otherMean),
    side: interval.lower > 0 ? 1 : interval.upper < 0 ? -1 : 0,
  }
}

function distanceOf(one: Group, other: Group, { method, alpha, planned }: Comparison): number {
  return method === 'fixed' ? twoSided(alpha) : sequentialDistance(one.people + other.people, planned, alpha)
}

function intervalOf(one: Group, other: Group, comparison: Comparison): Interval {
  const [mean, otherMean] = [meanOf(one), meanOf(other)]
  if (comparison.method === 'sequential')
    return around(mean.mean - otherMean.mean, distanceOf(one, other, comparison) * errorOfDifference(mean, otherMean))
  return isShare(one) && isShare(other)
    ? differenceOfShares(one, other, comparison.alpha)
    : differenceOfMeans(mean, otherMean, comparison.alpha)
}

function liftIntervalOf(one: Group, other: Group, comparison: Comparison): Interval | undefined {
  const distance = distanceOf(one, other, comparison)
  return isShare(one) && isShare(other)
    ? liftOfShares(one, other, distance)
    : liftOfMeans(meanOf(one), meanOf(other), distance)
}
