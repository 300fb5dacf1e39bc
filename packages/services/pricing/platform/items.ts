import { and, eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { refuse } from './refuse.ts'
import { products } from './tables.ts'

export type ProductRow = typeof products.$inferSelect

/** Something that has prices: an app, or a product of it. */
export interface PricedItem {
  itemId: string
  appId: string
  appName: string
  /** Null: the app itself. */
  product: ProductRow | null
}

/** A product of an app that isn't deleted. @throws PlatformRefusal if there is none */
export async function findProduct(db: Queries, appId: string, productNo: string): Promise<ProductRow> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.appId, appId), eq(products.productNo, productNo)))
  if (!row || row.status === 'deleted') throw refuse('not-found', `The app has no product '${productNo}'`)
  return row
}

/** An app, or a product of it. @throws PlatformRefusal if there is none */
export async function findItem(
  db: Queries,
  { appId, productNo }: { appId: string; productNo?: string | undefined },
): Promise<PricedItem> {
  const { appName } = await findApp(db, appId)
  const product = productNo === undefined ? null : await findProduct(db, appId, productNo)
  return { itemId: product?.productId ?? appId, appId, appName, product }
}
