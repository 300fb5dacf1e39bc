import { formatPrice } from './formats/prices.ts'
import { formatUtcDate, parseUtcDay } from './formats/utc-dates.ts'
import { languageTag, type Language } from './language.ts'
import { countryName } from './tables/countries.ts'

/**
 * What the store says of the price of an app. Its public page, the preview in the listing editor, and the preview
 * behind a shared link say it by the same words, so that a team sees what its users will.
 */

/** What an app costs. Prices are digits with a decimal point, and all decimals of the currency. */
export interface StorePrice {
  /** Where it applies: in the country of the visitor, or where the team has set it if that isn’t known. */
  country: string
  currency: string
  /** The regular one. */
  price: string
  /** Null: none is on. */
  promotion: {
    price: string
    /** The last day on which it applies in the country. */
    lastDay: string
    /** Lowest price of the days before the promotion, where it is stated. */
    lowest: string | null
    /** Days that it is the lowest of. */
    days: number
  } | null
}

/** What the store says of a price, in the order in which it says it. */
export interface StorePriceTexts {
  /** What users pay now. */
  price: string
  /** Undefined: the price is that of the visitor’s country. */
  place: string | undefined
  /** In a promotion, what stands beside its price. */
  facts: string[]
}

interface PriceWords {
  until: (date: string) => string
  regular: (price: string) => string
  lowest: (price: string, days: number) => string
  elsewhere: (country: string) => string
}

const words: Record<Language, PriceWords> = {
  en: {
    until: (date) => `until ${date}`,
    regular: (price) => `Regular price: ${price}`,
    lowest: (price, days) => `Lowest price of the ${days} days before: ${price}`,
    elsewhere: (country) => `Price in ${country}`,
  },
  cn: {
    until: (date) => `截至 ${date}`,
    regular: (price) => `原价：${price}`,
    lowest: (price, days) => `促销前 ${days} 天最低价：${price}`,
    elsewhere: (country) => `${country}价格`,
  },
  ru: {
    until: (date) => `до ${date}`,
    regular: (price) => `Обычная цена: ${price}`,
    lowest: (price, days) => `Минимальная цена за ${days} дней до акции: ${price}`,
    elsewhere: (country) => `Цена для страны: ${country}`,
  },
}

/**
 * Writes a price as the store does. In a promotion, it stands beside its last day, the regular one, and the lowest one
 * of the days before where that has to be stated.
 * @param isOfElsewhere whether the country is named, since it may not be that of the visitor
 */
export function storePriceTexts(price: StorePrice, language: Language, isOfElsewhere: boolean): StorePriceTexts {
  const { country, currency, promotion } = price
  const { until, regular, lowest, elsewhere } = words[language]
  const write = (amount: string) => formatPrice(amount, currency, languageTag(language))
  return {
    price: write((promotion ?? price).price),
    place: isOfElsewhere ? elsewhere(countryName(country, language)) : undefined,
    facts: promotion
      ? [
          until(formatUtcDate(parseUtcDay(promotion.lastDay), language)),
          regular(write(price.price)),
          ...(promotion.lowest === null ? [] : [lowest(write(promotion.lowest), promotion.days)]),
        ]
      : [],
  }
}
