import { and, eq, inArray, ne } from 'drizzle-orm'
import type { calls } from '@console-widgets/pricing/contract'
import {
  currencyIn,
  currencyOf,
  fromHundredfold,
  hundredfold,
  productLimits,
  productListFields,
  utcDay,
  type ProductState,
} from '@console-widgets/pricing/model'
import type { Product } from '@console-widgets/pricing/schemas'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { requireFairPeriods, requireOnLadder, startPrices } from './change-prices.ts'
import { findProduct, type ProductRow } from './items.ts'
import { describeBase } from './price-rows.ts'
import { watchRates } from './proposal-actors.ts'
import { settleProposal } from './settle-proposal.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { priceSheets, products } from './tables.ts'

/** Handlers of products that users buy in apps. */
export const productHandlers: Pick<
  Handlers<typeof calls>,
  | 'pricing.product.list'
  | 'pricing.product.create'
  | 'pricing.product.update'
  | 'pricing.product.delete'
  | 'pricing.product.activate'
  | 'pricing.product.deactivate'
  | 'pricing.review-product.list'
> = {
  'pricing.product.list': async ({ appId, ...input }, { db }) => {
    await findApp(db, appId)
    const found = await listTable(db, products, productListFields, input, '-updateTime', currentOf(appId))
    return { ...found, items: await describeProducts(db, found.items) }
  },

  'pricing.product.create': async ({ appId, country, defaultPrice, ...input }, context) => {
    const { db, now } = context
    const { appName } = await findApp(db, appId)
    if ((await db.$count(products, currentOf(appId))) >= productLimits.perApp)
      throw refuse('limit-reached', `An app has at most ${productLimits.perApp} products. Delete one first.`)
    const taken = and(eq(products.appId, appId), eq(products.productNo, input.productNo))
    if ((await db.$count(products, taken)) > 0)
      throw refuse('product-number-taken', `'${input.productNo}' is or was a product. Numbers aren’t used again.`, [
        issue('productNo', 'product-number-used'),
      ])
    const currency = currencyIn(country, utcDay(now()))
    const base = { country, currency, price: readHundredfold(defaultPrice, currency) }
    const time = now()
    const [product] = await db
      .insert(products)
      .values({ ...input, appId, productId: newId(), status: 'inactive', createTime: time, updateTime: time })
      .returning()
    const item = { itemId: (product as ProductRow).productId, appId, appName, product: product as ProductRow }
    await requireFairPeriods(db, item, { base, manual: {}, rateDay: utcDay(time) }, utcDay(time))
    await startPrices(context, item, base)
    await watchRates(db, context.teamId, now())
    return describeProduct(db, product as ProductRow)
  },

  'pricing.product.update': async ({ appId, productNo, ...change }, { db, now }) => {
    const { productId } = await findProduct(db, appId, productNo)
    await db
      .update(products)
      .set({ ...change, updateTime: now() })
      .where(eq(products.productId, productId))
    return describeProduct(db, await findProduct(db, appId, productNo))
  },

  'pricing.product.delete': async ({ appId, productNo }, context) => {
    const { productId } = await moveProduct(appId, productNo, 'deleted', context)
    await settleProposal(context, { itemId: productId, appId })
  },
  'pricing.product.activate': async ({ appId, productNo }, context) =>
    describeProduct(context.db, await moveProduct(appId, productNo, 'active', context)),
  'pricing.product.deactivate': async ({ appId, productNo }, context) =>
    describeProduct(context.db, await moveProduct(appId, productNo, 'inactive', context)),

  'pricing.review-product.list': async ({ appId }, { db }) => {
    await findApp(db, appId)
    const [sheet] = await db.select().from(priceSheets).where(eq(priceSheets.itemId, appId))
    const active = await db
      .select()
      .from(products)
      .where(and(eq(products.appId, appId), eq(products.status, 'active')))
      .orderBy(products.productNo)
    return { appPrice: sheet?.base ? describeBase(sheet.base) : null, products: await describeProducts(db, active) }
  },
}

const currentOf = (appId: string) => and(eq(products.appId, appId), ne(products.status, 'deleted'))

/** Moves a product to a state. It may be in it already. */
async function moveProduct(
  appId: string,
  productNo: string,
  status: ProductState,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<ProductRow> {
  const { productId } = await findProduct(db, appId, productNo)
  const [row] = await db
    .update(products)
    .set({ status, updateTime: now() })
    .where(eq(products.productId, productId))
    .returning()
  return row as ProductRow
}

async function describeProduct(db: Queries, row: ProductRow): Promise<Product> {
  const [product] = await describeProducts(db, [row])
  return product as Product
}

/** Products with their base prices, as calls return them. */
async function describeProducts(db: Queries, rows: readonly ProductRow[]): Promise<Product[]> {
  const ids = rows.map(({ productId }) => productId)
  const sheets = ids.length === 0 ? [] : await db.select().from(priceSheets).where(inArray(priceSheets.itemId, ids))
  const bases = new Map(sheets.map(({ itemId, base }) => [itemId, base]))
  return rows.map((row) => {
    const base = bases.get(row.productId)
    if (!base) throw new Error(`Product '${row.productId}' has no price`)
    // Its ladder has only what a hundredth can say, so that there is always a text.
    return {
      ...row,
      country: base.country,
      currency: base.currency,
      defaultPrice: hundredfold(base.price, base.currency) ?? '',
    }
  })
}

/** Reads a base price. @throws PlatformRefusal if the currency can't express it, or the ladder lacks it */
function readHundredfold(text: string, currency: string): number {
  const price = fromHundredfold(text, currency)
  if (price === undefined)
    throw refuse('bad-parameter', `${text} isn’t a hundred times a price in ${currency}`, [
      currencyOf(currency).decimals === 0
        ? issue('defaultPrice', 'multiple-of-hundred', { currency })
        : issue('defaultPrice', 'above-zero'),
    ])
  requireOnLadder(price, currency, 'defaultPrice')
  return price
}
