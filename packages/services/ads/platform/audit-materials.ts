import { and, eq } from 'drizzle-orm'
import { materialLimits as limits } from '@console-widgets/ads/model'
import { findOtherStore, findSuperlative, findUnfinished } from '@console-widgets/core/review-words'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { headerBytes, readImageHeader } from '@console-widgets/core/image-header'
import { isStored, type StoredObject } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import { readVideoLayout } from '@console-widgets/platform/files/video/video-layout'
import { adMaterials, type MaterialFinding } from './tables.ts'

/** Type of the job that reviews a material. */
export const auditKind = 'ads.material-audit'

type MaterialRow = typeof adMaterials.$inferSelect

/** Registers the reviewer. Files are read before its transaction. */
export function defineMaterialAudit(services: PlatformParts): void {
  services.jobs.define<{ materialId: string }, MaterialFinding[]>(
    auditKind,
    async ({ materialId }, { db, teamId, now, prepared }) => {
      await db
        .update(adMaterials)
        .set({ state: prepared.length > 0 ? 'rejected' : 'passed', problems: prepared, updateTime: now })
        .where(
          and(
            eq(adMaterials.materialId, materialId),
            eq(adMaterials.teamId, teamId),
            eq(adMaterials.state, 'auditing'),
          ),
        )
    },
    ({ materialId }) => examine(services, materialId),
  )
}

async function examine(services: PlatformParts, materialId: string): Promise<MaterialFinding[]> {
  const found = await services.database.asPlatform(async (db) => {
    const [row] = await db.select().from(adMaterials).where(eq(adMaterials.materialId, materialId))
    if (!row?.objectId) return { row }
    const [object] = await db.select().from(objects).where(eq(objects.objectId, row.objectId))
    return { row, object }
  })
  const { row, object } = found
  if (!row) return []
  const texts = examineText(row)
  if (row.kind === 'text') return texts
  if (!object || !isStored(object)) return [...texts, { problem: 'file-kind', sample: '' }]
  return [...texts, ...(await (row.kind === 'image' ? examineImage : examineVideo)(services, object))]
}

/** Words that no one may advertise with, in whatever people read. */
function examineText({ materialName, content }: MaterialRow): MaterialFinding[] {
  return [materialName, content ?? ''].flatMap((text): MaterialFinding[] => {
    const word = findSuperlative(text)
    const store = findOtherStore(text)
    const unfinished = findUnfinished(text)
    return [
      ...(word === undefined ? [] : [{ problem: 'word' as const, sample: word }]),
      ...(store === undefined ? [] : [{ problem: 'other-store' as const, sample: store }]),
      ...(unfinished === undefined ? [] : [{ problem: 'unfinished' as const, sample: unfinished }]),
    ]
  })
}

async function examineImage({ objects: store }: PlatformParts, object: StoredObject): Promise<MaterialFinding[]> {
  const header = readImageHeader(await store.read(object.storageKey, 0, Math.min(object.size, headerBytes)))
  if (!header) return [{ problem: 'file-kind', sample: object.fileName }]
  const { width, height } = header
  const { least, most } = limits.side
  return [
    ...(object.size > limits.imageBytes ? [{ problem: 'file-size' as const, sample: String(object.size) }] : []),
    ...(Math.min(width, height) < least || Math.max(width, height) > most
      ? [{ problem: 'picture-size' as const, sample: `${width} × ${height}` }]
      : []),
  ]
}

async function examineVideo({ objects: store }: PlatformParts, object: StoredObject): Promise<MaterialFinding[]> {
  if (object.size > limits.videoBytes) return [{ problem: 'file-size', sample: String(object.size) }]
  try {
    await readVideoLayout((offset, length) => store.read(object.storageKey, offset, length), object.size)
    return []
  } catch {
    return [{ problem: 'file-kind', sample: object.fileName }]
  }
}
