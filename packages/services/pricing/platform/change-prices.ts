import { and, eq, ne } from 'drizzle-orm'
import {
  homeOf,
  neighborsOf,
  periodMonths,
  planPrices,
  priceCountries,
  priceText,
  startOfDay,
  tierOf,
  utcDay,
  type BasePrice,
  type Day,
  type PricePlan,
} from '@console-widgets/pricing/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { PricedItem } from './items.ts'
import {
  addPrices,
  lockSheet,
  pricesAt,
  scheduledChange,
  type ChangeRow,
  type PriceContext,
  type SheetRow,
} from './price-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { priceChanges, prices, priceSheets, products } from './tables.ts'

/** Type of the job that puts a planned change into effect. */
export const applyKind = 'pricing.apply-change'

/** @throws PlatformRefusal if a price isn't one of the ladder of its currency: it names the nearest ones */
export function requireOnLadder(price: number, currency: string, field: string): void {
  if (tierOf(price, currency) !== undefined) return
  const near = neighborsOf(price, currency).map((each) => `${priceText(each, currency)} ${currency}`)
  throw refuse('price-not-on-ladder', `${priceText(price, currency)} ${currency} isn’t an available price`, [
    issue(field, 'nearby-price', { prices: near.join(', ') }),
  ])
}

/** Sets the prices of an item for the first time, or after it was free. */
export async function startPrices(
  context: PriceContext,
  item: Pick<PricedItem, 'itemId' | 'appId'>,
  base: BasePrice,
): Promise<void> {
  const { db } = context
  await lockSheet(db, item.itemId)
  const plan = { base, manual: {}, rateDay: await rateDayOf(db, item.appId, context.now()) }
  await changeNow(context, item, plan, await nextRevision(db, item.itemId))
}

/** The revision of a new change: it follows all that were ever made or planned, also those that were canceled. */
export async function nextRevision(db: Queries, itemId: string): Promise<number> {
  const rows = await db
    .select({ revision: priceChanges.revision })
    .from(priceChanges)
    .where(eq(priceChanges.itemId, itemId))
  const [sheet] = await db.select().from(priceSheets).where(eq(priceSheets.itemId, itemId))
  return Math.max(sheet?.revision ?? 0, ...rows.map(({ revision }) => revision)) + 1
}

/** Equal prices of an app's products stay equal in all countries, so all of them have the rates of one day. */
async function rateDayOf(db: Queries, appId: string, now: number): Promise<Day> {
  const [known] = await db
    .select({ rateDay: priceSheets.rateDay })
    .from(priceSheets)
    .where(eq(priceSheets.appId, appId))
    .limit(1)
  return known?.rateDay ?? utcDay(now)
}

/** Changes the prices of an item immediately. */
export async function changeNow(
  context: PriceContext,
  item: Pick<PricedItem, 'itemId' | 'appId'>,
  plan: PricePlan,
  revision: number,
  proposalId: string | null = null,
): Promise<void> {
  const time = context.now()
  const { countries, missing } = await addPrices(context, { item, plan, revision })
  const { itemId, appId } = item
  const { teamId } = context
  await context.db.insert(priceChanges).values({
    ...plan,
    teamId,
    changeId: newId(),
    itemId,
    appId,
    state: 'applied',
    startTime: time,
    countries,
    revision,
    proposalId,
    createTime: time,
  })
  await keepSheet(context, { itemId, appId, ...plan, missing, revision })
}

/** Changes the prices of an item on a day, at 00:00 in each country. */
export async function changeOn(
  context: PriceContext & { services: Pick<PlatformParts, 'jobs'> },
  item: Pick<PricedItem, 'itemId' | 'appId'>,
  plan: PricePlan,
  revision: number,
  startDay: Day,
  proposalId: string | null = null,
): Promise<void> {
  const { db, teamId, services } = context
  const { countries } = await addPrices(context, { item, plan, revision, startDay })
  const changeId = newId()
  const startTime = Math.min(...priceCountries.map(({ zone }) => startOfDay(zone, startDay)))
  const { itemId, appId } = item
  await db.insert(priceChanges).values({
    ...plan,
    teamId,
    changeId,
    itemId,
    appId,
    state: 'scheduled',
    startDay,
    startTime,
    countries,
    revision,
    proposalId,
    createTime: context.now(),
  })
  await services.jobs.schedule(db, { kind: applyKind, teamId, payload: { changeId }, dueTime: startTime })
}

/** Makes a planned change what prices follow from. It began in the first country. */
export async function applyChange(context: PriceContext, change: ChangeRow): Promise<void> {
  const { db } = context
  const { itemId, appId, base, manual, rateDay, revision, changeId, startDay } = change
  await db.update(priceChanges).set({ state: 'applied' }).where(eq(priceChanges.changeId, changeId))
  const planned = base === null ? [] : planPrices({ base, manual, rateDay }, startDay ?? utcDay(context.now()))
  const missing = planned.filter(({ price }) => price === null).map(({ country }) => country)
  await keepSheet(context, { itemId, appId, base, manual, rateDay, missing, revision })
}

/** Calls off a planned change: its prices never took effect. */
export async function cancelChange(db: Queries, { changeId, itemId, revision }: ChangeRow): Promise<void> {
  await db.update(priceChanges).set({ state: 'canceled' }).where(eq(priceChanges.changeId, changeId))
  await db.delete(prices).where(and(eq(prices.itemId, itemId), eq(prices.revision, revision)))
}

/** Ends the prices of an app that becomes free. */
export async function endPrices(context: PriceContext, sheet: SheetRow): Promise<void> {
  const { db, teamId, now } = context
  const { itemId, appId, rateDay } = sheet
  const planned = await scheduledChange(db, itemId)
  if (planned) await cancelChange(db, planned)
  const revision = await nextRevision(db, itemId)
  const rows = (await pricesAt(db, [itemId], now)).map((row) => ({
    ...row,
    teamId,
    price: null,
    origin: 'auto' as const,
    revision,
    fromTime: now(),
  }))
  if (rows.length > 0) await db.insert(prices).values(rows)
  await keepSheet(context, { itemId, appId, base: null, manual: {}, rateDay, missing: [], revision })
}

/** Stores what prices follow from. The base price of an app is that of its row, too. */
async function keepSheet(
  { db, teamId, now }: PriceContext,
  sheet: Omit<SheetRow, 'teamId' | 'updateTime'>,
): Promise<void> {
  const set = { ...sheet, updateTime: now() }
  await db
    .insert(priceSheets)
    .values({ ...set, teamId })
    .onConflictDoUpdate({ target: priceSheets.itemId, set })
  if (sheet.itemId !== sheet.appId || sheet.base === null) return
  const { price, currency } = sheet.base
  await db.update(apps).set({ price, currency, updateTime: now() }).where(eq(apps.appId, sheet.appId))
}

/** The base price of an app, whose currency stands for a country. Apps are priced in currencies with hundredths. */
export function baseOfApp({ price, currency }: { price: number | null; currency: string | null }): BasePrice | null {
  const country = currency === null ? undefined : homeOf(currency)
  return price === null || currency === null || country === undefined ? null : { country, currency, price }
}

/**
 * Within a group of subscriptions, a longer period must not cost more than the same time in shorter ones: by the base
 * prices, and wherever one of the prices was chosen by hand.
 * @param alongside plans of other items that change together with this one
 * @throws PlatformRefusal that names the countries
 */
export async function requireFairPeriods(
  db: Queries,
  { product }: PricedItem,
  plan: PricePlan,
  day: Day,
  alongside: ReadonlyMap<string, PricePlan> = new Map(),
): Promise<void> {
  if (!product?.subGroupId || !product.subPeriod) return
  const months = periodMonths[product.subPeriod]
  const siblings = await db
    .select({ product: products, sheet: priceSheets })
    .from(products)
    .innerJoin(priceSheets, eq(priceSheets.itemId, products.productId))
    .where(
      and(
        eq(products.appId, product.appId),
        eq(products.subGroupId, product.subGroupId),
        ne(products.productId, product.productId),
        ne(products.status, 'deleted'),
      ),
    )
  const own = new Map(planPrices(plan, day).map((each) => [each.country, each]))
  for (const { product: other, sheet } of siblings) {
    if (!other.subPeriod || !sheet.base) continue
    const otherMonths = periodMonths[other.subPeriod]
    if (months === otherMonths) continue
    const isDearer = (price: number, otherPrice: number) =>
      months < otherMonths ? otherPrice * months > price * otherMonths : price * otherMonths > otherPrice * months
    // Automatic prices follow the base prices, apart from the steps of the ladder.
    const byBase = sheet.base.currency === plan.base.currency && isDearer(plan.base.price, sheet.base.price)
    const otherPlan = alongside.get(other.productId) ?? { ...sheet, base: sheet.base }
    const dearer = planPrices(otherPlan, day).filter(({ country, currency, price, origin }) => {
      const mine = own.get(country)
      if (!mine || mine.price === null || price === null || mine.currency !== currency) return false
      return (origin === 'manual' || mine.origin === 'manual') && isDearer(mine.price, price)
    })
    if (byBase || dearer.length > 0)
      throw refuse(
        'year-dearer',
        `The longer of '${product.productName}' and '${other.productName}' would cost more than the shorter one for the same time`,
        [...(byBase ? [plan.base.country] : []), ...dearer.map(({ country }) => country)].map((country) =>
          issue(`prices.${country}`, 'longer-dearer', { product: other.productName }),
        ),
      )
  }
}
