import type { Queries } from '../database/connection.ts'
import type { Services } from '../calls/platform-parts.ts'
import type { Random } from './random.ts'

/**
 * What a service's `seed.ts` makes its demo data with, in one transaction with the platform's rights: each row names
 * its team.
 */
export interface Seed {
  db: Queries
  services: Services
  random: Random
  /** Now; demo data lies in the 90 days before. */
  now: number
}

/** Milliseconds of an hour and of a day. */
export const hour = 3_600_000
export const day = 24 * hour
/** Days that the demo data reaches back. */
export const demoDays = 90

/** How the demo teams get their rows of a service. */
export interface HalfSeed {
  /** Areas whose demo rows must be there before. */
  after?: readonly string[]
  /**
   * Draws from the chance that the first services share, in their order. Any other half has a chance of its own, made
   * from its area, so that its demo data does not hang on who else is there.
   */
  sharesChance?: boolean
  fill(seed: Seed): Promise<void>
}

/** An area with the seed of its half. */
export interface SeededArea {
  area: string
  seed?: HalfSeed
}
