import { formatValue, useLocale } from '@console-widgets/ui'
import { useStoreExperimentsText } from '../generated/text.ts'

/** Format of relative differences. */
export const liftFormat = { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** How numbers, shares, and intervals are written. */
export function useWords() {
  const text = useStoreExperimentsText()
  const locale = useLocale()
  const writeLift = (value: number) => formatValue(value, locale, liftFormat)
  const writeShare = (value: number | null) =>
    formatValue(value, locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const between = (write: (value: number) => string, { lower, upper }: { lower: number; upper: number }) =>
    text('store-experiments.between', { lower: write(lower), upper: write(upper) })
  return {
    writeLift,
    writeShare,
    writePercent: (value: number) => formatValue(value, locale, { style: 'percent', maximumFractionDigits: 1 }),
    writeNumber: (value: number | null) => formatValue(value, locale, { maximumFractionDigits: 0 }),
    writeInterval: (interval: { lower: number; upper: number }) => between(writeLift, interval),
    writeShares: (interval: { lower: number; upper: number }) => between(writeShare, interval),
  }
}
