import { formatPrice } from '@console-widgets/core/formats'
import { countryName } from '@console-widgets/core/tables'
import { useLanguage, useLocale } from '@console-widgets/ui'
import { priceText } from '../model.ts'

/** How prices are written in the user's language: with all decimals that the currency has. */
export function usePriceText(): (price: number, currency: string) => string {
  const locale = useLocale()
  return (price, currency) => formatPrice(priceText(price, currency), currency, locale, 'code')
}

/** Names of countries in the user's language. */
export function useCountryName(): (country: string) => string {
  const language = useLanguage()
  return (country) => countryName(country, language)
}
