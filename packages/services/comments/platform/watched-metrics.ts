import { sql } from 'drizzle-orm'
import { dimensionOfRows, pointsOfRows, type MeasuredRows } from '@console-widgets/platform/metrics/points-of-rows'
import type { Metric } from '@console-widgets/platform/metrics/metric'
import { isShown } from './review-rows.ts'
import { reviews } from './tables.ts'

/** Ratings below which their average tells nothing. */
const fewestRatings = 5

const written: MeasuredRows = {
  table: reviews,
  teamId: reviews.teamId,
  appId: reviews.appId,
  time: reviews.time,
  where: isShown,
  dimensions: { version: reviews.appVersion, country: reviews.country },
}

const ofReviews = {
  filters: ['average'],
  // Reviews of a day are there when it is over.
  periods: [86_400],
  dimensions: [dimensionOfRows('version', written), dimensionOfRows('country', written)],
  smallestBase: fewestRatings,
  whenEmpty: null,
} as const satisfies Partial<Metric>

/** What reviews bring to be watched, each day’s by the stars that they have now. */
export const watchedMetrics: readonly Metric[] = [
  {
    ...ofReviews,
    id: 'average',
    unit: 'stars',
    points: (question) => pointsOfRows({ ...written, value: reviews.rating }, question),
  },
  {
    ...ofReviews,
    id: 'oneStarShare',
    unit: 'percent',
    points: (question) => pointsOfRows({ ...written, value: sql`(${reviews.rating} = 1)::int * 100` }, question),
  },
]
