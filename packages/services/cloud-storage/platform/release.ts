import { and, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { releaseObject } from '@console-widgets/platform/files/objects'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { storageCopies, storageFiles } from './tables.ts'

/** Team and platform parts that a release needs. */
export interface Releaser {
  teamId: string
  now(): number
  services: PlatformParts
}

/** Type of the job that checks again when the last cached file of an object has expired. */
export const releaseKind = 'cloud-storage.release'

/**
 * Releases those of the objects that no file or cached file of a site needs; their bytes are then swept. Objects that
 * only cached files need are released with the last of them.
 */
export async function releaseUnused(db: Queries, releaser: Releaser, objectIds: readonly string[]): Promise<void> {
  const ids = [...new Set(objectIds)]
  if (ids.length === 0) return
  const { teamId, services, now } = releaser
  await db.delete(storageCopies).where(and(inArray(storageCopies.objectId, ids), lte(storageCopies.endTime, now())))
  const files = await db
    .selectDistinct({ objectId: storageFiles.objectId })
    .from(storageFiles)
    .where(inArray(storageFiles.objectId, ids))
  const copies = await db
    .select({ objectId: storageCopies.objectId, endTime: sql<number>`max(${storageCopies.endTime})::float8` })
    .from(storageCopies)
    .where(inArray(storageCopies.objectId, ids))
    .groupBy(storageCopies.objectId)
  const ofFiles = new Set(files.map(({ objectId }) => objectId))
  const ofCopies = new Map(copies.map(({ objectId, endTime }) => [objectId, Number(endTime)]))
  for (const objectId of ids) {
    if (ofFiles.has(objectId)) continue
    const endTime = ofCopies.get(objectId)
    if (endTime === undefined) await releaseObject(db, releaser, objectId)
    else
      await services.jobs.schedule(db, {
        kind: releaseKind,
        teamId,
        payload: { objectIds: [objectId] },
        dueTime: endTime,
      })
  }
}
