import { desc } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/available-countries'
import { promotions } from './tables.ts'

/** The promotions, for what is written about them. */
export const promotionAnswers: QuestionTakers = {
  'release.promotions': (_, { db }) => {
    const { promotionId, name, appId, state, countries, startTime, endTime } = promotions
    return db
      .select({ promotionId, name, appId, state, countries, startTime, endTime })
      .from(promotions)
      .orderBy(desc(promotions.startTime))
  },
}
