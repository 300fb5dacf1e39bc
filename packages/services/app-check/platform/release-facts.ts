import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appChecks, type RankCounts } from './tables.ts'

/** What a release can be judged by. */
export interface CheckFacts {
  /** The newest completed check of exactly this package; null if there is none. */
  newest: { checkId: string; result: RankCounts } | null
}

/** Collects what checks say about the package of a release. */
export async function collectCheckFacts(db: Queries, packageId: string | null): Promise<CheckFacts> {
  if (packageId === null) return { newest: null }
  const [row] = await db
    .select({ checkId: appChecks.taskId, result: appChecks.result })
    .from(appChecks)
    .where(and(eq(appChecks.pkgId, packageId), inArray(appChecks.status, ['passed', 'failed'])))
    .orderBy(desc(appChecks.createTime))
    .limit(1)
  return { newest: row?.result ? { checkId: row.checkId, result: row.result } : null }
}
