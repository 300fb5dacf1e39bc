import { listCountries } from '@console-widgets/core/tables'
import { formatValue, useLanguage, useLocale } from '@console-widgets/ui'
import { useRecallText } from '../generated/text.ts'

const share = { style: 'percent', maximumFractionDigits: 1 } as const
const signed = { ...share, signDisplay: 'exceptZero' } as const

/** How figures of campaigns and journeys are written. */
export function useWords() {
  const text = useRecallText()
  const locale = useLocale()
  const countries = listCountries(useLanguage())
  const writeNumber = (value: number) => formatValue(value, locale, {})
  const writeSigned = (value: number | null) => formatValue(value, locale, signed)
  return {
    writeNumber,
    writeShare: (value: number | null) => formatValue(value, locale, share),
    writeSigned,
    /** Money in hundredths of a yuan. */
    writeCost: (value: number | null) =>
      formatValue(value === null ? null : value / 100, locale, { style: 'currency', currency: 'CNY' }),
    writeInterval: (interval: { lower: number; upper: number } | null) =>
      interval === null
        ? '–'
        : text('recall.between', { lower: writeSigned(interval.lower), upper: writeSigned(interval.upper) }),
    countryName: (code: string) => countries.find(({ id }) => id === code)?.name ?? code,
    countryChoices: countries.map(({ id, name }) => ({ value: id, label: name })),
  }
}
