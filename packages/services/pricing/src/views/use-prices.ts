import { countryName } from '@console-widgets/core/tables'
import { formatNumber, useLanguage, useLocale } from '@console-widgets/ui'
import { currencyOf } from '../model.ts'

/** How prices are written in the user's language: with all decimals that the currency has. */
export function usePriceText(): (price: number, currency: string) => string {
  const locale = useLocale()
  return (price, currency) => {
    const { decimals } = currencyOf(currency)
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return formatNumber(price / 10 ** decimals, locale, {
      ...digits,
      style: 'currency',
      currency,
      currencyDisplay: 'code',
    })
  }
}

/** Names of countries in the user's language. */
export function useCountryName(): (country: string) => string {
  const language = useLanguage()
  return (country) => countryName(country, language)
}
