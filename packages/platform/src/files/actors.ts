import { eq } from 'drizzle-orm'
import { temporaryObjectSeconds } from '@console-widgets/core/model'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { forgetObjects, removeStrayBytes, sweepKind } from './objects.ts'
import { multipartParts, multipartUploads, objects } from './tables.ts'

/**
 * Defines the sweeper, which removes objects that belong to nothing a day after their last byte arrived, and stray
 * bytes with them.
 */
export function defineFileActors(services: PlatformParts): void {
  services.jobs.define<{ objectId: string }>(sweepKind, async ({ objectId }, { db, teamId, now }) => {
    const [row] = await db.select().from(objects).where(eq(objects.objectId, objectId))
    if (row && row.state !== 'normal') {
      const parts = await db
        .select({ time: multipartParts.time })
        .from(multipartParts)
        .innerJoin(multipartUploads, eq(multipartUploads.nspUploadId, multipartParts.nspUploadId))
        .where(eq(multipartUploads.objectId, objectId))
      const lastTime = Math.max(row.createTime, row.uploadTime ?? 0, ...parts.map((part) => part.time))
      const dueTime = lastTime + temporaryObjectSeconds * 1000
      if (dueTime > now) return services.jobs.schedule(db, { kind: sweepKind, teamId, payload: { objectId }, dueTime })
      await forgetObjects(db, [objectId])
    }
    await removeStrayBytes((query) => query(db), services, objectId)
  })
}
