import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/pricing/contract'
import {
  addDays,
  changeLimits,
  changeListFields,
  currencyIn,
  currencyOf,
  ladderOf,
  parsePrice,
  planPrices,
  priceCountries,
  priceCountry,
  priceText,
  startOfDay,
  utcDay,
  type BasePrice,
  type Day,
  type ManualPrices,
} from '@console-widgets/pricing/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { listTable } from '@console-widgets/platform/database/list-table'
import type {} from '@console-widgets/platform/release/availability'
import { findBegun } from './begun-days.ts'
import {
  cancelChange,
  changeNow,
  changeOn,
  nextRevision,
  requireFairPeriods,
  requireOnLadder,
} from './change-prices.ts'
import { findItem } from './items.ts'
import { describeChange, describePrices, lockSheet, scheduledChange } from './price-rows.ts'
import { requireAbovePromotions } from './promotion-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { priceChanges } from './tables.ts'

/** Handlers of prices, and of the tables that they are made of. */
export const priceHandlers: Pick<
  Handlers<typeof calls>,
  | 'pricing.tier.list'
  | 'pricing.country.list'
  | 'pricing.product-price.get'
  | 'pricing.price-change.create'
  | 'pricing.price-change.list'
  | 'pricing.price-change.cancel'
> = {
  'pricing.tier.list': async ({ currency }) => ({
    currency,
    tiers: ladderOf(currency).map((price, index) => ({ tier: index + 1, price: priceText(price, currency) })),
  }),

  'pricing.country.list': async ({ day }, { now }) => ({
    countries: priceCountries.map(({ country, tax, isTaxIncluded, zone }) => {
      const currency = currencyIn(country, day ?? utcDay(now()))
      return { country, currency, decimals: currencyOf(currency).decimals, tax, isTaxIncluded, zone }
    }),
  }),

  'pricing.product-price.get': async ({ day, ...input }, { db, now }) =>
    describePrices(db, await findItem(db, input), now(), day),

  'pricing.price-change.create': async (input, context) => {
    const { db, now } = context
    const item = await findItem(db, input)
    const sheet = await lockSheet(db, item.itemId)
    if (!sheet?.base) throw refuse('no-base-price', 'The item is free. Set its price first.')
    const { startDay } = input
    if (startDay !== undefined) requireDayAhead(startDay, now())
    const planned = await scheduledChange(db, item.itemId)
    if (planned)
      throw refuse(
        'change-pending',
        `A price change is scheduled for ${planned.startDay}. Cancel it before you schedule another.`,
      )
    if (input.revision !== sheet.revision)
      throw refuse(
        'prices-changed',
        'The prices have changed since you opened them. Reload them, and make your change again.',
      )
    const day = startDay ?? utcDay(now())
    const plan = {
      base: changedBase(sheet.base, input.basePrice),
      manual: changedPrices(sheet.manual, input.prices, day),
      rateDay: input.isRateRenewed ? utcDay(now()) : sheet.rateDay,
    }
    await requireFairPeriods(db, item, plan, day)
    const beginIn = (country: string) =>
      startDay === undefined ? now() : startOfDay(priceCountry(country).zone, startDay)
    await requireAbovePromotions(db, item.itemId, planPrices(plan, day), beginIn)
    const revision = await nextRevision(db, item.itemId)
    if (startDay === undefined) {
      await changeNow(context, item, plan, revision)
      await context.services.events.announce('release.availability-changed', { appId: item.appId }, context)
    } else await changeOn(context, item, plan, revision, startDay)
    return describePrices(db, item, now())
  },

  'pricing.price-change.list': async ({ appId, productNo, ...input }, { db }) => {
    const { itemId } = await findItem(db, { appId, productNo })
    const found = await listTable(
      db,
      priceChanges,
      changeListFields,
      input,
      '-createTime',
      eq(priceChanges.itemId, itemId),
    )
    return { ...found, items: found.items.map(describeChange) }
  },

  'pricing.price-change.cancel': async ({ changeId }, { db, now }) => {
    const { itemId } = await findRow(db, priceChanges, changeId, 'price change')
    await lockSheet(db, itemId)
    const change = await findRow(db, priceChanges, changeId, 'price change')
    if (change.state !== 'scheduled' || change.startTime <= now())
      throw refuse('change-started', 'The change is no longer scheduled. Make another change instead.')
    await cancelChange(db, change)
  },
}

/** @throws PlatformRefusal if a day has begun somewhere, or is too far ahead */
function requireDayAhead(day: Day, now: number): void {
  const last = addDays(utcDay(now), changeLimits.daysAhead)
  const wrong =
    day > last
      ? issue('startDay', 'days-ahead', { days: changeLimits.daysAhead })
      : findBegun(
          day,
          priceCountries.map(({ zone }) => zone),
          now,
        )
  if (wrong) throw refuse('bad-parameter', 'The day isn’t one on which prices can change', [wrong])
}

function changedBase(base: BasePrice, text: string | undefined): BasePrice {
  return text === undefined ? base : { ...base, price: readPrice(text, base.currency, 'basePrice') }
}

function changedPrices(before: ManualPrices, changes: Readonly<Record<string, string | null>>, day: Day): ManualPrices {
  const manual = { ...before }
  for (const [country, text] of Object.entries(changes)) {
    if (text === null) delete manual[country]
    else {
      const currency = currencyIn(country, day)
      manual[country] = { currency, price: readPrice(text, currency, `prices.${country}`) }
    }
  }
  return manual
}

/** Reads a price of the ladder. @throws PlatformRefusal if the currency can't express it, or the ladder lacks it */
function readPrice(text: string, currency: string, field: string): number {
  const price = parsePrice(text, currency)
  if (price === undefined) {
    const { decimals } = currencyOf(currency)
    throw refuse('bad-parameter', `${text} isn’t a price in ${currency}`, [
      issue(field, 'price-form', { currency, decimals }),
    ])
  }
  requireOnLadder(price, currency, field)
  return price
}
