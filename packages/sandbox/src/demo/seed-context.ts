import type { Queries } from '../database/connection.ts'
import type { Services } from '../services.ts'
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
