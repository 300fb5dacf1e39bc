import { normalQuantile } from './normal.ts'

/** Limits between which a number is, unless by a chance of alpha. */
export interface Interval {
  lower: number
  upper: number
}

/** Distance in standard errors that a normal variable exceeds to both sides together with a chance of alpha. */
export function twoSided(alpha: number): number {
  return -normalQuantile(alpha / 2)
}

/** The interval around a number. */
export function around(center: number, margin: number): Interval {
  return { lower: center - margin, upper: center + margin }
}
