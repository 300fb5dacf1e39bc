import { and, eq, inArray, ne } from 'drizzle-orm'
import { editableStates, liveStates, pendingStates, releaseTypes } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appVersions } from './tables.ts'

/** States of versions that are live, in review, or in preparation. */
const current = [...liveStates, ...pendingStates, ...editableStates]

/** Countries in which an app is live, or is to be: those of its versions that are live or in preparation. */
export async function wantedCountries(db: Queries, appId: string): Promise<Set<string>> {
  const rows = await db
    .select({ publishCountry: appVersions.publishCountry })
    .from(appVersions)
    .where(and(eq(appVersions.appId, appId), inArray(appVersions.releaseState, current)))
  return new Set(rows.flatMap(({ publishCountry }) => publishCountry))
}

/** Packages that are live, in review, or being prepared for the store. */
export async function releasedPackageIds(db: Queries, appId: string): Promise<string[]> {
  const versions = await db
    .select({ packageId: appVersions.packageId })
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        ne(appVersions.releaseType, releaseTypes.test),
        inArray(appVersions.releaseState, current),
      ),
    )
  return [...new Set(versions.flatMap(({ packageId }) => packageId ?? []))]
}
