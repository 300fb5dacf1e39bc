import { day } from '@console-widgets/platform/clock/durations'
import { and, eq } from 'drizzle-orm'
import { grantDays, kindOfMaterial, type MaterialKind, type Objection } from '@console-widgets/provisioning/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { objects } from '@console-widgets/platform/files/tables'
import { permissionRequests } from './tables.ts'
import { toHex } from '@console-widgets/platform/secrets/byte-texts'
import { scheduleValidity, tellTeam } from './validity.ts'

/** Type of the job that reviews a request. */
export const reviewKind = 'provisioning.review'

/**
 * Reviewer of requests for restricted permissions. It grants a permission if each material is a readable file of its
 * kind, and one of them is an image or a video, which shows how the app uses the permission; the form says so.
 */
export function defineRequestReviewer({ jobs, database, objects: store }: PlatformParts): void {
  jobs.define<{ requestId: string }, Objection | null>(
    reviewKind,
    async ({ requestId }, { db, now, prepared: objection }) => {
      const [request] = await db
        .update(permissionRequests)
        .set({
          state: objection ? 'rejected' : 'granted',
          objection,
          updateTime: now,
          ...(objection ? {} : { expireTime: now + grantDays * day }),
        })
        .where(and(eq(permissionRequests.requestId, requestId), eq(permissionRequests.state, 'pending')))
        .returning()
      if (!request) return
      if (!objection) await scheduleValidity(db, jobs, request, now)
      await tellTeam(db, request, objection ? 'rejected' : 'granted', now)
    },
    async ({ requestId }) => {
      const materials = await database.asPlatform(async (db) => {
        const [request] = await db.select().from(permissionRequests).where(eq(permissionRequests.requestId, requestId))
        const found = []
        for (const { objectId, fileName } of request?.materials ?? []) {
          const [row] = await db
            .select({ storageKey: objects.storageKey })
            .from(objects)
            .where(eq(objects.objectId, objectId))
          found.push({ kind: kindOfMaterial(fileName), storageKey: row?.storageKey })
        }
        return found
      })
      for (const { kind, storageKey } of materials) {
        const size = storageKey ? await store.size(storageKey) : undefined
        const isReadable =
          kind !== undefined &&
          storageKey &&
          size !== undefined &&
          isOfKind(kind, await store.read(storageKey, 0, Math.min(size, 12)))
        if (!isReadable) return 'unreadable'
      }
      return materials.some(({ kind }) => kind === 'image' || kind === 'video') ? null : 'not-shown'
    },
  )
}

/** First bytes of PNG and JPEG; of MP4 and MOV, behind the size of their first box; and of ZIP, which an APK is. */
const heads: Record<MaterialKind, RegExp> = {
  image: /^(89504e470d0a1a0a|ffd8ff)/,
  video: /^.{8}66747970/,
  zip: /^504b0304/,
  apk: /^504b0304/,
}

function isOfKind(kind: MaterialKind, head: Uint8Array): boolean {
  return heads[kind].test(toHex(head))
}
