import { currencyLines } from './currency-lines.ts'

/** How prices in a currency end: 4.99 and 199, 4.90, or 500. */
export type PriceEnding = 'less' | 'ninety' | 'round'

/** A currency in which users pay. */
export interface Currency {
  code: string
  /** Digits after the decimal point. */
  decimals: number
  /** Millionths of the currency for a US dollar on the first day of the rates. */
  rate: bigint
  ending: PriceEnding
  /** Currency whose rate this one follows. Null: none. */
  peg: string | null
}

/** Currencies without decimals, by ISO 4217. `Intl` isn't the source: it has what is usual, such as none for HUF. */
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
/** Currencies with three decimals, by ISO 4217. */
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** Digits after the decimal point of a currency, by ISO 4217. */
function decimalsOf(code: string): number {
  if (withoutDecimals.includes(code)) return 0
  return withThreeDecimals.includes(code) ? 3 : 2
}

/** All currencies, by their codes. */
const currencies: ReadonlyMap<string, Currency> = new Map(
  currencyLines
    .trim()
    .split('\n')
    .map((line): [string, Currency] => {
      const [code, rate, ending, peg = null] = line.split(' ') as [string, string, PriceEnding, string?]
      const [whole, part = ''] = rate.split('.') as [string, string?]
      return [code, { code, decimals: decimalsOf(code), rate: BigInt(whole + part.padEnd(6, '0')), ending, peg }]
    }),
)

/** Codes of all currencies, in order. */
export const currencyCodes: readonly string[] = [...currencies.keys()]

/** A currency by its code. @throws RangeError for an unknown one */
export function currencyOf(code: string): Currency {
  const known = currencies.get(code)
  if (!known) throw new RangeError(`Unknown currency '${code}'`)
  return known
}
