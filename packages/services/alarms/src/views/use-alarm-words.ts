import { countryName } from '@console-widgets/core/tables'
import { formatValue, useLanguage, useLocale, useServiceWords, type ValueFormat } from '@console-widgets/ui'
import { useAlarmsText } from '../generated/text.ts'
import { type EachDimension, isBaseline, type Operator, type Unit, unitFormats } from '../model.ts'

/** How values of a unit are written. */
export const formatOf = (unit: Unit | null | undefined): ValueFormat => unitFormats[unit ?? 'count']

const operatorWords = {
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  aboveBaseline: 'aboveBaseline',
  belowBaseline: 'belowBaseline',
} as const satisfies Record<Operator, string>

/** Names of metrics and dimensions, which their services bring, and words for conditions and values. */
export function useAlarmWords() {
  const text = useAlarmsText()
  const locale = useLocale()
  const language = useLanguage()
  const { find } = useServiceWords()
  const nameOfDimension = (namespace: string, name: string) => find(`dimension.${namespace}.${name}`) ?? name
  return {
    nameOfMetric: (namespace: string, metricName: string) => find(`metric.${namespace}.${metricName}`) ?? metricName,
    nameOfDimension,
    /** A value that a rule watches by itself. */
    nameOfInstance: (forEach: EachDimension | null, instance: string) =>
      forEach === 'country' ? countryName(instance, language) : instance,
    nameOfOperator: (operator: Operator) => text(`alarms.operator.${operatorWords[operator]}`),
    write: (value: number | null, unit: Unit | null | undefined) => formatValue(value, locale, formatOf(unit)),
    /** A threshold as it was entered: a percentage, if it’s compared with a baseline. */
    writeThreshold: (value: number, operator: Operator, unit: Unit | null | undefined) =>
      formatValue(value, locale, formatOf(isBaseline(operator) ? 'percent' : unit)),
  }
}
