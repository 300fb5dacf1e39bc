import type { SQL } from 'drizzle-orm'

/** Length of a point, in seconds: an hour, six hours, or a day. Periods begin at multiples of it in UTC. */
export type MetricPeriod = 3600 | 21_600 | 86_400

/** What a value counts. Shares are in percent, money in whole units of its currency. */
export type MetricUnit = 'percent' | 'count' | 'milliseconds' | 'stars' | 'money'

/** How the measurements of a period become one value. */
export type MetricFilter = 'average' | 'sum' | 'max' | 'min' | 'count' | 'p95'

/** A property by which a metric can be limited, such as a version. */
export interface MetricDimension {
  /** The service has a word for it: `dimension.<area>.<id>`. */
  id: string
  /** Whether a value must be chosen, since values of different ones can't be added up. */
  isRequired?: true
  /** Query for the values of an app since a time, as the column `value`, the most frequent first. */
  values(question: { teamId: string; appId: string; since: number }): SQL
}

/** Which points are wanted: of one app, from a time up to another, excluded. Both are boundaries of periods. */
export interface MetricQuestion {
  teamId: string
  appId: string
  /** Values by dimension. */
  dimensions: Readonly<Record<string, string>>
  /** Asks for one series for each of these values of a dimension: the rows have the value in a column `instance`. */
  among?: { dimension: string; values: readonly string[] }
  filter: MetricFilter
  period: MetricPeriod
  from: number
  to: number
}

/** Something that a service measures of an app and that can be watched. */
export interface Metric {
  /** The service has words for it: `metric.<area>.<id>`. */
  id: string
  unit: MetricUnit
  /** The default first. */
  filters: readonly [MetricFilter, ...MetricFilter[]]
  periods: readonly MetricPeriod[]
  dimensions: readonly MetricDimension[]
  /** A value of fewer measurements, such as a share of few users, tells nothing, so that it's missing. */
  smallestBase: number
  /** Value of a period without measurements: 0 for what is counted, null if it's missing. */
  whenEmpty: 0 | null
  /** Permission that a member needs to see it. */
  permission?: string
  /** Query for the points that have measurements: `start` in milliseconds, `value`, and the number `base` of these. */
  points(question: MetricQuestion): SQL
  /**
   * Query for the time in which the data are complete, as `from` and `until` in milliseconds; without a row, no data
   * are. Default: data are complete as soon as their time has passed.
   */
  reach?(teamId: string): SQL
}

/** A metric, and the service that brings it. */
export interface ServiceMetric extends Metric {
  /** Area of the service. */
  namespace: string
}
