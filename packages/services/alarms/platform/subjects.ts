import { eq } from 'drizzle-orm'
import { alarmLimits, beginOfSeries, Series, type AlarmState } from '@console-widgets/alarms/model'
import { day } from '@console-widgets/platform/clock/durations'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import type { MetricQuestion, ServiceMetric } from '@console-widgets/platform/metrics/metric'
import { readPoints, readPointsAmong } from '@console-widgets/platform/metrics/read-points'
import { dimensionsOf, metricOf } from './metrics.ts'
import { alarmInstances, type AlarmRow } from './tables.ts'

/** Days within which the values of a dimension are looked for that a rule watches one by one. */
const recentDays = 30

/** What a rule judges: its metric as a whole, or one value of the dimension that it watches value by value. */
export interface Subject {
  /** Null: the metric as a whole. */
  instance: string | null
  state: AlarmState
  stateTime: number
  series: Series
}

/** What a rule judges, with the points that its evaluations from one end of a period to another need. */
export async function readSubjects(
  db: Queries,
  services: PlatformParts,
  rule: AlarmRow,
  first: number,
  to: number,
): Promise<Subject[]> {
  const { teamId, appId, metric: named, condition, state, stateTime } = rule
  const metric = metricOf(services, named)
  const { filter, period } = condition
  const dimensions = dimensionsOf(named.dimensions)
  const question = { teamId, appId, dimensions, filter, period, from: beginOfSeries(first, condition), to }
  if (rule.forEach !== null) return metric ? readInstances(db, metric, question, rule, rule.forEach) : []
  const points = metric ? await readPoints(db, metric, question) : []
  return [{ instance: null, state, stateTime, series: new Series(points, condition) }]
}

/** Values that are watched one by one: those that fire, until they end, and the most frequent ones of late. */
async function readInstances(
  db: Queries,
  metric: ServiceMetric,
  question: MetricQuestion,
  { alarmId, condition, startTime }: AlarmRow,
  dimension: string,
): Promise<Subject[]> {
  const { teamId, appId, to } = question
  const stored = await db.select().from(alarmInstances).where(eq(alarmInstances.alarmId, alarmId))
  const values = metric.dimensions.find(({ id }) => id === dimension)?.values
  const found = values
    ? await rowsOf<{ value: string }>(db, values({ teamId, appId, since: to - recentDays * day }))
    : []
  const firing = stored.filter(({ state }) => state === 'alarm').map(({ instance }) => instance)
  const instances = [...new Set([...firing, ...found.map(({ value }) => value)])].slice(0, alarmLimits.instances)
  const points = await readPointsAmong(db, metric, { ...question, among: { dimension, values: instances } })
  return instances.map((instance) => {
    const before = stored.find((each) => each.instance === instance)
    return {
      instance,
      state: before?.state ?? 'insufficient_data',
      stateTime: before?.stateTime ?? startTime,
      series: new Series(points.get(instance) ?? [], condition),
    }
  })
}
