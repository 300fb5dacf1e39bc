import { sql, type SQL } from 'drizzle-orm'
import type { Metric, MetricDimension, MetricQuestion } from '@console-widgets/platform/metrics/metric'

/** Requests below which a share of them tells nothing. */
const fewestRequests = 20

/** Name of a bucket; of a deleted one, whose usage is kept, its ID. */
const bucketName = sql`coalesce(b.bucket_name, u.bucket_id)`

/** Requests of a team’s buckets: apps share them, so that a rule of any app can watch them. */
const bucket: MetricDimension = {
  id: 'bucket',
  values: ({ teamId, since }) => sql`
    select ${bucketName} as value
    from cw_storage_usage u left join cw_storage_buckets b on b.bucket_id = u.bucket_id
    where u.team_id = ${teamId} and u.time >= ${since}
    group by 1 order by sum(u.refused) desc, 1 limit 200`,
}

/** Query for the points of the requests of each day, which usage counts. */
function pointsOf(value: SQL) {
  return ({ teamId, dimensions, from, to }: MetricQuestion): SQL => sql`
    select u.time as start, (${value})::float8 as value, sum(u.requests)::int as base
    from cw_storage_usage u left join cw_storage_buckets b on b.bucket_id = u.bucket_id
    where u.team_id = ${teamId} and u.time >= ${from} and u.time < ${to}${dimensions['bucket'] === undefined ? sql`` : sql` and ${bucketName} = ${dimensions['bucket']}`}
    group by u.time`
}

/** What cloud storage brings to be watched: requests that the rules of buckets have denied. */
export const watchedMetrics: readonly Metric[] = [
  {
    id: 'refusedRequests',
    unit: 'count',
    filters: ['sum'],
    periods: [86_400],
    dimensions: [bucket],
    smallestBase: 0,
    whenEmpty: 0,
    points: pointsOf(sql`sum(u.refused)`),
  },
  {
    id: 'refusedShare',
    unit: 'percent',
    filters: ['average'],
    periods: [86_400],
    dimensions: [bucket],
    smallestBase: fewestRequests,
    whenEmpty: null,
    points: pointsOf(sql`100.0 * sum(u.refused) / nullif(sum(u.requests), 0)`),
  },
]
