import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import {
  addDays,
  dayIn,
  dayLength,
  daysBetween,
  priceCountry,
  promotionLimits,
  promotionPrice,
  referenceDays,
  startOfDay,
  unionCountries,
  type Day,
  type PlannedPrice,
} from '@console-widgets/pricing/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { findBegun } from './begun-days.ts'
import { findItem } from './items.ts'
import { lockSheet, pricesAt } from './price-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { promotionPrices, promotions } from './tables.ts'

export type PromotionRow = typeof promotions.$inferSelect
/** The price of an item in a country, as a promotion has it. */
export type PromotionPrice = Omit<typeof promotionPrices.$inferInsert, 'teamId' | 'promotionId'>

/** What a promotion is about. */
interface PlannedPromotion {
  /** Undefined before it is stored. */
  promotionId?: string
  appId: string
  productNos: readonly string[]
  countries: readonly string[]
  percent: number
  startDay: string
  endDay: string
}

/** When a promotion begins in the first country and ends in the last one, with all its prices. */
interface PromotionPlan {
  startTime: number
  endTime: number
  prices: PromotionPrice[]
}

/**
 * Plans the prices of a promotion.
 * @throws PlatformRefusal if its days aren't possible, if a price isn't below the others, or if it overlaps another
 */
export async function planPromotion(db: Queries, planned: PlannedPromotion, now: number): Promise<PromotionPlan> {
  const { appId, countries, percent, startDay, endDay } = planned
  const items = await Promise.all(
    planned.productNos.length === 0
      ? [findItem(db, { appId })]
      : planned.productNos.map((productNo) => findItem(db, { appId, productNo })),
  )
  // Changes of prices and promotions of an item wait for each other, always in the same order.
  for (const { itemId } of items.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1)))
    await lockSheet(db, itemId)
  const startIn = (country: string) => startOfDay(priceCountry(country).zone, startDay)
  const endIn = (country: string) => startOfDay(priceCountry(country).zone, addDays(endDay, 1))
  const startTime = Math.min(...countries.map(startIn))
  const endTime = Math.max(...countries.map(endIn))
  requireDays(planned, now)
  const itemIds = items.map(({ itemId }) => itemId)
  await requireFree(db, planned, itemIds, (country) => ({ fromTime: startIn(country), toTime: endIn(country) }))
  const regular = new Map((await pricesAt(db, itemIds, startIn)).map((row) => [`${row.itemId} ${row.country}`, row]))
  const recent = await recentPrices(db, itemIds, countries, startIn, planned.promotionId)
  const prices: PromotionPrice[] = []
  const without: string[] = []
  const belowLadder: string[] = []
  const notBelow: { country: string; firstDay: Day | undefined }[] = []
  for (const { itemId } of items)
    for (const country of countries) {
      const row = regular.get(`${itemId} ${country}`)
      if (!row || row.price === null) {
        without.push(country)
        continue
      }
      const price = promotionPrice(row.price, row.currency, percent)
      if (price === undefined) {
        belowLadder.push(country)
        continue
      }
      const before = recent.get(`${itemId} ${country}`) ?? []
      const isStated = unionCountries.includes(country)
      const reference = isStated ? Math.min(...before.map((each) => each.price), row.price) : null
      if (reference !== null && price >= reference) {
        const lower = before.filter((each) => each.price <= price)
        notBelow.push({ country, firstDay: firstDayAfter(lower, priceCountry(country).zone) })
        continue
      }
      const times = { fromTime: startIn(country), toTime: endIn(country) }
      prices.push({
        itemId,
        country,
        appId,
        currency: row.currency,
        regular: row.price,
        price,
        lowest: reference,
        ...times,
      })
    }
  if (without.length > 0)
    throw refuse('no-base-price', 'There is no price in some of the countries that it could be less than', [
      issue('countries', 'countries-without-price', { countries: namesOf(without) }),
    ])
  const issues = [
    ...(belowLadder.length > 0 ? [issue('countries', 'below-ladder', { countries: namesOf(belowLadder) })] : []),
    ...(notBelow.length > 0 ? [belowRecentPrice(notBelow)] : []),
  ]
  if (issues.length > 0)
    throw refuse(
      'promotion-not-below',
      notBelow.length > 0
        ? `The price wouldn’t be below the lowest one of the ${referenceDays} days before`
        : 'No available price is so low in some of the countries',
      issues,
    )
  return { startTime, endTime, prices }
}

const namesOf = (countries: readonly string[]) => [...new Set(countries)].toSorted().join(', ')

function requireDays({ startDay, endDay, countries }: PlannedPromotion, now: number): void {
  const days = daysBetween(startDay, endDay) + 1
  const begun = findBegun(
    startDay,
    countries.map((country) => priceCountry(country).zone),
    now,
  )
  const issues = [
    ...(begun ? [begun] : []),
    ...(days < 1 ? [issue('endDay', 'last-day-before-first')] : []),
    ...(days > promotionLimits.days ? [issue('endDay', 'promotion-days', { days: promotionLimits.days })] : []),
  ]
  if (issues.length > 0) throw refuse('bad-parameter', 'A promotion isn’t possible on these days', issues)
}

/** A price that applied before a promotion. */
interface RecentPrice {
  price: number
  /** When another one took its place. Null: it would still apply. */
  toTime: number | null
}

/** Names the countries in which a lower price applied, and the first day on which none would have in any of them. */
function belowRecentPrice(notBelow: readonly { country: string; firstDay: Day | undefined }[]): RuledIssue {
  const values = { countries: namesOf(notBelow.map(({ country }) => country)), days: referenceDays }
  const days = notBelow.map(({ firstDay }) => firstDay)
  const isKnown = days.every((day) => day !== undefined)
  return isKnown
    ? issue('countries', 'below-recent-price-until', { ...values, firstDay: days.toSorted().at(-1) as Day })
    : issue('countries', 'below-recent-price', values)
}

/** The first day in a time zone before which some prices are over for long enough. */
function firstDayAfter(prices: readonly RecentPrice[], zone: string): Day | undefined {
  const ends = prices.map(({ toTime }) => toTime)
  if (ends.length === 0 || !ends.every((end) => end !== null)) return undefined
  const free = Math.max(...ends) + referenceDays * dayLength
  const day = dayIn(zone, free)
  return startOfDay(zone, day) >= free ? day : addDays(day, 1)
}

/** Prices of each item and country that applied in the days before the promotion, regular or promoted. */
async function recentPrices(
  db: Queries,
  itemIds: readonly string[],
  countries: readonly string[],
  startIn: (country: string) => number,
  except = '',
): Promise<ReadonlyMap<string, readonly RecentPrice[]>> {
  const wanted = countries.filter((country) => unionCountries.includes(country))
  const recent = new Map<string, RecentPrice[]>()
  if (wanted.length === 0) return recent
  const windows = sql.join(
    wanted.map((country) => sql`(${country}::text, ${startIn(country)}::bigint)`),
    sql`, `,
  )
  const rows = await rowsOf<{
    item_id: string
    country: string
    price: string | number
    to_time: string | number | null
  }>(
    db,
    sql`
    with windows(country, start_time) as (values ${windows}),
    -- A price applies from its beginning until a later change begins.
    regular as (
      select p.item_id, p.country, p.price, p.from_time,
        (select min(n.from_time) from cw_prices n
          where n.item_id = p.item_id and n.country = p.country and n.revision > p.revision) as to_time
      from cw_prices p where ${inItems(sql`p.item_id`, itemIds)}
    ),
    applied as (
      select item_id, country, price, from_time, to_time from regular where price is not null
      union all
      select item_id, country, price, from_time, to_time from cw_promotion_prices
      where ${inItems(sql`item_id`, itemIds)} and promotion_id <> ${except}
    )
    select a.item_id, a.country, a.price, a.to_time
    from applied a join windows w on w.country = a.country
    where a.from_time < w.start_time and a.from_time < coalesce(a.to_time, w.start_time)
      and coalesce(a.to_time, w.start_time) > w.start_time - ${referenceDays * dayLength}::bigint`,
  )
  for (const { item_id, country, price, to_time } of rows) {
    const key = `${item_id} ${country}`
    const known = recent.get(key) ?? []
    recent.set(key, known)
    known.push({ price: Number(price), toTime: to_time === null ? null : Number(to_time) })
  }
  return recent
}

const inItems = (column: SQL, itemIds: readonly string[]) =>
  sql`${column} in (${sql.join(
    itemIds.map((id) => sql`${id}`),
    sql`, `,
  )})`

/** @throws PlatformRefusal if another promotion has one of the items in one of the countries at the time */
async function requireFree(
  db: Queries,
  { promotionId = '', countries }: PlannedPromotion,
  itemIds: readonly string[],
  timesIn: (country: string) => Pick<PromotionPrice, 'fromTime' | 'toTime'>,
): Promise<void> {
  const others = await db
    .select({ row: promotionPrices, name: promotions.name })
    .from(promotionPrices)
    .innerJoin(promotions, eq(promotions.promotionId, promotionPrices.promotionId))
    .where(
      and(
        inArray(promotionPrices.itemId, [...itemIds]),
        inArray(promotionPrices.country, [...countries]),
        ne(promotionPrices.promotionId, promotionId),
      ),
    )
  const overlap = others.find(({ row }) => {
    const { fromTime, toTime } = timesIn(row.country)
    return fromTime < row.toTime && row.fromTime < toTime
  })
  if (overlap)
    throw refuse('promotion-overlaps', `'${overlap.name}' is at the same time in some of the countries`, [
      issue('startDay', 'promotion-overlaps', { name: overlap.name }),
    ])
}

/**
 * Requires that new regular prices stay above those of promotions that are on or planned then.
 * @param timeIn when the new prices begin in a country
 * @throws PlatformRefusal that names the countries
 */
export async function requireAbovePromotions(
  db: Queries,
  itemId: string,
  planned: readonly PlannedPrice[],
  timeIn: (country: string) => number,
): Promise<void> {
  const rows = await db
    .select({ row: promotionPrices, name: promotions.name })
    .from(promotionPrices)
    .innerJoin(promotions, eq(promotions.promotionId, promotionPrices.promotionId))
    .where(eq(promotionPrices.itemId, itemId))
  const next = new Map(planned.map((each) => [each.country, each]))
  const below = rows.filter(({ row }) => {
    const regular = next.get(row.country)
    if (row.toTime <= timeIn(row.country)) return false
    return !regular || regular.price === null || regular.currency !== row.currency || regular.price <= row.price
  })
  if (below.length > 0)
    throw refuse('promotion-not-below', `'${below[0]?.name}' would no longer be below the regular price`, [
      issue('prices', 'above-promotion', {
        name: below[0]?.name ?? '',
        countries: namesOf(below.map(({ row }) => row.country)),
      }),
    ])
}

/** Promotions with the names of their apps, as calls return them. */
export async function describePromotions(db: Queries, rows: readonly PromotionRow[]) {
  const ids = rows.map(({ appId }) => appId)
  const known = ids.length === 0 ? [] : await db.select().from(apps).where(inArray(apps.appId, ids))
  const names = new Map(known.map(({ appId, appName }) => [appId, appName]))
  return rows.map((row) => ({ ...row, appName: names.get(row.appId) ?? '' }))
}
