import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { effectiveAnswers, questionnaireAt, ratingState } from '@console-widgets/age-rating/model'
import { contentRatings } from '@console-widgets/core/tables'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { ageRatings } from './tables.ts'

/** Ratings in force of the apps of a series, and of those with the same package name. Expired ones aren't inherited. */
export async function inheritableRatings(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  appId: string,
  now: number,
) {
  const { packageName } = await findApp(db, appId)
  const siblings = (await events.collectAnswers('apps.siblings', { appId }, { db })).flat()
  const isRelated = or(
    siblings.length > 0 ? inArray(apps.appId, siblings) : undefined,
    packageName === null ? undefined : eq(apps.packageName, packageName),
  )
  if (!isRelated) return []
  const rows = await db
    .select({ app: apps, rating: ageRatings })
    .from(apps)
    .innerJoin(ageRatings, eq(ageRatings.appId, apps.appId))
    .where(and(isRelated, ne(apps.appId, appId), isNotNull(ageRatings.confirmed)))
    .orderBy(asc(apps.appName), asc(apps.appId))
  const { version } = questionnaireAt(now)
  return rows.flatMap(({ app, rating }) => {
    const { confirmed } = rating
    if (!confirmed || ratingState(rating, app, now) === 'expired') return []
    return [
      {
        appId: app.appId,
        appName: app.appName,
        relation: siblings.includes(app.appId) ? ('series' as const) : ('package-name' as const),
        answers: effectiveAnswers(version, confirmed.answers),
        ratings: contentRatings.map((system) => ({ system, level: confirmed.ratings[system].level })),
        time: confirmed.time,
      },
    ]
  })
}
