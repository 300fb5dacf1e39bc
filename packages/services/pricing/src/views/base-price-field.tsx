import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import { Card, Checkbox, TextField, useLanguage } from '@console-widgets/ui'
import { useState } from 'react'
import type { Prices } from '../data.ts'
import { usePricingText } from '../generated/text.ts'
import { neighborsOf, parsePrice, priceText, tierOf } from '../model.ts'
import type { DraftOfPrices } from './use-price-draft.ts'
import { PastProposal, PriceProposal } from './price-proposal.tsx'
import { LadderChoices } from './ladder-choices.tsx'
import { useCountryName } from './use-prices.ts'

interface BasePriceFieldProps {
  prices: Prices
  edited: DraftOfPrices
  isEditable: boolean
  today: string
}

/** The base price, from which the automatic prices follow, and the day of their exchange rates. */
export function BasePriceField({ prices, edited, isEditable, today }: BasePriceFieldProps) {
  const text = usePricingText()
  const language = useLanguage()
  const nameOf = useCountryName()
  const { saved, draft } = edited
  const { currency, country } = saved.base
  const price = draft.basePrice ?? saved.base.price
  const [typed, setTyped] = useState<string>()
  const reason =
    prices.scheduled !== null
      ? text('pricing.proposal.review.scheduled')
      : edited.canUndo
        ? text('pricing.proposal.review.drafted')
        : undefined
  const date = (day: string) => formatUtcDate(parseUtcDay(day), language)
  const shown = typed ?? priceText(price, currency)
  const read = parsePrice(shown, currency)
  const isOff = read === undefined || tierOf(read, currency) === undefined
  const choose = (next: number) => {
    setTyped(undefined)
    if (next !== price) edited.change({ basePrice: next })
  }
  const type = (next: string) => {
    const found = parsePrice(next, currency)
    if (found !== undefined && tierOf(found, currency) !== undefined) {
      setTyped(priceText(found, currency) === next ? undefined : next)
      if (found !== price) edited.change({ basePrice: found })
    } else setTyped(next)
  }
  return (
    <Card>
      {prices.proposal?.state === 'open' ? (
        <div className="pb-4 empty:hidden">
          <PriceProposal prices={prices} today={today} reason={reason} />
        </div>
      ) : null}
      <div className="grid items-start gap-4 @md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <TextField
            label={text('pricing.base', { currency })}
            help={text('pricing.base.help', { country: nameOf(country), currency })}
            value={shown}
            disabled={!isEditable}
            onChange={type}
            {...(isOff && typed !== undefined
              ? {
                  error: read === undefined ? text('pricing.edit.wrong', { currency }) : text('pricing.edit.off'),
                }
              : {})}
          />
          {isOff && typed !== undefined && read !== undefined ? (
            <LadderChoices prices={neighborsOf(read, currency)} currency={currency} onChoose={choose} />
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-medium">
            {text('pricing.rates', {
              date: date(draft.isRateRenewed ? today : saved.rateDay),
            })}
          </p>
          <p className="text-sm text-muted">{text('pricing.rates.help')}</p>
          {saved.rateDay < today ? (
            <Checkbox
              label={text('pricing.rates.renew')}
              value={draft.isRateRenewed}
              disabled={!isEditable}
              onChange={(isRateRenewed) => edited.change({ isRateRenewed })}
            />
          ) : null}
          <PastProposal prices={prices} />
        </div>
      </div>
    </Card>
  )
}
