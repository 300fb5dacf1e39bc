import type { Language } from '@console-widgets/core'
import { escapeMarkup, formatNumber, formatUtcDate } from '@console-widgets/core/formats'
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

/** Words of the page. */
interface PageWords {
  language: Language
  price: PriceWords
  until: (date: string) => string
}

interface PricedPage {
  price: ShownPrice | undefined
  isPriceOfElsewhere: boolean
}

/**
 * The price of an app. In a promotion, it stands beside the regular one, its end, and the lowest one of the days before
 * where that has to be stated.
 */
export function priceLine(
  { price, isPriceOfElsewhere }: PricedPage,
  { language, price: own, until }: PageWords,
  ownLang: string,
): string {
  if (!price) return ''
  const { country, promotion } = price
  const write = (amount: string) => escapeMarkup(priceInWords(amount, price.currency, ownLang))
  const place = isPriceOfElsewhere
    ? `<span class="soft">${escapeMarkup(own.elsewhere(countryName(country, language)))}</span>`
    : ''
  const facts = promotion
    ? [
        own.regular(write(price.price)),
        until(formatUtcDate(promotion.endTime - 1, language)),
        ...(promotion.lowest === null ? [] : [own.lowest(write(promotion.lowest), promotion.days)]),
      ]
    : []
  const beside = facts.length === 0 ? '' : `<span class="soft">${facts.join(' · ')}</span>`
  const parts = [`<strong>${write((promotion ?? price).price)}</strong>`, place, beside]
  return `<p class="price" lang="${ownLang}">${parts.filter((part) => part !== '').join(' ')}</p>`
}

/** Writes an amount with the decimals that it has. */
function priceInWords(amount: string, currency: string, locale: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return formatNumber(Number(amount), locale, { ...digits, style: 'currency', currency })
}
