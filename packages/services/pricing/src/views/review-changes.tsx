import { Comparison, DateTimeField, FormDialog, RadioGroup, useData, useToast } from '@console-widgets/ui'
import { dateInputText } from '@console-widgets/core/formats'
import * as v from 'valibot'
import { type Prices, pricesData } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { priceText } from '../model.ts'
import { useCountryName, usePriceText } from './use-prices.ts'
import type { DraftOfPrices } from './use-price-draft.ts'

interface ReviewChangesProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  prices: Prices
  edited: DraftOfPrices
}

const schema = v.pipe(
  v.object({ when: v.picklist(['now', 'later']), day: v.optional(v.number()) }),
  v.forward(
    v.check(({ when, day }) => when === 'now' || day !== undefined, ''),
    ['day'],
  ),
)
type Values = v.InferOutput<typeof schema>

/** Dialog that shows each price before and after, and saves: immediately, or for a day. */
export function ReviewChanges({ open, onOpenChange, prices, edited }: ReviewChangesProps) {
  const text = usePricingText()
  const priceIn = usePriceText()
  const nameOf = useCountryName()
  const toast = useToast()
  const { appId, productNo, revision } = prices
  const { change } = useData(pricesData, { appId, productNo: productNo ?? undefined })
  const { draft, rows, saved } = edited
  const changed = rows.filter(({ isChanged }) => isChanged)
  const submit = async ({ when, day }: Values) => {
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
      ...(when === 'later' && day !== undefined ? { startDay: dateInputText(day, true) } : {}),
    })
    edited.discard()
    toast.show({ title: text('pricing.saved') })
  }
  const amountOf = (price: number | null, currency: string) =>
    price === null ? text('pricing.none') : priceIn(price, currency)
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('pricing.review.title')}
      description={text('pricing.changed', { count: changed.length })}
      size="large"
      schema={schema}
      defaults={{ when: 'now' }}
      submitLabel={text('pricing.review.submit')}
      onSubmit={submit}
    >
      {({ when }) => (
        <>
          <RadioGroup
            name="when"
            label={text('pricing.review.when')}
            choices={[
              { value: 'now', label: text('pricing.review.now') },
              { value: 'later', label: text('pricing.review.later') },
            ]}
          />
          {when === 'later' ? (
            <DateTimeField
              name="day"
              label={text('pricing.review.day')}
              help={text('pricing.review.day.help')}
              dateOnly
              required
            />
          ) : null}
          <div
            className="max-h-80 overflow-auto focus-ring"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
            tabIndex={0}
            role="group"
            aria-label={text('pricing.review.title')}
          >
            <Comparison
              label={text('pricing.review.title')}
              beforeLabel={text('pricing.review.before')}
              afterLabel={text('pricing.review.after')}
              values={changed.map(({ country, currency, price, origin, before }) => {
                const isMoved = before !== undefined && before.origin !== origin
                const write = (each: NonNullable<typeof before>) => {
                  const amount = amountOf(each.price, each.currency)
                  return isMoved ? `${amount} · ${text(`pricing.origin.${each.origin}`)}` : amount
                }
                return {
                  label: nameOf(country),
                  before: before ? write(before) : null,
                  after: write({ currency, price, origin }),
                }
              })}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}
