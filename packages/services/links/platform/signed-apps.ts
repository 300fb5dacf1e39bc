import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { SignedApp } from '@console-widgets/links/model'
import type { Queries } from '@console-widgets/platform/database/connection'

/** Most certificates of an app: those of its newest packages. Android reads no file without end. */
const mostSigners = 20

/** Names and certificates of Android packages by app, as the parser has read them from the packages’ signatures. */
export async function signedAppsOf(
  db: Pick<Queries, 'select'>,
  appIds: readonly string[],
): Promise<Map<string, SignedApp[]>> {
  const found = new Map<string, SignedApp[]>()
  if (appIds.length === 0) return found
  const fingerprint = sql<string>`${appPackages.signer} ->> 'fingerprint'`
  const rows = await db
    .select({ appId: appPackages.appId, packageName: sql<string>`${appPackages.packageName}`, fingerprint })
    .from(appPackages)
    .where(
      and(
        inArray(appPackages.appId, [...appIds]),
        inArray(appPackages.format, ['apk', 'aab']),
        eq(appPackages.successStatus, 0),
        isNotNull(appPackages.packageName),
        isNotNull(appPackages.signer),
      ),
    )
    .groupBy(appPackages.appId, appPackages.packageName, fingerprint)
    .orderBy(asc(appPackages.appId), sql`max(${appPackages.createTime}) desc`, asc(fingerprint))
  for (const { appId, ...signed } of rows) {
    const of = found.get(appId) ?? []
    if (of.length < mostSigners) found.set(appId, [...of, signed])
  }
  return found
}
