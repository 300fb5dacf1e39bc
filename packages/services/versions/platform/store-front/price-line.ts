import type { Language } from '@console-widgets/core'
import { escapeMarkup, formatNumber } from '@console-widgets/core/formats'
import { countryName } from '@console-widgets/core/tables'
import type { ShownPrice } from '@console-widgets/platform/release/store-front'

/** Words around the price of an app on its public page. */
export interface PriceWords {
  regular: (price: string) => string
  lowest: (price: string, days: number) => string
  /** A price that isn’t that of the visitor’s country. */
  elsewhere: (country: string) => string
}

/** By the language of the page’s own words. */
export const priceWords = {
  en: {
    regular: (price) => `Regular price: ${price}`,
    lowest: (price, days) => `Lowest price of the ${days} days before: ${price}`,
    elsewhere: (country) => `Price in ${country}`,
  },
  zh: {
    regular: (price) => `原价：${price}`,
    lowest: (price, days) => `促销前 ${days} 天最低价：${price}`,
    elsewhere: (country) => `${country}价格`,
  },
  ru: {
    regular: (price) => `Обычная цена: ${price}`,
    lowest: (price, days) => `Минимальная цена за ${days} дней до акции: ${price}`,
    elsewhere: (country) => `Цена для страны: ${country}`,
  },
} satisfies Record<string, PriceWords>

interface PricedPage {
  price: ShownPrice | undefined
  isPriceOfElsewhere: boolean
}

/** The price of an app. In a promotion, it stands beside the lowest one of the days before, or else the regular one. */
export function priceLine(
  { price, isPriceOfElsewhere }: PricedPage,
  { language, price: own }: { language: Language; price: PriceWords },
  ownLang: string,
): string {
  if (!price) return ''
  const { country, promotion } = price
  const write = (amount: string) => escapeMarkup(priceInWords(amount, price.currency, ownLang))
  const place = isPriceOfElsewhere
    ? `<span class="soft">${escapeMarkup(own.elsewhere(countryName(country, language)))}</span>`
    : ''
  const parts = [`<strong>${write((promotion ?? price).price)}</strong>`, place, before(price, own, write)]
  return `<p class="price" lang="${ownLang}">${parts.filter((part) => part !== '').join(' ')}</p>`
}

function before({ price, promotion }: ShownPrice, own: PriceWords, write: (amount: string) => string): string {
  if (!promotion) return ''
  const { lowest, days } = promotion
  const words = lowest === null ? own.regular(write(price)) : own.lowest(write(lowest), days)
  return `<span class="soft">${words}</span>`
}

/** Writes an amount with the decimals that it has. */
function priceInWords(amount: string, currency: string, locale: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return formatNumber(Number(amount), locale, { ...digits, style: 'currency', currency })
}
