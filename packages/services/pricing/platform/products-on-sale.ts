import { and, asc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/available-countries'
import { products } from './tables.ts'

/** The active products of an app, for what is said about its sales elsewhere. */
export const saleAnswers: QuestionTakers = {
  'release.products-on-sale': ({ appId }, { db }) =>
    db
      .select({ name: products.productName })
      .from(products)
      .where(and(eq(products.appId, appId), eq(products.status, 'active')))
      .orderBy(asc(products.createTime), asc(products.productNo)),
}
