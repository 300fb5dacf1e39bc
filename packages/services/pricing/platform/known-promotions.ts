import { desc, eq, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/available-countries'
import { promotions } from './tables.ts'

/** The promotions, for what is written and shown of them elsewhere. */
export const promotionAnswers: QuestionTakers = {
  'release.promotions': ({ appId }, { db }) => {
    const { promotionId, name, state, countries, percent, startDay, endDay, startTime, endTime } = promotions
    const products = sql<number>`cardinality(${promotions.productNos})::int`
    const columns = { promotionId, name, state, countries, percent, products, startDay, endDay, startTime, endTime }
    return db
      .select({ ...columns, appId: promotions.appId })
      .from(promotions)
      .where(appId === undefined ? undefined : eq(promotions.appId, appId))
      .orderBy(desc(promotions.startTime))
  },
}
