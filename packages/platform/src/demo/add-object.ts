import type { RegionPrefix } from '@console-widgets/core'
import { newId } from '../database/ids.ts'
import { contentTypeOf } from '../files/content-type.ts'
import { newStorageKey } from '../files/objects.ts'
import { objects } from '../files/tables.ts'
import type { Seed } from './seed-context.ts'

/** A file of a demo team. */
export interface DemoObject {
  teamId: string
  /** Region that stores it. */
  region: RegionPrefix
  bizTag: string
  fileName: string
  bytes: Uint8Array<ArrayBuffer>
  /** When it was uploaded. */
  time: number
}

/** Stores a file that belongs to a row of a demo team. */
export async function addDemoObject(
  { db, services }: Pick<Seed, 'db' | 'services'>,
  { teamId, region, bizTag, fileName, bytes, time }: DemoObject,
): Promise<{ objectId: string; sha256: string }> {
  const objectId = region + newId()
  const storageKey = newStorageKey(objectId)
  const { size, sha256 } = await services.objects.write(storageKey, new Blob([bytes]).stream(), bytes.byteLength)
  await db.insert(objects).values({
    teamId,
    objectId,
    bizTag,
    fileName,
    contentType: contentTypeOf(fileName),
    state: 'normal',
    size,
    sha256,
    storageKey,
    userId: teamId,
    createTime: time,
    uploadTime: time,
  })
  return { objectId, sha256 }
}
