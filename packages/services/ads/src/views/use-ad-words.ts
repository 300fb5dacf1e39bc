import { listCountries } from '@console-widgets/core/tables'
import { formatValue, useJoin, useLanguage, useLocale } from '@console-widgets/ui'

const share = { style: 'percent', maximumFractionDigits: 1 } as const

/** How money, shares, and countries of ads are written. */
export function useAdWords() {
  const locale = useLocale()
  const language = useLanguage()
  const join = useJoin()
  const writeMoney = (hundredths: number | null, currency: string) =>
    formatValue(hundredths === null ? null : hundredths / 100, locale, { style: 'currency', currency })
  return {
    writeMoney,
    writeNumber: (value: number) => formatValue(value, locale, {}),
    writeShare: (value: number | null) => formatValue(value, locale, share),
    /** Money per something, if there is any. */
    writePer: (hundredths: number, count: number, currency: string) =>
      writeMoney(count === 0 ? null : Math.round(hundredths / count), currency),
    writeCountries: (codes: readonly string[]) => {
      const names = new Map(listCountries(language).map(({ id, name }) => [id, name]))
      return join.names(codes.map((code) => names.get(code) ?? code))
    },
    countryName: (code: string) => listCountries(language).find(({ id }) => id === code)?.name ?? code,
  }
}
