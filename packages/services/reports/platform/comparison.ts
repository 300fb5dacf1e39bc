import { and, asc, eq, ilike, inArray, notInArray, type SQL } from 'drizzle-orm'
import { comparableAppFields, mostComparedApps } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { likePattern, listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { comparedIds } from './query/compared.ts'
import { wrong } from './query/question.ts'
import { appComparisons, comparedApps } from './tables.ts'
import { issue } from './issues.ts'

/** Compared apps of a team, in order. */
export async function addedApps(db: Queries) {
  const rows = await db
    .select({ app: apps })
    .from(comparedApps)
    .innerJoin(apps, eq(apps.appId, comparedApps.appId))
    .orderBy(asc(comparedApps.place))
  return rows.map(({ app }) => describe(app, true))
}

function describe({ appId, appName, packageName, updateTime }: typeof apps.$inferSelect, added: boolean) {
  return { appId, appName, packageName, added, updateTime }
}

/** Apps of the team that aren't in the comparison yet. */
export async function appsToAdd(db: Queries, input: ListInput) {
  const added = await comparedIds(db)
  return pageOfApps(db, input, added, added.length > 0 ? notInArray(apps.appId, added) : undefined)
}

/** Apps of the team whose name contains a word, compared or not. */
export async function searchApps(db: Queries, { keyword, ...input }: ListInput & { keyword: string }) {
  return pageOfApps(db, input, await comparedIds(db), ilike(apps.appName, likePattern(keyword)))
}

async function pageOfApps(db: Queries, input: ListInput, added: readonly string[], condition: SQL | undefined) {
  const { where, orderBy, limit, offset } = listQuery(comparableAppFields, apps, apps.appId, input, 'appName')
  const both = and(condition, where)
  const rows = await db
    .select()
    .from(apps)
    .where(both)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return { items: rows.map((app) => describe(app, added.includes(app.appId))), total: await db.$count(apps, both) }
}

/** Replaces the compared apps. @throws PlatformRefusal if an app isn't the team's, or is duplicated */
export async function setComparedApps(db: Queries, appIds: readonly string[], now: number) {
  const known = (
    await db
      .select({ appId: apps.appId })
      .from(apps)
      .where(inArray(apps.appId, [...appIds]))
  ).map(({ appId }) => appId)
  for (const [index, appId] of appIds.entries()) {
    if (!known.includes(appId)) throw wrong(issue(`appIds.${index}`, 'app-of-team'))
    if (appIds.indexOf(appId) !== index) throw wrong(issue(`appIds.${index}`, 'listed-twice'))
  }
  await db.delete(comparedApps)
  await db.insert(comparedApps).values(appIds.map((appId, place) => ({ appId, place })))
  const [comparison] = await db.select().from(appComparisons).for('update')
  await keepComparison(db, comparison?.enabled ?? true, now)
  return { apps: await addedApps(db) }
}

/** Shows or hides the comparison. */
export async function toggleComparison(db: Queries, enabled: boolean, now: number) {
  await keepComparison(db, enabled, now)
  return comparisonStatus(db)
}

async function keepComparison(db: Queries, enabled: boolean, now: number): Promise<void> {
  const [changed] = await db.update(appComparisons).set({ enabled, updateTime: now }).returning()
  if (!changed) await db.insert(appComparisons).values({ comparisonId: newId(), enabled, updateTime: now })
}

export async function comparisonStatus(db: Queries) {
  const [comparison] = await db.select().from(appComparisons)
  return {
    enabled: comparison?.enabled ?? false,
    apps: await db.$count(comparedApps),
    most: mostComparedApps,
    updateTime: comparison?.updateTime ?? null,
  }
}
