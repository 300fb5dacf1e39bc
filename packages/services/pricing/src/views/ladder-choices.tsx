import { Button } from '@console-widgets/ui'
import { usePricingText } from '../generated/text.ts'
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
