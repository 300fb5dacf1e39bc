import { listCountries } from '@console-widgets/core/tables'
import { formatValue, useLanguage, useLocale } from '@console-widgets/ui'
import { useRecallText } from '../generated/text.ts'

const share = { style: 'percent', maximumFractionDigits: 1 } as const
/** A difference of two shares, in percentage points. */
const signed = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** How figures of campaigns and journeys are written. */
export function useWords() {
  const text = useRecallText()
  const locale = useLocale()
  const countries = listCountries(useLanguage())
  const writeNumber = (value: number) => formatValue(value, locale, {})
  const writePoints = (value: number) => formatValue(value * 100, locale, signed)
  return {
    writeNumber,
    writeShare: (value: number | null) => formatValue(value, locale, share),
    /** The difference of two shares. */
    writeDifference: (value: number | null) =>
      value === null ? '–' : text('recall.points', { value: writePoints(value) }),
    /** Money in hundredths of a yuan. */
    writeCost: (value: number | null) =>
      formatValue(value === null ? null : value / 100, locale, { style: 'currency', currency: 'CNY' }),
    writeInterval: (interval: { lower: number; upper: number } | null) =>
      interval === null
        ? '–'
        : text('recall.between', { lower: writePoints(interval.lower), upper: writePoints(interval.upper) }),
    countryName: (code: string) => countries.find(({ id }) => id === code)?.name ?? code,
    countryChoices: countries.map(({ id, name }) => ({ value: id, label: name })),
  }
}
