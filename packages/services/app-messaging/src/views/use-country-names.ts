import { listCountries } from '@console-widgets/core/tables'
import { useLanguage } from '@console-widgets/ui'

/** Names of countries by their codes. */
export function useCountryNames(): (code: string) => string {
  const countries = listCountries(useLanguage())
  return (code) => countries.find(({ id }) => id === code)?.name ?? code
}
