import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { PackageInspection } from '@console-widgets/app-packages/platform/rows'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appChecks, checkReports } from './tables.ts'

/** What a check found out about the SDKs of a package, and when. */
export interface DetectedSdks {
  sdks: PackageInspection['sdks']
  time: number
}

/**
 * SDKs that the newest completed check of each package found. A check that failed to run or was canceled has no report.
 * A package without a completed check has no entry.
 */
export async function sdksOfPackages(db: Queries, packageIds: readonly string[]): Promise<Map<string, DetectedSdks>> {
  if (packageIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([appChecks.pkgId], {
      pkgId: appChecks.pkgId,
      sdks: sql<PackageInspection['sdks'] | null>`${checkReports.report} -> 'inspection' -> 'sdks'`,
      time: appChecks.endTime,
    })
    .from(appChecks)
    .innerJoin(checkReports, eq(checkReports.taskId, appChecks.taskId))
    .where(inArray(appChecks.pkgId, [...packageIds]))
    .orderBy(appChecks.pkgId, desc(appChecks.createTime), desc(appChecks.taskId))
  return new Map(rows.map(({ pkgId, sdks, time }) => [pkgId, { sdks: sdks ?? [], time: time ?? 0 }]))
}

/** The same for one package, for the privacy metadata of its listing. */
export const sdkAnswers: QuestionTakers = {
  'store-listing.sdks': async ({ pkgId }, { db }) => (await sdksOfPackages(db, [pkgId])).get(pkgId),
}
