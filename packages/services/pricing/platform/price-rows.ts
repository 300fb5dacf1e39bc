import { and, eq, inArray, lte } from 'drizzle-orm'
import {
  addDays,
  missingCountries,
  planPrices,
  priceCountries,
  priceCountry,
  priceText,
  startOfDay,
  tierOf,
  utcDay,
  type BasePrice,
  type Day,
  type ManualPrices,
  type PricePlan,
} from '@console-widgets/pricing/model'
import type { ProductPrice } from '@console-widgets/pricing/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findBlockingReasons, type BlockingReason } from '@console-widgets/platform/release/availability'
import type { PricedItem } from './items.ts'
import { describeProposal, newestProposal } from './proposal-rows.ts'
import { priceChanges, prices, priceSheets, promotionPrices, promotions } from './tables.ts'

export type SheetRow = typeof priceSheets.$inferSelect
export type ChangeRow = typeof priceChanges.$inferSelect
export type PriceRow = typeof prices.$inferSelect

/** The transaction, team, and time of a change of prices: those of a call or a job. */
export interface PriceContext {
  db: Queries
  teamId: string
  now(): number
}

/** What the prices of an item follow from, locked until the end of the transaction. Undefined before the first. */
export async function lockSheet(db: Queries, itemId: string): Promise<SheetRow | undefined> {
  const [row] = await db.select().from(priceSheets).where(eq(priceSheets.itemId, itemId)).for('update')
  return row
}

/** The change of an item that will come into effect, if there is one. */
export async function scheduledChange(db: Queries, itemId: string): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(priceChanges)
    .where(and(eq(priceChanges.itemId, itemId), eq(priceChanges.state, 'scheduled')))
  return row
}

/**
 * Prices of items in effect at a time, which can differ by country: of those that have begun, the one of the latest
 * change.
 */
export async function pricesAt(
  db: Queries,
  itemIds: readonly string[],
  timeOf: (country: string) => number,
): Promise<PriceRow[]> {
  const latest = Math.max(...priceCountries.map(({ country }) => timeOf(country)))
  const rows = await db
    .select()
    .from(prices)
    .where(and(inArray(prices.itemId, [...itemIds]), lte(prices.fromTime, latest)))
    .orderBy(prices.revision)
  const current = new Map<string, PriceRow>()
  for (const row of rows) if (row.fromTime <= timeOf(row.country)) current.set(`${row.itemId} ${row.country}`, row)
  return [...current.values()]
}

/** Prices in promotions of items at a time, by item and country. */
async function promotionsAt(db: Queries, itemId: string, timeOf: (country: string) => number) {
  const rows = await db
    .select({ row: promotionPrices })
    .from(promotionPrices)
    .innerJoin(promotions, eq(promotions.promotionId, promotionPrices.promotionId))
    .where(eq(promotionPrices.itemId, itemId))
  return new Map(
    rows
      .map(({ row }) => row)
      .filter(({ country, fromTime, toTime }) => fromTime <= timeOf(country) && timeOf(country) < toTime)
      .map((row) => [row.country, row]),
  )
}

/** All prices of an item, as calls return them: now, or at the end of a day in each country. */
export async function describePrices(
  db: Queries,
  { itemId, appId, appName, product }: PricedItem,
  now: number,
  day?: Day,
): Promise<ProductPrice> {
  const [sheet] = await db.select().from(priceSheets).where(eq(priceSheets.itemId, itemId))
  const scheduled = await scheduledChange(db, itemId)
  const proposal = day === undefined ? await newestProposal(db, appId) : undefined
  const timeOf = (country: string) =>
    day === undefined ? now : startOfDay(priceCountry(country).zone, addDays(day, 1)) - 1
  const promoted = await promotionsAt(db, itemId, timeOf)
  const found = await pricesAt(db, [itemId], timeOf)
  // What is free, or was on that day, has none.
  const rows = found.some(({ price, origin }) => price !== null || origin === 'manual') ? found : []
  return {
    appId,
    appName,
    productNo: product?.productNo ?? null,
    productName: product?.productName ?? null,
    base: sheet?.base ? describeBase(sheet.base) : null,
    revision: Math.max(sheet?.revision ?? 0, scheduled?.revision ?? 0),
    rateDay: sheet?.rateDay ?? utcDay(now),
    manual: describeManual(sheet?.manual ?? {}),
    prices: rows
      .toSorted((one, other) => (one.country < other.country ? -1 : 1))
      .map(({ country, currency, price, origin, fromTime }) => {
        const promotion = promoted.get(country)
        return {
          country,
          currency,
          price: price === null ? null : priceText(price, currency),
          tier: price === null ? null : (tierOf(price, currency) ?? null),
          origin,
          since: fromTime,
          promotion: promotion
            ? {
                promotionId: promotion.promotionId,
                price: priceText(promotion.price, currency),
                lowest: promotion.lowest === null ? null : priceText(promotion.lowest, currency),
              }
            : null,
        }
      }),
    scheduled: scheduled ? describeChange(scheduled) : null,
    proposal: proposal ? describeProposal(proposal) : null,
    blocked: day === undefined ? await findBlocked(db, appId) : [],
  }
}

/**
 * What other services have against an app in some countries. Which ones its versions select is the developer's wish,
 * which is fixed in their editor, and what lacks a price is seen at the prices.
 */
async function findBlocked(db: Queries, appId: string): Promise<BlockingReason[]> {
  const reasons = await findBlockingReasons(db, appId)
  return reasons.filter(({ id, page }) => page !== null && !id.startsWith('pricing.'))
}

/** A change of prices, as calls return it. */
export function describeChange({ base, manual, proposalId, ...change }: ChangeRow) {
  return {
    ...change,
    isProposed: proposalId !== null,
    base: base && describeBase(base),
    manual: describeManual(manual),
  }
}

/** A base price, as calls return it. */
export function describeBase({ country, currency, price }: BasePrice) {
  return { country, currency, price: priceText(price, currency) }
}

const describeManual = (manual: ManualPrices) =>
  Object.fromEntries(
    Object.entries(manual).map(([country, { currency, price }]) => [
      country,
      { currency, price: priceText(price, currency) },
    ]),
  )

/** A change of prices that is about to be stored. */
interface NewPrices {
  item: Pick<PricedItem, 'itemId' | 'appId'>
  plan: PricePlan
  revision: number
  /** Day on which they begin in each country. Undefined: immediately. */
  startDay?: Day | undefined
}

/**
 * Adds prices to the history: those that differ from what was planned before.
 * @returns the number of countries whose price changes, and those that have none
 */
export async function addPrices(
  { db, teamId, now }: PriceContext,
  { item: { itemId, appId }, plan, revision, startDay }: NewPrices,
): Promise<{ countries: number; missing: string[] }> {
  const planned = planPrices(plan, startDay ?? utcDay(now()))
  const before = new Map((await pricesAt(db, [itemId], () => Number.MAX_SAFE_INTEGER)).map((row) => [row.country, row]))
  const changed = planned.filter(({ country, currency, price, origin }) => {
    const known = before.get(country)
    return !known || known.price !== price || known.currency !== currency || known.origin !== origin
  })
  if (changed.length > 0)
    await db.insert(prices).values(
      changed.map((price) => ({
        ...price,
        teamId,
        itemId,
        appId,
        revision,
        fromTime: startDay === undefined ? now() : startOfDay(priceCountry(price.country).zone, startDay),
      })),
    )
  return { countries: changed.length, missing: missingCountries(planned) }
}
