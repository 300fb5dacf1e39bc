import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { encodeKey, storageLimits, wholeSiteRefreshes } from '@console-widgets/cloud-storage/model'
import type { RegionPrefix } from '@console-widgets/core'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findRow } from '@console-widgets/platform/database/require-rows'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { tasks } from '@console-widgets/platform/tasks/tables'
import { storageBuckets, storageCopies, storageFiles, storageSites } from './tables.ts'
import type { Refresh } from './refresh.ts'
import { storageTasks } from './task-kinds.ts'

export type SiteRow = typeof storageSites.$inferSelect

/** Base path of sites; its requests aren't calls and need no session. */
export const hostingPath = '/hosting'

/** Returns a site of the team. @throws PlatformRefusal if there is none with this ID */
export async function findSite(db: Queries, siteId: string): Promise<SiteRow> {
  return findRow(db, storageSites, siteId, 'site')
}

/** Sites in the form of a response, with their numbers of cached files. */
export async function describeSites(
  db: Queries,
  { publicOrigin, clock }: PlatformParts,
  where?: ReturnType<typeof eq>,
) {
  const rows = await db
    .select({ site: storageSites, bucketName: storageBuckets.bucketName })
    .from(storageSites)
    .innerJoin(storageBuckets, eq(storageBuckets.bucketId, storageSites.bucketId))
    .where(where)
    .orderBy(asc(storageSites.siteName))
  const counts = await db
    .select({ siteId: storageCopies.siteId, copies: sql<number>`count(*)::int` })
    .from(storageCopies)
    .where(sql`${storageCopies.endTime} > ${clock.now()}`)
    .groupBy(storageCopies.siteId)
  return rows.map(
    ({
      site: { siteId, siteName, bucketId, prefix, indexDocument, notFoundDocument, maxAge, createTime, updateTime },
      bucketName,
    }) => ({
      siteId,
      siteName,
      bucketId,
      bucketName,
      prefix,
      indexDocument,
      notFoundDocument,
      maxAge,
      address: addressOfSite(publicOrigin, siteName),
      copies: Number(counts.find((row) => row.siteId === siteId)?.copies ?? 0),
      createTime,
      updateTime,
    }),
  )
}

export async function answerSite(db: Queries, services: PlatformParts, siteId: string) {
  const [site] = await describeSites(db, services, eq(storageSites.siteId, siteId))
  return { site: site as NonNullable<typeof site> }
}

export function addressOfSite(publicOrigin: string, siteName: string): string {
  return `${publicOrigin}${hostingPath}/${siteName}/`
}

/** Path of a file below its site. */
export function pathOfKey({ prefix }: Pick<SiteRow, 'prefix'>, key: string): string {
  return `/${encodeKey(key.slice(prefix.length))}`
}

/** Cached files of a site, and whether each is stale. */
export async function describeCopies(db: Queries, site: SiteRow, now: number) {
  const rows = await db
    .select({ copy: storageCopies, sha256: storageFiles.sha256 })
    .from(storageCopies)
    .leftJoin(storageFiles, and(eq(storageFiles.bucketId, site.bucketId), eq(storageFiles.key, storageCopies.key)))
    .where(and(eq(storageCopies.siteId, site.siteId), sql`${storageCopies.endTime} > ${now}`))
    .orderBy(desc(storageCopies.storeTime), asc(storageCopies.key))
    .limit(storageLimits.listWindow)
  return rows.map(({ copy, sha256 }) => ({
    path: pathOfKey(site, copy.key),
    size: copy.size,
    etag: `"${copy.sha256}"`,
    storeTime: copy.storeTime,
    endTime: copy.endTime,
    outdated: sha256 !== copy.sha256,
  }))
}

/** Purges of one site or of all, newest first. */
export async function listRefreshes(
  db: Queries,
  { siteId, taskId }: { siteId?: string | undefined; taskId?: string | undefined },
) {
  const rows = await db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.kind, storageTasks.refresh),
        taskId ? eq(tasks.taskId, taskId) : undefined,
        siteId ? sql`${tasks.payload} ->> 'siteId' = ${siteId}` : undefined,
      ),
    )
    .orderBy(desc(tasks.createTime), desc(tasks.taskId))
    .limit(100)
  return rows.map((row) => ({ row, refresh: row.payload as Refresh }))
}

/** Number of purges that a team has used today in a region. */
export async function refreshesToday(db: Queries, region: RegionPrefix, dayStart: number): Promise<number> {
  const ofRegion = db
    .select({ siteId: storageSites.siteId })
    .from(storageSites)
    .innerJoin(storageBuckets, eq(storageBuckets.bucketId, storageSites.bucketId))
    .where(eq(storageBuckets.region, region))
  const rows = await db
    .select({ payload: tasks.payload })
    .from(tasks)
    .where(
      and(
        eq(tasks.kind, storageTasks.refresh),
        gte(tasks.createTime, dayStart),
        inArray(sql`${tasks.payload} ->> 'siteId'`, ofRegion),
      ),
    )
  return rows.reduce((sum, { payload }) => sum + costOf((payload as Refresh).paths), 0)
}

/** Number of purges that a purge counts as. */
export function costOf(paths: readonly string[]): number {
  return paths.length || wholeSiteRefreshes
}
