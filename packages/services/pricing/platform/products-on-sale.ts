import { and, asc, eq, inArray } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/available-countries'
import { products } from './tables.ts'

/** The products of apps, for what is said about their sales elsewhere. */
export const saleAnswers: QuestionTakers = {
  'release.products-on-sale': ({ appId }, { db }) =>
    db
      .select({ name: products.productName })
      .from(products)
      .where(and(eq(products.appId, appId), eq(products.status, 'active')))
      .orderBy(asc(products.createTime), asc(products.productNo)),

  'release.products': async ({ productNos }, { db }) => {
    const { appId, productNo, status } = products
    const found = await db
      .select({ appId, productNo, status })
      .from(products)
      .where(inArray(productNo, [...productNos]))
    return found.map(({ status: state, ...product }) => ({ ...product, isOnSale: state === 'active' }))
  },
}
