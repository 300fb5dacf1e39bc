import { currencyOf } from './currencies.ts'

/**
 * Reads a price: digits, and the decimals of the currency after a point or a comma. A text that says more than the
 * currency has is none: nothing is rounded.
 * @returns the price in the smallest unit of the currency, or undefined if it isn't one
 */
export function parsePrice(text: string, currency: string): number | undefined {
  const { decimals } = currencyOf(currency)
  const found = /^(\d{1,12})(?:[.,](\d{1,6}))?$/.exec(text.replaceAll(/[\s\u00a0\u202f]/g, ''))
  if (!found) return undefined
  const [, whole = '', part = ''] = found
  if (part.length > decimals && /[1-9]/.test(part.slice(decimals))) return undefined
  const price = Number(whole + part.slice(0, decimals).padEnd(decimals, '0'))
  return price > 0 ? price : undefined
}

/** Writes a price as digits with a decimal point, such as `4.99`: what `parsePrice` reads. */
export function priceText(price: number, currency: string): string {
  const { decimals } = currencyOf(currency)
  if (decimals === 0) return String(price)
  const digits = String(price).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/**
 * A price as stores exchange it: a hundred times the price, as text.
 * @returns undefined if the currency has smaller parts than hundredths, and the price has some
 */
export function hundredfold(price: number, currency: string): string | undefined {
  const { decimals } = currencyOf(currency)
  if (decimals <= 2) return String(price * 10 ** (2 - decimals))
  return price % 10 ** (decimals - 2) === 0 ? String(price / 10 ** (decimals - 2)) : undefined
}

/**
 * Reads a price that is written a hundredfold.
 * @returns undefined if it is no price, or one that the currency can't express
 */
export function fromHundredfold(text: string, currency: string): number | undefined {
  const { decimals } = currencyOf(currency)
  if (!/^\d{1,14}$/.test(text) || Number(text) === 0) return undefined
  if (decimals >= 2) return Number(text) * 10 ** (decimals - 2)
  const unit = 10 ** (2 - decimals)
  return Number(text) % unit === 0 ? Number(text) / unit : undefined
}
