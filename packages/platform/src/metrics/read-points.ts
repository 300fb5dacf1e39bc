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

/** Reads a metric: one point for each period of the question, oldest first. */
export async function readPoints(db: Queries, metric: Metric, question: MetricQuestion): Promise<MetricPoint[]> {
  const { period, from, to, teamId } = question
  const reach = await reachOfMetric(db, metric, teamId)
  const found = await rowsOf<{ start: number; value: number | null; base: number }>(db, metric.points(question))
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
