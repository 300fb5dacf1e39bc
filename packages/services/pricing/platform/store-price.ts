import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { priceText } from '@console-widgets/pricing/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { ShownPrice } from '@console-widgets/platform/release/store-front'
import { prices, priceSheets, promotionPrices } from './tables.ts'

/** Brings the price of a paid app to its public page. */
export const storePriceAnswers: QuestionTakers = {
  'store-front.parts': async ({ appId, country, now }, { db }) => {
    const [sheet] = await db.select({ base: priceSheets.base }).from(priceSheets).where(eq(priceSheets.itemId, appId))
    if (!sheet?.base) return []
    return [{ price: country === '' ? null : await priceIn(db, appId, country, now) }]
  },
}

async function priceIn(db: Queries, appId: string, country: string, now: number): Promise<ShownPrice | null> {
  const [regular] = await db
    .select({ price: prices.price, currency: prices.currency })
    .from(prices)
    .where(and(eq(prices.itemId, appId), eq(prices.country, country), lte(prices.fromTime, now)))
    .orderBy(desc(prices.revision))
    .limit(1)
  if (!regular || regular.price === null) return null
  const { itemId, country: ofCountry, fromTime, toTime } = promotionPrices
  const [promotion] = await db
    .select({ price: promotionPrices.price, lowest: promotionPrices.lowest, toTime })
    .from(promotionPrices)
    .where(and(eq(itemId, appId), eq(ofCountry, country), lte(fromTime, now), gt(toTime, now)))
  const { price, currency } = regular
  return {
    currency,
    amount: priceText(price, currency),
    promotion: promotion
      ? {
          amount: priceText(promotion.price, currency),
          endTime: promotion.toTime,
          lowest: promotion.lowest === null ? null : priceText(promotion.lowest, currency),
        }
      : null,
  }
}
