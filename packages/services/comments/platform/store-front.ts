import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/store-front'
import { reviews } from './tables.ts'

/** Reviews on the public page of an app. */
const shownReviews = 6

/** The rating and the newest reviews, with the last reply to each, for the public page of an app. */
export const storeFrontAnswers: QuestionTakers = {
  'store-front.parts': async ({ appId }, { db }) => {
    const isShown = and(eq(reviews.appId, appId), or(isNull(reviews.abuseState), ne(reviews.abuseState, 'removed')))
    const [all] = await db
      .select({ average: sql<number | null>`avg(${reviews.rating})::float8`, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(isShown)
    if (!all || all.average === null) return []
    const newest = await db
      .select({
        stars: reviews.rating,
        content: reviews.content,
        lang: reviews.lang,
        time: reviews.editTime,
        reply: sql<string | null>`(
          select r.content from cw_review_replies r where r.review_id = cw_reviews.review_id order by r.time desc limit 1)`,
      })
      .from(reviews)
      .where(isShown)
      .orderBy(desc(reviews.editTime), desc(reviews.reviewId))
      .limit(shownReviews)
    return [
      {
        rating: { average: all.average, count: all.count },
        reviews: newest,
      },
    ]
  },
}
