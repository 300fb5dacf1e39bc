import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { versionStatesInUse } from '@console-widgets/app-packages/model'
import { editableStates, liveStates, releaseTypes, storeStates } from '@console-widgets/versions/model'
import type { EventTakers, QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/release/availability'
import { haltRelease } from './halt-release.ts'
import { followAvailability } from './move-version.ts'
import { refuse } from './refuse.ts'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { phasesOfApps } from './app-phases.ts'
import { appVersions } from './tables.ts'
import { openVersion } from './version-rows.ts'
import { waitingPackage } from './waiting-package.ts'

/** Reactions of versions to events of their apps and packages. */
export const takenEvents: EventTakers = {
  'apps.deleting': async ({ app }, { db }) => {
    if (await isOnShelf(db, app.appId))
      throw refuse('app-on-shelf', `'${app.appName}' is live or was live. Unpublish it before you delete it.`)
  },

  'release.halting': haltRelease,

  'release.availability-changed': ({ appId }, { db, now }) => followAvailability(db, appId, now()),

  'app-packages.deleting': async ({ pkgId }, { db }) => {
    const holders = await db
      .select({ versionNumber: appVersions.versionNumber })
      .from(appVersions)
      .where(and(eq(appVersions.packageId, pkgId), inArray(appVersions.releaseState, [...versionStatesInUse])))
    if (holders.length > 0)
      throw refuse(
        'package-in-use',
        `Versions that are live, scheduled, in review, or kept for a rollback use this package: ${holders.map(({ versionNumber }) => versionNumber ?? '?').join(', ')}`,
      )
    await db
      .update(appVersions)
      .set({ packageId: null, versionNumber: null, versionCode: null })
      .where(eq(appVersions.packageId, pkgId))
  },

  // A version may have selected the package while it was still being parsed.
  'app-packages.parsed': async ({ pkgId, versionName, versionCode }, { db }) => {
    await db
      .update(appVersions)
      .set({ versionNumber: versionName, versionCode })
      .where(eq(appVersions.packageId, pkgId))
  },
}

export const takenQuestions: QuestionTakers = {
  'apps.waiting-package': ({ appId }, { db }) => waitingPackage(db, appId),

  'apps.has-draft': async ({ appId }, { db }) => {
    const open = await openVersion(db, appId)
    return open !== undefined && editableStates.includes(open.releaseState)
  },

  'apps.phases': ({ appIds }, { db }) => phasesOfApps(db, appIds),

  'app-packages.live': async ({ appIds }, { db }) => {
    const rows = await db
      .select({ packageId: appVersions.packageId })
      .from(appVersions)
      .where(
        and(
          inArray(appVersions.appId, [...appIds]),
          ne(appVersions.releaseType, releaseTypes.test),
          inArray(appVersions.releaseState, [...liveStates]),
        ),
      )
      .orderBy(desc(appVersions.onShelfTime))
    return rows.flatMap(({ packageId }) => packageId ?? [])
  },
}

/** Whether the last live version has not been unpublished by its developer. */
async function isOnShelf(db: Queries, appId: string): Promise<boolean> {
  const [last] = await db
    .select({ releaseState: appVersions.releaseState })
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        ne(appVersions.releaseType, releaseTypes.test),
        isNotNull(appVersions.onShelfTime),
      ),
    )
    .orderBy(desc(appVersions.onShelfTime))
    .limit(1)
  return last !== undefined && last.releaseState !== storeStates.removedByDeveloper
}
