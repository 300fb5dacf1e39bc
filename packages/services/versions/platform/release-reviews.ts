import { isWatched } from '@console-widgets/versions/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { ReleaseReviews } from '@console-widgets/platform/release/reviews'
import type { VersionRow } from './version-rows.ts'

/** What users have said since a live version was released. Null for others, and if another one was released later. */
export async function releaseReviewsOf(
  { db, services, now }: Pick<Context, 'db' | 'services' | 'now'>,
  version: VersionRow,
): Promise<Omit<ReleaseReviews, 'versionNumber'> | null> {
  if (!isWatched(version)) return null
  const { appId, versionNumber } = version
  const told = (await services.events.collectAnswers('release.reviews', { appId, now: now() }, { db })).flat()
  const found = told.find((each) => each.versionNumber === versionNumber)
  return found ? { count: found.count, average: found.average } : null
}
