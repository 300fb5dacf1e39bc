import type { calls } from '@console-widgets/alarms/contract'
import { delayOf } from '@console-widgets/alarms/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { asc } from 'drizzle-orm'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { readPoints } from '@console-widgets/platform/metrics/read-points'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { dimensionsOf, metricsFor, requireMetric, requireQuestion } from './metrics.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'

/** Days that a series has by default. */
const usualDays = 30
/** Days within which a dimension’s values are looked for. */
const recentDays = 90
/** Apps that are offered at most. */
const mostApps = 1000

type Metrics = Extract<keyof typeof calls, `alarms.${'metric' | 'metric-series' | 'dimension'}.${string}`>

export const metricHandlers: Pick<Handlers<typeof calls>, Metrics> = {
  'alarms.metric.list': async (_, context) => ({
    items: metricsFor(context).map(({ namespace, id, unit, filters, periods, dimensions, smallestBase }) => ({
      namespace,
      metricName: id,
      unit,
      filters: [...filters],
      periods: [...periods],
      dimensions: dimensions.map((dimension) => ({ name: dimension.id, isRequired: dimension.isRequired ?? false })),
      smallestBase,
    })),
    apps: await context.db
      .select({ appId: apps.appId, appName: apps.appName })
      .from(apps)
      .orderBy(asc(apps.appName), asc(apps.appId))
      .limit(mostApps),
  }),

  'alarms.metric-series.query': async (
    { appId, dimensions, filter, period, days = usualDays, endTime, ...named },
    context,
  ) => {
    const { db, services, teamId } = context
    await findApp(db, appId)
    const metric = requireMetric(context, named)
    requireQuestion(metric, { dimensions, filter, period })
    const length = period * 1000
    const latest = Math.floor((context.now() - delayOf(period)) / length) * length
    const to = endTime === undefined ? latest : Math.min(latest, Math.floor(endTime / length) * length)
    const from = Math.floor((to - days * day) / length) * length
    const question = { teamId, appId, dimensions: dimensionsOf(dimensions), filter, period, from, to }
    const points = await readPoints(db, metric, question)
    const released = (await services.events.collectAnswers('apps.releases', { appId }, { db })).flat()
    const releases = released.filter(({ time }) => time >= from && time < to)
    return { unit: metric.unit, smallestBase: metric.smallestBase, period, endTime: to, points, releases }
  },

  'alarms.dimension.query': async ({ appId, dimension, ...named }, context) => {
    const { db, teamId } = context
    await findApp(db, appId)
    const found = requireMetric(context, named).dimensions.find(({ id }) => id === dimension)
    if (!found)
      throw refuse('bad-parameter', `'${named.metricName}' has no dimension '${dimension}'`, [
        issue('dimension', 'dimension-of-metric'),
      ])
    const rows = await rowsOf<{ value: string }>(
      db,
      found.values({ teamId, appId, since: context.now() - recentDays * day }),
    )
    return { values: rows.map(({ value }) => value) }
  },
}
