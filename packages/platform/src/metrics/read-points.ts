import { rowsOf, type Queries } from '../database/connection.ts'
import type { Metric, MetricQuestion } from './metric.ts'

/** Value of one period. */
export interface MetricPoint {
  /** Start of the period, in milliseconds since 1970. */
  time: number
  /** Null if it's missing: without data, or of too few measurements. */
  value: number | null
  /** Number of measurements that the value is based on. */
  base: number
}

/** Time in which the data of a metric are complete. Undefined: no data are. */
export async function reachOfMetric(
  db: Queries,
  metric: Metric,
  teamId: string,
): Promise<{ from: number; until: number } | undefined> {
  if (!metric.reach) return { from: 0, until: Number.POSITIVE_INFINITY }
  const [row] = await rowsOf<{ from: number; until: number }>(db, metric.reach(teamId))
  return row && { from: Number(row.from), until: Number(row.until) }
}

/** A period that has measurements. */
interface FoundPoint {
  start: number
  /** Only of a question about the values of a dimension. */
  instance?: string | null
  value: number | null
  base: number
}

/** Reads a metric: one point for each period of the question, oldest first. */
export async function readPoints(db: Queries, metric: Metric, question: MetricQuestion): Promise<MetricPoint[]> {
  const reach = await reachOfMetric(db, metric, question.teamId)
  return withoutGaps(await rowsOf<FoundPoint>(db, metric.points(question)), metric, question, reach)
}

/** Reads a metric for each of some values of a dimension, in one query. @returns their points, by value */
export async function readPointsAmong(
  db: Queries,
  metric: Metric,
  question: MetricQuestion & Required<Pick<MetricQuestion, 'among'>>,
): Promise<Map<string, MetricPoint[]>> {
  const { values } = question.among
  if (values.length === 0) return new Map()
  const reach = await reachOfMetric(db, metric, question.teamId)
  const found = new Map<string, FoundPoint[]>(values.map((value) => [value, []]))
  for (const row of await rowsOf<FoundPoint>(db, metric.points(question))) found.get(row.instance ?? '')?.push(row)
  return new Map([...found].map(([value, rows]) => [value, withoutGaps(rows, metric, question, reach)]))
}

/** One point for each period of a question. */
function withoutGaps(
  found: readonly FoundPoint[],
  metric: Metric,
  { period, from, to }: MetricQuestion,
  reach: { from: number; until: number } | undefined,
): MetricPoint[] {
  const byStart = new Map(found.map((row) => [Number(row.start), row]))
  const points: MetricPoint[] = []
  for (let time = from; time < to; time += period * 1000) {
    const isKnown = reach !== undefined && time >= reach.from && time + period * 1000 <= reach.until
    const row = isKnown ? byStart.get(time) : undefined
    const base = Number(row?.base ?? 0)
    const value = row === undefined ? (isKnown ? metric.whenEmpty : null) : row.value
    points.push({ time, value: value === null || base < metric.smallestBase ? null : Number(value), base })
  }
  return points
}
