import type { InferInput } from 'valibot'
import type { Alarm, MetricChoice, SeriesQuestion } from './data.ts'
import { type Condition, leadOf, type Level } from './model.ts'
import type { alarmForm } from './schemas.ts'

/** Values of the form of a rule. */
export type RuleValues = InferInput<typeof alarmForm>

/** Days that the chart of a rule shows. */
export const shownDays = 30
const day = 86_400_000

export const idOf = ({ namespace, metricName }: Pick<MetricChoice, 'namespace' | 'metricName'>): string =>
  `${namespace}.${metricName}`

/** Namespace and name of a metric. */
export function metricOf(metricId: string): { namespace: string; metricName: string } {
  const [namespace = '', metricName = ''] = metricId.split('.')
  return { namespace, metricName }
}

const dimensionsOf = ({ dimensions = {}, forEach }: Pick<RuleValues, 'dimensions' | 'forEach'>) =>
  Object.entries(dimensions).flatMap(([name, value]) => (value === '' || name === forEach ? [] : [{ name, value }]))

/** Values of the form for a rule. */
export function valuesOf({ metric, condition, alarmActions, okActions, ...alarm }: Alarm): RuleValues {
  const has = (actions: Alarm['alarmActions'], wanted: Alarm['alarmActions'][number]['type']) =>
    actions.some(({ type, enabled }) => type === wanted && enabled)
  return {
    appId: alarm.appId,
    alarmName: alarm.alarmName,
    description: alarm.description,
    level: alarm.level,
    metricId: idOf(metric),
    dimensions: Object.fromEntries(metric.dimensions.map(({ name, value }) => [name, value])),
    forEach: alarm.forEach ?? '',
    ...condition,
    alarmNotice: has(alarmActions, 'notice'),
    haltRelease: has(alarmActions, 'halt-release'),
    okNotice: has(okActions, 'notice'),
  }
}

/** Condition of a form, if it is complete. */
export function conditionOf(values: Partial<RuleValues>): Condition | undefined {
  const { operator, value, period = 86_400, datapoints = 1, evaluations = 1, missing = 'missing' } = values
  if (operator === undefined || value === undefined || !Number.isInteger(datapoints) || !Number.isInteger(evaluations))
    return undefined
  if (evaluations < 1 || datapoints < 1 || datapoints > evaluations) return undefined
  return { operator, value, period, datapoints, evaluations, missing }
}

/** Fields of a rule that its author writes, from the form. */
export function ruleOf(values: RuleValues) {
  const { appId, alarmName, description, level, metricId, filter, operator, value, period, datapoints } = values
  const { evaluations, missing, alarmNotice, haltRelease, okNotice } = values
  return {
    alarmName,
    description,
    level: (level ?? 2) as Level,
    metric: { ...metricOf(metricId), dimensions: dimensionsOf(values) },
    forEach: values.forEach || null,
    condition: { filter, operator, value, period, datapoints, evaluations, missing },
    alarmActions: [
      ...(alarmNotice ? [{ type: 'notice' as const, target: 'team' }] : []),
      ...(haltRelease ? [{ type: 'halt-release' as const, target: appId }] : []),
    ],
    okActions: okNotice ? [{ type: 'notice' as const, target: 'team' }] : [],
  }
}

/** Which values the chart of a rule needs: those that it shows, and what its evaluations look back at. */
export function questionOf(
  values: Pick<RuleValues, 'appId' | 'metricId' | 'dimensions' | 'filter'>,
  condition: Condition,
): SeriesQuestion {
  const { appId, metricId, filter } = values
  return {
    appId,
    ...metricOf(metricId),
    dimensions: dimensionsOf(values),
    filter,
    period: condition.period,
    days: shownDays + Math.ceil(leadOf(condition) / day),
  }
}
