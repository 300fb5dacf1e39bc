import { formatValue, useLocale, type ValueFormat } from '@console-widgets/ui'
import type { GroupResult } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { saysVerdict } from '../says-verdict.ts'
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
  const between = ({ lower, upper }: { lower: number; upper: number }) =>
    text('ab-testing.result.between', { lower: writeLift(lower), upper: writeLift(upper) })
  /** An absolute difference: of shares in percentage points, of which there are no more than a hundred. */
  const writeDifference = (metricId: MetricId, { lower, upper }: { lower: number; upper: number }) => {
    const { unit } = declarationOf(metricId)
    const format: ValueFormat =
      unit === 'percent'
        ? { maximumFractionDigits: 1 }
        : unit === 'money'
          ? { style: 'currency', currency: currency || 'USD' }
          : formats[unit]
    const factor = unit === 'percent' ? 100 : unit === 'money' ? 0.01 : 1
    const write = (value: number) => formatValue(value * factor, locale, { ...format, signDisplay: 'exceptZero' })
    return unit === 'percent'
      ? text('ab-testing.result.points', { lower: write(Math.max(-1, lower)), upper: write(Math.min(1, upper)) })
      : text('ab-testing.result.between', { lower: write(lower), upper: write(upper) })
  }
  return {
    nameOf: (metricId: MetricId) => {
      const event = readEventMetric(metricId)
      return event
        ? text(`ab-testing.event.${event.measure}`, { name: event.eventName })
        : text(`ab-testing.metric.${metricId as FixedMetricId}`)
    },
    writeLift,
    writeInterval: between,
    /** The interval that belongs to the verdict: the relative one, unless only the absolute one says as much. */
    writeEffect: (metricId: MetricId, group: Pick<GroupResult, 'interval' | 'liftInterval' | 'verdict'>) => {
      const { interval, liftInterval } = group
      if (liftInterval && saysVerdict(group)) return between(liftInterval)
      return interval ? writeDifference(metricId, interval) : '–'
    },
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
