import { countryLines } from './country-lines.ts'
import type { Day } from './days.ts'

/** What prices of a country depend on. */
export interface PriceCountry {
  country: string
  /** Currencies with the first day of each, oldest first. The first is as old as needed. */
  currencies: readonly { from: Day; currency: string }[]
  /** Tax in hundredths of a percent of the price without tax. */
  tax: number
  /** Whether users see prices with the tax. */
  isTaxIncluded: boolean
  /** Time zone of the capital, in which days of prices begin. */
  zone: string
}

const all: ReadonlyMap<string, PriceCountry> = new Map(
  countryLines
    .trim()
    .split('\n')
    .map((line): [string, PriceCountry] => {
      const [country, money, tax, zone] = line.split(' ') as [string, string, string, string]
      const [first, ...later] = money.split('>') as [string, ...string[]]
      const currencies = [{ from: '0000-00-00', currency: first }]
      for (let index = 0; index < later.length; index += 2)
        currencies.push({ from: later[index] as string, currency: later[index + 1] as string })
      const isTaxIncluded = tax !== '+'
      return [country, { country, currencies, tax: isTaxIncluded ? Number(tax) : 0, isTaxIncluded, zone }]
    }),
)

/** Countries where prices apply, by their codes. */
export const priceCountries: readonly PriceCountry[] = [...all.values()]

/** A country by its code. @throws RangeError for an unknown one */
export function priceCountry(code: string): PriceCountry {
  const known = all.get(code)
  if (!known) throw new RangeError(`Unknown country '${code}'`)
  return known
}

/** Currency in which users of a country pay on a day. */
export function currencyIn(country: string, day: Day): string {
  const known = priceCountry(country).currencies.findLast(({ from }) => from <= day)
  return (known as { currency: string }).currency
}

/** Members of the European Union, where a reduction is announced with the lowest price of the 30 days before. */
export const unionCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The country whose tax a base price contains, where only its currency is known. */
const homes: Readonly<Record<string, string>> = { CNY: 'CN', EUR: 'DE', RUB: 'RU', USD: 'US' }

/** The country that a currency stands for. Undefined for those that no app is priced in. */
export function homeOf(currency: string): string | undefined {
  return homes[currency]
}
