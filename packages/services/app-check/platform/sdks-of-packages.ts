import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PackageInspection } from '@console-widgets/app-packages/platform/rows'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appChecks, checkReports } from './tables.ts'

/** SDKs that the newest completed check of each package found. A package without a completed check has no entry. */
export async function sdksOfPackages(
  db: Queries,
  packageIds: readonly string[],
): Promise<Map<string, PackageInspection['sdks']>> {
  if (packageIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([appChecks.pkgId], {
      pkgId: appChecks.pkgId,
      sdks: sql<PackageInspection['sdks'] | null>`${checkReports.report} -> 'inspection' -> 'sdks'`,
    })
    .from(appChecks)
    .innerJoin(checkReports, eq(checkReports.taskId, appChecks.taskId))
    .where(and(inArray(appChecks.pkgId, [...packageIds]), inArray(appChecks.status, ['passed', 'failed'])))
    .orderBy(appChecks.pkgId, desc(appChecks.createTime))
  return new Map(rows.map(({ pkgId, sdks }) => [pkgId, sdks ?? []]))
}
