import { and, desc, eq, gt, lte } from 'drizzle-orm'
import type { StorePrice } from '@console-widgets/core/store-price'
import { dayIn, priceCountry, priceText, referenceDays } from '@console-widgets/pricing/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/release/store-front'
import { prices, priceSheets, promotionPrices } from './tables.ts'

/** The price of an app on its public page, and in previews of it. */
export const storePriceAnswers: QuestionTakers = {
  'store-front.parts': async ({ appId, country, now }, { db }) =>
    (await shownPrices(db, appId, country, now)).map((price) => ({ price })),
  'store-front.price': ({ appId, country, now }, { db }) => shownPrices(db, appId, country, now),
}

/** The price in a country, alone: the whole table of prices is too much for each visitor. */
async function shownPrices(db: Queries, appId: string, wanted: string, now: number): Promise<StorePrice[]> {
  const country = wanted === '' ? await countryOfBase(db, appId) : wanted
  if (country === undefined) return []
  const [regular] = await db
    .select({ currency: prices.currency, price: prices.price })
    .from(prices)
    .where(and(eq(prices.itemId, appId), eq(prices.country, country), lte(prices.fromTime, now)))
    .orderBy(desc(prices.revision))
    .limit(1)
  // The app is free, or has no valid price there.
  if (!regular || regular.price === null) return []
  const { currency } = regular
  const [promoted] = await db
    .select({ price: promotionPrices.price, lowest: promotionPrices.lowest, toTime: promotionPrices.toTime })
    .from(promotionPrices)
    .where(
      and(
        ...[eq(promotionPrices.itemId, appId), eq(promotionPrices.country, country)],
        ...[lte(promotionPrices.fromTime, now), gt(promotionPrices.toTime, now)],
      ),
    )
  return [
    {
      ...{ country, currency, price: priceText(regular.price, currency) },
      promotion: promoted
        ? {
            price: priceText(promoted.price, currency),
            lastDay: dayIn(priceCountry(country).zone, promoted.toTime - 1),
            lowest: promoted.lowest === null ? null : priceText(promoted.lowest, currency),
            days: referenceDays,
          }
        : null,
    },
  ]
}

async function countryOfBase(db: Queries, appId: string): Promise<string | undefined> {
  const [sheet] = await db.select({ base: priceSheets.base }).from(priceSheets).where(eq(priceSheets.itemId, appId))
  return sheet?.base?.country
}
