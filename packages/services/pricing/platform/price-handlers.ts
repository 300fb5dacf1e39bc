import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/pricing/contract'
import {
  changeListFields,
  currencyIn,
  currencyOf,
  ladderOf,
  parsePrice,
  priceCountries,
  priceText,
  utcDay,
  type BasePrice,
  type Day,
  type ManualPrices,
} from '@console-widgets/pricing/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { listTable } from '@console-widgets/platform/database/list-table'
import { cancelChange, requireOnLadder } from './change-prices.ts'
import { findItem } from './items.ts'
import { makeChange, requireChangeable } from './make-change.ts'
import { describeChange, describePrices, lockSheet } from './price-rows.ts'
import { settleProposal } from './settle-proposal.ts'
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
    await requireChangeable(db, sheet, input, now())
    const plan = {
      base: changedBase(sheet.base, input.basePrice),
      manual: changedPrices(sheet.manual, input.prices, startDay ?? utcDay(now())),
      rateDay: input.isRateRenewed ? utcDay(now()) : sheet.rateDay,
    }
    await makeChange(context, { item, plan, startDay })
    if (input.isRateRenewed || plan.base.price !== sheet.base.price) await settleProposal(context, item)
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
