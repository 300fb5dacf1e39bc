import { useMemo, useState } from 'react'
import type { Prices } from '../data.ts'
import {
  draftRows,
  emptyDraft,
  parsePrice,
  type Day,
  type DraftRow,
  type ManualPrices,
  type PriceDraft,
  type SavedPlan,
} from '../model.ts'

/** A draft of prices, and what users do with it. */
export interface DraftOfPrices {
  draft: PriceDraft
  rows: readonly DraftRow[]
  saved: SavedPlan
  canUndo: boolean
  /** Sets prices by country; null makes one automatic. */
  setPrices: (changes: Readonly<Record<string, number | null>>) => void
  change: (next: Partial<PriceDraft>) => void
  undo: () => void
  discard: () => void
}

/** The plan that the platform has, in smallest units. */
function savedPlan({ base, manual, rateDay }: Prices): SavedPlan {
  const read = (price: string, currency: string) => parsePrice(price, currency) ?? 0
  const { country, currency, price } = base ?? { country: 'US', currency: 'USD', price: '0.99' }
  const chosen: ManualPrices = Object.fromEntries(
    Object.entries(manual).map(([code, each]) => [
      code,
      { currency: each.currency, price: read(each.price, each.currency) },
    ]),
  )
  return { base: { country, currency, price: read(price, currency) }, manual: chosen, rateDay }
}

/** Changes of prices that aren't saved yet, each of which can be undone. */
export function usePriceDraft(prices: Prices, today: Day): DraftOfPrices {
  const [past, setPast] = useState<readonly PriceDraft[]>([])
  const [draft, setDraft] = useState(emptyDraft)
  const saved = useMemo(() => savedPlan(prices), [prices])
  const current = useMemo(
    () =>
      new Map(
        prices.prices.map(({ country, currency, price, origin }) => [
          country,
          { currency, price: price === null ? null : (parsePrice(price, currency) ?? null), origin },
        ]),
      ),
    [prices],
  )
  const rows = useMemo(() => draftRows(saved, draft, today, current), [saved, draft, today, current])
  const change = (next: Partial<PriceDraft>) => {
    setPast([...past, draft])
    setDraft({ ...draft, ...next })
  }
  return {
    draft,
    rows,
    saved,
    canUndo: past.length > 0,
    change,
    setPrices: (changes) => change({ changes: { ...draft.changes, ...changes } }),
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      setDraft(before)
      setPast(past.slice(0, -1))
    },
    discard: () => {
      setPast([])
      setDraft(emptyDraft)
    },
  }
}
