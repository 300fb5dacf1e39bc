import { useData, useToast } from '@console-widgets/ui'
import { type Prices, pricesData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { priceText } from '../model.ts'
import { ChangedPrices, ReviewDialog } from './review-dialog.tsx'
import { usePriceText } from './use-prices.ts'
import type { DraftOfPrices } from './use-price-draft.ts'

interface ReviewChangesProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  prices: Prices
  edited: DraftOfPrices
}

/** Dialog that shows each price before and after, and saves: immediately, or for a day. */
export function ReviewChanges({ open, onOpenChange, prices, edited }: ReviewChangesProps) {
  const text = usePricingText()
  const priceIn = usePriceText()
  const toast = useToast()
  const { appId, productNo, revision } = prices
  const { change } = useData(pricesData, { appId, productNo: productNo ?? undefined })
  const { draft, rows, saved } = edited
  const changed = rows.filter(({ isChanged }) => isChanged)
  const submit = async (startDay: string | undefined) => {
    const named = new Map(rows.map((row) => [row.country, row]))
    const changes = Object.entries(draft.changes).map(([country, price]) => [
      country,
      price === null ? null : priceText(price, named.get(country)?.currency ?? saved.base.currency),
    ])
    await change.run({
      appId,
      ...(productNo === null ? {} : { productNo }),
      revision,
      ...(draft.basePrice === undefined ? {} : { basePrice: priceText(draft.basePrice, saved.base.currency) }),
      prices: Object.fromEntries(changes) as Record<string, string | null>,
      isRateRenewed: draft.isRateRenewed,
      ...(startDay === undefined ? {} : { startDay }),
    })
    edited.discard()
    toast.show({ title: text('pricing.saved') })
  }
  const amountOf = (price: number | null, currency: string) =>
    price === null ? text('pricing.none') : priceIn(price, currency)
  return (
    <ReviewDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('pricing.review.title')}
      description={text('pricing.changed', { count: changed.length })}
      submitLabel={text('pricing.review.submit')}
      onSubmit={submit}
    >
      <ChangedPrices
        changes={changed.map(({ country, currency, price, origin, before }) => {
          const isMoved = before !== undefined && before.origin !== origin
          const write = (each: NonNullable<typeof before>) => {
            const amount = amountOf(each.price, each.currency)
            return isMoved ? `${amount} · ${text(`pricing.origin.${each.origin}`)}` : amount
          }
          return { country, before: before ? write(before) : null, after: write({ currency, price, origin }) }
        })}
      />
    </ReviewDialog>
  )
}
