import { and, eq } from 'drizzle-orm'
import { needsAnswer } from '@console-widgets/comments/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { isShown } from './review-rows.ts'
import { reviews } from './tables.ts'

/** What reviews tell the services that help their authors. */
export const authorAnswers: QuestionTakers = {
  'support.review': async ({ appId, person }, { db }) => {
    const { rating, content, appVersion, editTime, devReplyState } = reviews
    const [found] = await db
      .select({ rating, content, appVersion, editTime, devReplyState })
      .from(reviews)
      .where(and(eq(reviews.appId, appId), eq(reviews.person, person), isShown))
    if (!found) return null
    const { devReplyState: state, ...review } = found
    return { ...review, isAnswered: !needsAnswer(state) }
  },
}
