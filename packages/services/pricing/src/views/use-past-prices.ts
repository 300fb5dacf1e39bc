import { useData, useStore } from '@console-widgets/ui'
import { useMemo } from 'react'
import { type CountryPrice, type Prices, pricesData } from '../data.ts'
import { parsePrice, tierOf, type Day, type DraftRow } from '../model.ts'

/** Prices at the end of another day, which can't be changed. Without a day, those of today. */
export function usePastPrices({ appId, productNo }: Prices, day: Day | undefined) {
  const { prices: query } = useData(pricesData, { appId, productNo: productNo ?? undefined, day })
  const prices = useStore(query).data
  return { query, prices, rows: useMemo(() => prices?.prices.map(pastRow) ?? [], [prices]) }
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
