import { eq } from 'drizzle-orm'
import { reportOf, type ReportId } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { comparedApps } from '../tables.ts'
import type { Asked } from './question.ts'

/** IDs of the team's compared apps, in order. */
export async function comparedIds(db: Queries): Promise<string[]> {
  const rows = await db
    .select({ appId: comparedApps.appId })
    .from(comparedApps)
    .innerJoin(apps, eq(apps.appId, comparedApps.appId))
    .orderBy(comparedApps.place)
  return rows.map(({ appId }) => appId)
}

/** A query of a report about the compared apps, limited to them; that of another report as it is. */
export async function amongCompared(db: Queries, reportId: ReportId, asked: Asked): Promise<Asked> {
  if (!reportOf(reportId).compared || asked.appId !== undefined) return asked
  const { filterCondition = [], filterConditionValue = [] } = asked
  const filters = filterCondition.map((dimension, index) => ({
    dimension,
    value: filterConditionValue[index] as string,
  }))
  const wanted = filters.flatMap(({ dimension, value }) => (dimension === 'appId' ? [value] : []))
  const compared = await comparedIds(db)
  const appIds = wanted.length > 0 ? compared.filter((appId) => wanted.includes(appId)) : compared
  // A filter by no app at all would not filter: the empty ID is no app's.
  const limits = (appIds.length > 0 ? appIds : ['']).map((value) => ({ dimension: 'appId' as const, value }))
  const all = [...filters.filter(({ dimension }) => dimension !== 'appId'), ...limits]
  return {
    ...asked,
    filterCondition: all.map(({ dimension }) => dimension),
    filterConditionValue: all.map(({ value }) => value),
  }
}
