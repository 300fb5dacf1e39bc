import { type Language, languageTag } from '@console-widgets/core'
import { escapeMarkup } from '@console-widgets/core/formats'
import { storePriceTexts, type StorePrice } from '@console-widgets/core/store-price'

interface PricedPage {
  /** Undefined: the app is free, or has no valid price in the country. */
  price: StorePrice | undefined
  /** Whether the price is that of another country, since the visitor’s isn’t known. */
  isPriceOfElsewhere: boolean
}

/** The price of an app on a public page, in the language of the page’s own words. */
export function priceLine({ price, isPriceOfElsewhere }: PricedPage, language: Language): string {
  if (!price) return ''
  const { price: shown, place, facts } = storePriceTexts(price, language, isPriceOfElsewhere)
  const soft = [...(place === undefined ? [] : [place]), ...(facts.length === 0 ? [] : [facts.join(' · ')])]
  const beside = soft.map((text) => ` <span class="soft">${escapeMarkup(text)}</span>`).join('')
  return `<p class="price" lang="${languageTag(language)}"><strong>${escapeMarkup(shown)}</strong>${beside}</p>`
}
