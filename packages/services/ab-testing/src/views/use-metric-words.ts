import { formatValue, useLocale, type ValueFormat } from '@console-widgets/ui'
import { useAbTestingText } from '../generated/text.ts'
import { declarationOf, readEventMetric, type FixedMetricId, type MetricId } from '../model.ts'

const formats = {
  percent: { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 },
  number: { maximumFractionDigits: 2, minimumFractionDigits: 2 },
  seconds: { style: 'unit', unit: 'second', maximumFractionDigits: 0 },
} as const satisfies Record<string, ValueFormat>

const liftFormat = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** Format of relative differences. */
export { liftFormat }

/** Names of metrics, and how their values and differences are written. */
export function useMetricWords(currency: string) {
  const text = useAbTestingText()
  const locale = useLocale()
  const writeLift = (value: number) => formatValue(value, locale, liftFormat)
  return {
    nameOf: (metricId: MetricId) => {
      const event = readEventMetric(metricId)
      return event
        ? text(`ab-testing.event.${event.measure}`, { name: event.eventName })
        : text(`ab-testing.metric.${metricId as FixedMetricId}`)
    },
    writeLift,
    writeInterval: ({ lower, upper }: { lower: number; upper: number }) =>
      text('ab-testing.result.between', { lower: writeLift(lower), upper: writeLift(upper) }),
    /** A share, or a mean; money is stored in hundredths. */
    write: (metricId: MetricId, value: number | null) => {
      const { unit } = declarationOf(metricId)
      if (unit !== 'money') return formatValue(value, locale, formats[unit])
      return formatValue(value === null ? null : value / 100, locale, {
        style: 'currency',
        currency: currency || 'USD',
      })
    },
    writePercent: (value: number) => formatValue(value, locale, { style: 'percent', maximumFractionDigits: 1 }),
    writeNumber: (value: number | null) => formatValue(value, locale, {}),
  }
}
