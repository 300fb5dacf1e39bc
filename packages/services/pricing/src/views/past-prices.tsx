import { QueryView, useData } from '@console-widgets/ui'
import { useMemo } from 'react'
import { type CountryPrice, type Prices, pricesData } from '../data.ts'
import { parsePrice, tierOf, type Day, type DraftRow } from '../model.ts'
import { PriceGrid } from './price-grid.tsx'
import { type PriceFilter, useFoundRows } from './use-found-rows.ts'

interface PastPricesProps {
  /** The app or product, with the prices of today. */
  prices: Prices
  day: Day
  search: string
  filter: PriceFilter
}

/** Prices at the end of another day, which can't be changed. */
export function PastPrices({ prices: { appId, productNo }, day, ...find }: PastPricesProps) {
  const { prices } = useData(pricesData, { appId, productNo: productNo ?? undefined, day })
  return <QueryView query={prices}>{(known) => <PastGrid prices={known} day={day} {...find} />}</QueryView>
}

function PastGrid({ prices, search, filter, day }: PastPricesProps) {
  const past = useMemo(() => prices.prices.map(pastRow), [prices])
  const rows = useFoundRows(prices, past, search, filter)
  return <PriceGrid rows={rows} today={day} isEditable={false} />
}

/** A price of another day, which no draft changes. */
function pastRow({ country, currency, price, origin }: CountryPrice): DraftRow {
  const amount = price === null ? null : (parsePrice(price, currency) ?? null)
  return {
    country,
    currency,
    price: amount,
    tier: amount === null ? undefined : tierOf(amount, currency),
    origin,
    automatic: null,
    before: undefined,
    isChanged: false,
  }
}
