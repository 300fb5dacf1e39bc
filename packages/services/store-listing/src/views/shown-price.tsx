import { countryName } from '@console-widgets/core/tables'
import { formatNumber, useLanguage, useLocale } from '@console-widgets/ui'
import type { Listing } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'

/** The price of an app as the store page shows it, in the country where the team has set it. Nothing if it is free. */
export function ShownPrice({ price }: Pick<Listing, 'price'>) {
  const text = useStoreListingText()
  const language = useLanguage()
  const locale = useLocale()
  if (!price) return null
  const { country, currency, promotion } = price
  const write = (amount: string) => {
    const decimals = amount.split('.')[1]?.length ?? 0
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return formatNumber(Number(amount), locale, { ...digits, style: 'currency', currency })
  }
  const before = promotion
    ? promotion.lowest === null
      ? text('store-listing.price.regular', { price: write(price.price) })
      : text('store-listing.price.lowest', { price: write(promotion.lowest), count: promotion.days })
    : undefined
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-sm">
      <strong>{write((promotion ?? price).price)}</strong>
      <span className="text-muted">{text('store-listing.price.in', { country: countryName(country, language) })}</span>
      {before === undefined ? null : <span className="text-muted">{before}</span>}
    </p>
  )
}
