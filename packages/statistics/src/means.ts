import { around, type Interval } from './interval.ts'
import { studentQuantile, studentTail } from './student.ts'

/** Mean of a number per person, with the variance of the numbers. */
export interface Mean {
  people: number
  mean: number
  variance: number
}

/** Two numbers per person, of which the ratio of the sums is looked at, such as crashes and sessions. */
export interface RatioSums {
  people: number
  numerator: number
  denominator: number
  numeratorVariance: number
  denominatorVariance: number
  covariance: number
}

/** Standard error of the difference of two means, each with its own variance. */
export function errorOfDifference(one: Mean, other: Mean): number {
  return Math.sqrt(one.variance / one.people + other.variance / other.people)
}

/** Degrees of freedom of B. L. Welch and F. E. Satterthwaite. */
export function degreesOfMeans(one: Mean, other: Mean): number {
  const [a, b] = [one.variance / one.people, other.variance / other.people]
  return (a + b) ** 2 / (a ** 2 / (one.people - 1) + b ** 2 / (other.people - 1))
}

/** Interval of the difference of two means by B. L. Welch. */
export function differenceOfMeans(one: Mean, other: Mean, alpha: number): Interval {
  const difference = one.mean - other.mean
  const error = errorOfDifference(one, other)
  if (error === 0) return around(difference, 0)
  return around(difference, error * studentQuantile(1 - alpha / 2, degreesOfMeans(one, other)))
}

/** Chance of a difference of two means at least as large, if there is none. */
export function chanceOfMeans(one: Mean, other: Mean): number {
  const error = errorOfDifference(one, other)
  const difference = Math.abs(one.mean - other.mean)
  if (error === 0) return difference === 0 ? 1 : 0
  return 2 * studentTail(difference / error, degreesOfMeans(one, other))
}

/** Standard error of the relative difference of two means by the delta method. Undefined if the other mean is 0. */
export function errorOfLift(one: Mean, other: Mean): number | undefined {
  if (other.mean === 0) return undefined
  return Math.sqrt(
    one.variance / (one.people * other.mean ** 2) + (other.variance * one.mean ** 2) / (other.people * other.mean ** 4),
  )
}

/** Interval of the relative difference of two means. Undefined if the other mean is 0. */
export function liftOfMeans(one: Mean, other: Mean, distance: number): Interval | undefined {
  const error = errorOfLift(one, other)
  return error === undefined ? undefined : around(one.mean / other.mean - 1, distance * error)
}

/**
 * Ratio of two sums as a mean per person by the delta method (A. Deng et al. 2018): people are drawn at random, not
 * what the ratio is about. Undefined without a denominator.
 */
export function meanOfRatio(sums: RatioSums): Mean | undefined {
  const { people, numerator, denominator, numeratorVariance, denominatorVariance, covariance } = sums
  if (denominator === 0) return undefined
  const mean = numerator / denominator
  const perPerson = denominator / people
  const variance = numeratorVariance - 2 * mean * covariance + mean ** 2 * denominatorVariance
  return { people, mean, variance: Math.max(0, variance) / perPerson ** 2 }
}
