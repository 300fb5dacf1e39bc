import { useJoin } from '@console-widgets/ui'
import type { Alarm } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { useAlarmWords } from './use-alarm-words.ts'

/** What a rule watches, and when it fires, in words. */
export function useRuleWords() {
  const text = useAlarmsText()
  const { nameOfMetric, nameOfOperator, writeThreshold } = useAlarmWords()
  const join = useJoin()
  return {
    /** Metric, with what it is limited to, and whether it is watched for each version or country. */
    writeMetric: ({ metric, forEach }: Pick<Alarm, 'metric' | 'forEach'>): string =>
      join.names([
        nameOfMetric(metric.namespace, metric.metricName),
        ...metric.dimensions.map(({ value }) => value),
        ...(forEach === null ? [] : [text(`alarms.forEach.${forEach}`)]),
      ]),
    writeCondition({ condition, metric }: Pick<Alarm, 'condition' | 'metric'>): string {
      const { operator, value, datapoints, evaluations, period } = condition
      return text('alarms.condition.text', {
        operator: nameOfOperator(operator),
        value: writeThreshold(value, operator, metric.unit),
        datapoints,
        evaluations,
        period: text(`alarms.period.${period}`),
      })
    },
  }
}
