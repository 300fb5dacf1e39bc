import { formatNumber } from './numbers.ts'

/**
 * Writes a price with all decimals that it has.
 * @param price digits with a decimal point, and all decimals of the currency
 * @param currencyDisplay the code where many currencies stand side by side: one symbol can mean several of them
 */
export function formatPrice(
  price: string,
  currency: string,
  locale: string,
  currencyDisplay: 'symbol' | 'code' = 'symbol',
): string {
  const decimals = price.split('.')[1]?.length ?? 0
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return formatNumber(Number(price), locale, { ...digits, style: 'currency', currency, currencyDisplay })
}
