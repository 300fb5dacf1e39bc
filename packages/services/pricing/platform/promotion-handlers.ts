import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/pricing/contract'
import { priceText, promotionLimits, promotionListFields } from '@console-widgets/pricing/model'
import type { Promotion } from '@console-widgets/pricing/schemas'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom } from '@console-widgets/platform/database/require-rows'
import { endPromotion, schedulePromotion } from './promotion-actors.ts'
import { describePromotions, planPromotion, type PromotionPrice, type PromotionRow } from './promotion-rows.ts'
import { refuse } from './refuse.ts'
import { products, promotionPrices, promotions } from './tables.ts'

/** Handlers of promotions. */
export const promotionHandlers: Pick<
  Handlers<typeof calls>,
  | 'pricing.product-promotion.list'
  | 'pricing.product-promotion.get'
  | 'pricing.product-promotion.create'
  | 'pricing.product-promotion.update'
  | 'pricing.product-promotion.delete'
  | 'pricing.product-promotion.batch-deactivate'
> = {
  'pricing.product-promotion.list': async ({ appId, ...input }, { db }) => {
    const ofApp = appId === undefined ? undefined : eq(promotions.appId, appId)
    const found = await listTable(db, promotions, promotionListFields, input, '-updateTime', ofApp)
    return { ...found, items: await describePromotions(db, found.items) }
  },

  'pricing.product-promotion.get': async ({ promotionId }, { db }) => {
    const row = await findRow(db, promotions, promotionId, 'promotion')
    const rows = await db
      .select({ price: promotionPrices, productNo: products.productNo })
      .from(promotionPrices)
      .leftJoin(products, eq(products.productId, promotionPrices.itemId))
      .where(eq(promotionPrices.promotionId, promotionId))
      .orderBy(promotionPrices.country, promotionPrices.itemId)
    return {
      ...(await describe(db, row)),
      prices: rows.map(({ price: { country, currency, regular, price, lowest }, productNo }) => ({
        productNo,
        country,
        currency,
        regular: priceText(regular, currency),
        price: priceText(price, currency),
        lowest: lowest === null ? null : priceText(lowest, currency),
      })),
    }
  },

  'pricing.product-promotion.create': async (input, context) => {
    const { db, now, teamId, services } = context
    await requireRoom(db, promotions, promotionLimits.perTeam, 'promotions')
    const { prices, ...times } = await planPromotion(db, input, now())
    const promotionId = newId()
    const [row] = await db
      .insert(promotions)
      .values({ ...input, ...times, promotionId, state: 'draft', createTime: now(), updateTime: now() })
      .returning()
    await storePrices(db, promotionId, prices)
    await schedulePromotion(db, services, { ...(row as PromotionRow), teamId })
    return describe(db, row as PromotionRow)
  },

  'pricing.product-promotion.update': async ({ promotionId, ...change }, { db, now, services }) => {
    const before = await findDraft(db, promotionId)
    const { prices, ...times } = await planPromotion(db, { ...before, ...change }, now())
    const [row] = await db
      .update(promotions)
      .set({ ...change, ...times, updateTime: now() })
      .where(eq(promotions.promotionId, promotionId))
      .returning()
    await db.delete(promotionPrices).where(eq(promotionPrices.promotionId, promotionId))
    await storePrices(db, promotionId, prices)
    await schedulePromotion(db, services, row as PromotionRow)
    return describe(db, row as PromotionRow)
  },

  'pricing.product-promotion.delete': async ({ promotionId }, { db }) => {
    await findDraft(db, promotionId)
    await db.delete(promotions).where(eq(promotions.promotionId, promotionId))
  },

  'pricing.product-promotion.batch-deactivate': async ({ promotionIds }, context) => {
    const { db, now, services } = context
    const results = []
    for (const promotionId of new Set(promotionIds)) {
      const [row] = await db.select().from(promotions).where(eq(promotions.promotionId, promotionId)).for('update')
      const reason = !row ? ('not-found' as const) : row.state === 'online' ? null : ('not-online' as const)
      if (row && reason === null) {
        await endPromotion(db, row, now())
        await services.events.announce('release.promotion-ended', { appId: row.appId }, context)
      }
      results.push({ promotionId, isDone: reason === null, reason })
    }
    return { results }
  },
}

/** Prices that are stored by one statement: the database takes 65,535 values in one, and each price has ten. */
const pricesAtOnce = 2000

/** Stores the prices of a promotion: at most those of all its products in all countries. */
async function storePrices(db: Queries, promotionId: string, prices: readonly PromotionPrice[]): Promise<void> {
  for (let from = 0; from < prices.length; from += pricesAtOnce)
    await db
      .insert(promotionPrices)
      .values(prices.slice(from, from + pricesAtOnce).map((price) => ({ ...price, promotionId })))
}

async function describe(db: Queries, row: PromotionRow): Promise<Promotion> {
  const [promotion] = await describePromotions(db, [row])
  return promotion as Promotion
}

/** A promotion that hasn't begun. @throws PlatformRefusal if it has, or if there is none */
async function findDraft(db: Queries, promotionId: string): Promise<PromotionRow> {
  const { state } = await findRow(db, promotions, promotionId, 'promotion')
  const [draft] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.promotionId, promotionId), eq(promotions.state, 'draft')))
    .for('update')
  if (!draft)
    throw refuse(
      'promotion-started',
      `The promotion is ${state}. Only promotions that haven’t started can be changed or deleted.`,
    )
  return draft
}
