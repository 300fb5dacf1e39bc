import { and, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/reviews'
import { chosen, releasesOf, sinceRelease, windowOf } from './review-rows.ts'
import { reviews } from './tables.ts'

/** What reviews tell those who watch a release: as many as the inbox shows in its view of it. */
export const releaseAnswers: QuestionTakers = {
  'release.reviews': async ({ appId, now }, { db }) => {
    const release = (await releasesOf(db, appId)).at(-1)
    if (!release) return []
    const [found] = await db
      .select({
        count: sql<number>`count(*)::int`,
        average: sql<number | null>`avg(${reviews.rating})::float8`,
      })
      .from(reviews)
      .where(and(chosen({ appId }, windowOf({}, now)), sinceRelease(release)))
    return [{ versionNumber: release.version, count: found?.count ?? 0, average: found?.average ?? null }]
  },
}
