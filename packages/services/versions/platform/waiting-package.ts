import { and, desc, eq, gt } from 'drizzle-orm'
import { successStatuses } from '@console-widgets/app-packages/model'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import { pendingStates } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { WaitingPackage } from '@console-widgets/platform/tenancy/app-events'
import { highestCode, liveVersions, openVersion } from './version-rows.ts'

/**
 * The newest package of an app that is ready and has a higher version code than the draft and than all versions that
 * were live: the package of a rolled-back one is not offered again. During a review or a phased release no version can
 * be prepared, so no package waits.
 */
export async function waitingPackage(db: Queries, appId: string): Promise<WaitingPackage | undefined> {
  const { phased } = await liveVersions(db, appId)
  const open = await openVersion(db, appId)
  if (phased || (open && (pendingStates as readonly number[]).includes(open.releaseState))) return undefined
  const known = Math.max((await highestCode(db, appId)) ?? 0, open?.versionCode ?? 0)
  const [newest] = await db
    .select({ pkgId: appPackages.pkgId, versionName: appPackages.versionName, versionCode: appPackages.versionCode })
    .from(appPackages)
    .where(
      and(
        eq(appPackages.appId, appId),
        eq(appPackages.successStatus, successStatuses.usable),
        gt(appPackages.versionCode, known),
      ),
    )
    .orderBy(desc(appPackages.versionCode), desc(appPackages.createTime))
    .limit(1)
  return newest && { pkgId: newest.pkgId, versionName: newest.versionName ?? String(newest.versionCode) }
}
