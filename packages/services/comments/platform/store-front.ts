import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/store-front'
import { reviewReplies, reviews } from './tables.ts'

/** Reviews on the public page of an app. */
const shownReviews = 6

/** The rating and the newest reviews, with their replies, for the public page of an app. */
export const storeFrontAnswers: QuestionTakers = {
  'store-front.parts': async ({ appId }, { db }) => {
    const isShown = and(eq(reviews.appId, appId), or(isNull(reviews.abuseState), ne(reviews.abuseState, 'removed')))
    const [all] = await db
      .select({ average: sql<number | null>`avg(${reviews.rating})::float8`, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(isShown)
    if (!all || all.average === null) return []
    const newest = await db
      .select({ review: reviews, reply: reviewReplies.content })
      .from(reviews)
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.reviewId))
      .where(isShown)
      .orderBy(desc(reviews.editTime), desc(reviews.reviewId))
      .limit(shownReviews)
    return [
      {
        rating: { average: all.average, count: all.count },
        reviews: newest.map(({ review: { rating, content, lang, editTime }, reply }) => ({
          ...{ stars: rating, content, lang, time: editTime, reply },
        })),
      },
    ]
  },
}
