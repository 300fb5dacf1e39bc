import type { EachDimension } from '@console-widgets/alarms/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { MetricFilter, ServiceMetric } from '@console-widgets/platform/metrics/metric'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import type { WatchedMetric } from './tables.ts'

/** A metric by name; undefined if no service brings it. */
export function metricOf(
  { metrics }: Pick<PlatformParts, 'metrics'>,
  { namespace, metricName }: Pick<WatchedMetric, 'namespace' | 'metricName'>,
): ServiceMetric | undefined {
  return metrics.find((metric) => metric.namespace === namespace && metric.id === metricName)
}

/** Metrics that a member may see. */
export function metricsFor({ services, permissions }: Pick<Context, 'services' | 'permissions'>): ServiceMetric[] {
  return services.metrics.filter(({ permission }) => permission === undefined || permissions.has(permission))
}

/**
 * A metric that a member may see.
 * @param at path of the metric's fields in the input
 * @throws PlatformRefusal if there is none
 */
export function requireMetric(
  context: Pick<Context, 'services' | 'permissions'>,
  named: Pick<WatchedMetric, 'namespace' | 'metricName'>,
  at = '',
): ServiceMetric {
  const metric = metricsFor(context).find((each) => each.namespace === named.namespace && each.id === named.metricName)
  if (!metric)
    throw refuse('bad-parameter', `There is no metric '${named.metricName}' in '${named.namespace}'`, [
      issue(`${at}metricName`, 'metric-of-namespace'),
    ])
  return metric
}

/** How a metric is asked for. */
interface Asked {
  dimensions: WatchedMetric['dimensions']
  /** Dimension whose values are watched one by one. */
  forEach?: EachDimension | null
  filter: MetricFilter
  period: number
}

/**
 * Checks that a metric has the dimensions, the period, and the filter.
 * @param at paths of the metric's and of the condition's fields in the input
 * @throws PlatformRefusal if it doesn't
 */
export function requireQuestion(
  metric: ServiceMetric,
  { dimensions, forEach, filter, period }: Asked,
  at: { metric: string; condition: string } = { metric: '', condition: '' },
): void {
  const unknown = dimensions.findIndex(({ name }) => !metric.dimensions.some(({ id }) => id === name))
  if (unknown >= 0)
    throw refuse('bad-parameter', `'${metric.id}' has no dimension '${dimensions[unknown]?.name}'`, [
      issue(`${at.metric}dimensions.${unknown}.name`, 'dimension-of-metric'),
    ])
  // A value of it can't be chosen as well.
  if (
    forEach &&
    (!metric.dimensions.some(({ id }) => id === forEach) || dimensions.some(({ name }) => name === forEach))
  )
    throw refuse('bad-parameter', `'${metric.id}' can’t be watched for each ${forEach}`, [
      issue('forEach', 'dimension-of-metric'),
    ])
  const missing = metric.dimensions.find(
    ({ id, isRequired }) => isRequired && !dimensions.some(({ name }) => name === id),
  )
  if (missing)
    throw refuse('bad-parameter', `'${metric.id}' needs the dimension '${missing.id}'`, [
      issue(`${at.metric}dimensions`, 'includes-dimension', { dimension: missing.id }),
    ])
  if (!metric.periods.some((each) => each === period))
    throw refuse('bad-parameter', `'${metric.id}' is measured for other periods`, [
      issue(`${at.condition}period`, 'one-of', { names: metric.periods.join(', ') }),
    ])
  if (!metric.filters.includes(filter))
    throw refuse('bad-parameter', `'${metric.id}' can’t be computed as '${filter}'`, [
      issue(`${at.condition}filter`, 'one-of', { names: metric.filters.join(', ') }),
    ])
}

/** Values by dimension. */
export function dimensionsOf(dimensions: WatchedMetric['dimensions']): Record<string, string> {
  return Object.fromEntries(dimensions.map(({ name, value }) => [name, value]))
}
