import { eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { priceReasons, priceSheets, products, promotions } from './tables.ts'

/** What prices bring to the start page: live apps without a price in some country, products, and promotions. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) => {
    if (!permissions.has('pricing.manage')) return []
    const { appId, appName, onShelfVersion } = apps
    const lacking = await db
      .select({
        appId,
        appName,
        countries: sql<number>`count(distinct ${priceReasons.country})::int`,
        time: priceSheets.updateTime,
      })
      .from(priceReasons)
      .innerJoin(apps, eq(apps.appId, priceReasons.appId))
      .leftJoin(priceSheets, eq(priceSheets.itemId, appId))
      .where(isNotNull(onShelfVersion))
      .groupBy(appId, appName, priceSheets.updateTime)
      .limit(mostLines)
    return lacking.map((app): AttentionLine => {
      const line = {
        id: app.appId,
        tone: 'warning' as const,
        page: { id: 'pricing.app', values: { appId: app.appId } },
        time: app.time ?? now,
      }
      return app.countries === 0
        ? { kind: 'pricing.missing', ...line, values: { app: app.appName } }
        : { kind: 'pricing.country', ...line, values: { app: app.appName, count: app.countries } }
    })
  },

  ...answerWithThings([
    {
      kind: 'pricing.products',
      from: products,
      id: products.productId,
      name: products.productName,
      detail: products.productNo,
      page: 'pricing.product',
      parameters: { appId: products.appId, productNo: products.productNo },
      where: ne(products.status, 'deleted'),
    },
    {
      kind: 'pricing.promotions',
      from: promotions,
      id: promotions.promotionId,
      name: promotions.name,
      page: 'pricing.promotion',
      parameters: { promotionId: promotions.promotionId },
    },
  ]),
}
