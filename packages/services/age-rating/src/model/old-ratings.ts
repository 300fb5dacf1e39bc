import type { Ratings } from './rate.ts'
import { rankOf } from './systems.ts'

/** Values of the older calls: 1 to 4 for the HWAR levels 3, 7, 12, and from 16. */
export const oldRatings = [1, 2, 3, 4] as const
export type OldRating = (typeof oldRatings)[number]

/** Value of the older calls for a rating. */
export function oldRatingOf({ HWAR }: Pick<Ratings, 'HWAR'>): OldRating {
  return Math.min(4, rankOf('HWAR', HWAR.level) + 1) as OldRating
}
