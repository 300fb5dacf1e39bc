import { useJoin } from '@console-widgets/ui'
import type { Alarm } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { useAlarmWords } from './use-alarm-words.ts'

/** Metric of a rule, with what it is limited to, and whether it is watched for each version or country. */
export function MetricText({ alarm: { metric, forEach } }: { alarm: Pick<Alarm, 'metric' | 'forEach'> }) {
  const text = useAlarmsText()
  const { nameOfMetric } = useAlarmWords()
  const join = useJoin()
  const name = nameOfMetric(metric.namespace, metric.metricName)
  return join.names([
    name,
    ...metric.dimensions.map(({ value }) => value),
    ...(forEach === null ? [] : [text(`alarms.forEach.${forEach}`)]),
  ])
}

/** Condition of a rule in words. */
export function ConditionText({ alarm: { condition, metric } }: { alarm: Pick<Alarm, 'condition' | 'metric'> }) {
  const text = useAlarmsText()
  const { nameOfOperator, writeThreshold } = useAlarmWords()
  const { operator, value, datapoints, evaluations, period } = condition
  return text('alarms.condition.text', {
    operator: nameOfOperator(operator),
    value: writeThreshold(value, operator, metric.unit),
    datapoints,
    evaluations,
    period: text(`alarms.period.${period}`),
  })
}
