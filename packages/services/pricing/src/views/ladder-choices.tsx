import { Button } from '@console-widgets/ui'
import { usePricingText } from '../generated/text.ts'
import { ladderAround, tierOf } from '../model.ts'
import { usePriceText } from './use-prices.ts'

/** Prices of the ladder to choose from. */
export function LadderChoices({
  prices,
  currency,
  onChoose,
}: {
  prices: readonly number[]
  currency: string
  onChoose: (price: number) => void
}) {
  const text = usePricingText()
  const write = usePriceText()
  return (
    <div role="group" aria-label={text('pricing.edit.ladder')} className="flex flex-wrap gap-1">
      {prices.map((price) => (
        // Pressed, not clicked: the field that it is about keeps the focus.
        <Button
          key={price}
          size="small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(price)}
        >
          {write(price, currency)}
        </Button>
      ))}
    </div>
  )
}

/** The prices of the ladder around one, each with its tier: what a step up or down would be. */
export function LadderPreview({ price, currency }: { price: number; currency: string }) {
  const text = usePricingText()
  const write = usePriceText()
  return (
    <span className="flex flex-col gap-0.5 tabular-nums">
      <span>{text('pricing.edit.ladder')}</span>
      {ladderAround(price, currency).map((each) => (
        <span key={each} className={each === price ? 'flex gap-2 font-bold' : 'flex gap-2'}>
          <span className="w-6 text-end">{tierOf(each, currency)}</span>
          <span className="flex-1 text-end">{write(each, currency)}</span>
        </span>
      ))}
    </span>
  )
}
