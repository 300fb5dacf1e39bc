import { and, asc, eq } from 'drizzle-orm'
import { multipartPartBytes, signedUrlSeconds } from '@console-widgets/core/model'
import type { Queries } from '../database/connection.ts'
import type { Context } from '../calls/handler.ts'
import { issue } from '../refusals/issue.ts'
import { refuse } from '../refusals/refusal.ts'
import {
  findObject,
  forgetObjects,
  isStored,
  newStorageKey,
  removeIfPossible,
  tidyStrayBytes,
  type ObjectRow,
  type StoredObject,
} from './objects.ts'
import { signAddress } from './signed-address.ts'
import { multipartParts, multipartUploads, objects } from './tables.ts'

type PartRow = typeof multipartParts.$inferSelect

interface Upload {
  object: ObjectRow
  nspUploadId: string
  partSize: number
  /** Number of parts of the whole object. */
  partCount: number
}

const mebibyte = 1024 * 1024
/** Maximum part size, which limits what is sent again after a failure. */
const largestPartBytes = 16 * mebibyte
/** Parts of a medium-sized file. More parts cost time; fewer leave less to resume from. */
const usualParts = 16

/** Size of every part but the last, in bytes. */
export function partSizeOf(size: number): number {
  return Math.min(largestPartBytes, Math.max(multipartPartBytes, Math.ceil(size / usualParts / mebibyte) * mebibyte))
}

/** Finds an upload of the team. @throws PlatformRefusal if it doesn't exist or belongs to another object */
export async function findUpload(db: Queries, nspUploadId: string, objectId: string): Promise<Upload> {
  const [upload] = await db
    .select()
    .from(multipartUploads)
    .where(and(eq(multipartUploads.nspUploadId, nspUploadId), eq(multipartUploads.objectId, objectId)))
  if (!upload)
    throw refuse(
      'not-found',
      `There is no upload '${nspUploadId}' of the object '${objectId}': it was aborted, deleted, or never started`,
    )
  const object = await findObject(db, objectId)
  return { object, nspUploadId, partSize: upload.partSize, partCount: Math.ceil(object.size / upload.partSize) }
}

/** ID of a part, which never changes. */
export function partObjectId(objectId: string, partNumber: number): string {
  return `${objectId}_${partNumber}`
}

/** Uploaded parts, in order. */
export function partsOf(db: Queries, nspUploadId: string): Promise<PartRow[]> {
  return db
    .select()
    .from(multipartParts)
    .where(eq(multipartParts.nspUploadId, nspUploadId))
    .orderBy(asc(multipartParts.partNumber))
}

/** Signed URL of a part. @throws PlatformRefusal if the object has no such part */
export async function partAddress(upload: Upload, partNumber: number, { teamId, now, services }: Context) {
  const { object, nspUploadId, partSize, partCount } = upload
  if (partNumber > partCount)
    throw refuse('bad-parameter', `The object has ${partCount} parts of ${partSize} bytes`, [
      issue('partNumbers', 'at-most', { most: partCount }),
    ])
  const size = partNumber < partCount ? partSize : object.size - partSize * (partCount - 1)
  const headers = { 'content-type': 'application/octet-stream' }
  const expires = now() + signedUrlSeconds * 1000
  const { objectId } = object
  const url = await signAddress(
    services.publicOrigin,
    services.secret,
    {
      method: 'PUT',
      teamId,
      objectId,
      size,
      part: { nspUploadId, partNumber },
      expires,
    },
    headers,
  )
  return {
    objectId,
    partNumber,
    partObjectId: partObjectId(objectId, partNumber),
    url,
    method: 'PUT' as const,
    headers,
    expires,
  }
}

/** Part as listed by a caller who composes. */
interface NamedPart {
  partNumber: number
  partObjectId: string
  etag: string
  checksum?: string | undefined
}

/**
 * Composes the parts. Concurrent and repeated calls get the same object: the first to finish decides, and its bytes
 * have the announced size and SHA-256.
 */
export async function compose(
  context: Context,
  input: { objectId: string; nspUploadId: string; parts: NamedPart[]; sha256?: string | undefined },
): Promise<StoredObject> {
  const { inTeam, services } = context
  const { objectId, nspUploadId } = input
  const { upload, present } = await inTeam(async (db) => {
    // Read the parts first: if another request composes in between, the second query sees the complete object.
    const parts = await partsOf(db, nspUploadId)
    return { present: parts, upload: await findUpload(db, nspUploadId, objectId) }
  })
  if (isStored(upload.object)) return requireSameHash(upload.object, input.sha256)
  const keys = chooseParts(upload, present, input.parts)
  const storageKey = newStorageKey(objectId)
  const stored = await services.objects.concatenate(keys, storageKey).catch(async (error: unknown) => {
    // Another request has just composed it and removed the parts.
    const object = await inTeam((db) => findObject(db, objectId))
    if (isStored(object)) return object
    throw error
  })
  if ('objectId' in stored) return requireSameHash(stored, input.sha256)
  let isComposed = false
  try {
    const expected = input.sha256 ?? upload.object.sha256
    if (stored.size !== upload.object.size)
      throw refuse('file-failed', `${upload.object.size} bytes were declared, but the parts have ${stored.size}`)
    if (expected && stored.sha256 !== expected)
      throw refuse(
        'file-failed',
        'The composed file doesn’t have the declared SHA-256. Abort the upload and start again.',
      )
    const object = await inTeam(async (db) => {
      const [fresh] = await db
        .update(objects)
        .set({ state: 'temporary', storageKey, sha256: stored.sha256, uploadTime: context.now() })
        .where(and(eq(objects.objectId, objectId), eq(objects.state, 'uploading')))
        .returning()
      isComposed = fresh !== undefined
      if (fresh) await db.delete(multipartParts).where(eq(multipartParts.nspUploadId, nspUploadId))
      return fresh ?? (await findObject(db, objectId))
    })
    if (!isStored(object)) throw refuse('conflict', 'The upload was aborted while it was composed')
    return requireSameHash(object, stored.sha256)
  } finally {
    await (isComposed ? tidyStrayBytes(inTeam, services, objectId) : removeIfPossible(services, storageKey))
  }
}

function requireSameHash(object: StoredObject, sha256: string | undefined): StoredObject {
  if (sha256 && object.sha256 !== sha256)
    throw refuse('conflict', `The object '${object.objectId}' was composed of different bytes`)
  return object
}

/** Storage keys of the parts, in order, after checking that each exists and is the expected one. */
function chooseParts(
  { object, partCount }: Upload,
  present: readonly PartRow[],
  named: readonly NamedPart[],
): string[] {
  const there = new Map(present.map((part) => [part.partNumber, part]))
  const missing = Array.from({ length: partCount }, (_, index) => index + 1).filter((number) => !there.has(number))
  if (missing.length > 0)
    throw refuse(
      'file-failed',
      `${missing.length} of ${partCount} parts are missing, starting with number ${missing[0]}. Upload them, then compose again.`,
    )
  const sorted = named.toSorted((one, other) => one.partNumber - other.partNumber)
  if (sorted.length !== partCount || sorted.some(({ partNumber }, index) => partNumber !== index + 1))
    throw refuse('bad-parameter', `List each part from 1 to ${partCount} exactly once`, [
      issue('parts', 'parts-listed', { count: partCount }),
    ])
  return sorted.map(({ partNumber, partObjectId: id, etag, checksum }) => {
    const part = there.get(partNumber) as PartRow
    if (etag.replace(/^"|"$/g, '') !== part.etag || id !== partObjectId(object.objectId, partNumber))
      throw refuse(
        'file-failed',
        `Part ${partNumber} doesn’t match its etag. Upload it again, or list the uploaded parts.`,
      )
    // The platform's ETags are the checksums of the parts.
    if (checksum && checksum !== part.etag)
      throw refuse(
        'file-failed',
        `Part ${partNumber} doesn’t have the declared checksum: it changed in transit. Upload it again.`,
      )
    return part.storageKey
  })
}

/** Aborts an upload and deletes its parts and its object. @throws PlatformRefusal if it has been composed */
export async function abort({ inTeam, services }: Context, objectId: string, nspUploadId: string): Promise<void> {
  await inTeam(async (db) => {
    const { object } = await findUpload(db, nspUploadId, objectId)
    if (isStored(object))
      throw refuse('conflict', 'The upload has been composed and can’t be aborted. Delete the object instead.')
    await forgetObjects(db, [objectId])
  })
  await tidyStrayBytes(inTeam, services, objectId)
}
