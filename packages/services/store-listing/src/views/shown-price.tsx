import { storePriceTexts } from '@console-widgets/core/store-price'
import { useLanguage } from '@console-widgets/ui'
import type { Listing } from '../data.ts'

/** The price of an app as the store page shows it, in the country where the team has set it. Nothing if it is free. */
export function ShownPrice({ price }: Pick<Listing, 'price'>) {
  const language = useLanguage()
  if (!price) return null
  const { price: shown, place, facts } = storePriceTexts(price, language, true)
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-sm">
      <strong>{shown}</strong>
      <span className="text-muted">{place}</span>
      {facts.map((fact) => (
        <span key={fact} className="text-muted">
          {fact}
        </span>
      ))}
    </p>
  )
}
