import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { PlatformRefusal, refuse } from '../refusals/refusal.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { ObjectTooLarge, type Content, type StoredBytes, type StoredPart } from '../stores/object-store.ts'
import { findObject, isStored, newStorageKey, removeIfPossible, type StoredObject } from './objects.ts'
import { multipartParts, multipartUploads, objects } from './tables.ts'

/** Runs a transaction in the object's team. */
type InTeam = <T>(work: (db: Queries) => Promise<T>) => Promise<T>

/** Expected properties of the bytes. */
export interface Expected {
  /** Exact size in bytes, or with `most` the maximum. */
  size?: number | undefined
  most?: number
  sha256?: string | undefined
}

/**
 * Receives the bytes of an object. An object is written once: the same bytes are accepted again, since a response may
 * have been lost, and others are rejected.
 * @throws PlatformRefusal if the bytes differ from what was announced; then none are stored
 */
export async function receiveObject(
  inTeam: InTeam,
  services: PlatformParts,
  objectId: string,
  content: Content | null,
  expected: Expected,
): Promise<StoredObject> {
  await inTeam((db) => findObject(db, objectId))
  const { key, stored } = await keepBytes(services, objectId, content, expected, services.objects.write)
  return settle(services, key, () =>
    inTeam(async (db) => {
      const [fresh] = await db
        .update(objects)
        .set({
          state: 'temporary',
          storageKey: key,
          size: stored.size,
          sha256: stored.sha256,
          uploadTime: services.clock.now(),
        })
        .where(and(eq(objects.objectId, objectId), eq(objects.state, 'uploading')))
        .returning()
      const row = fresh ?? (await findObject(db, objectId))
      if (!isStored(row) || row.sha256 !== stored.sha256)
        throw refuse('conflict', `The object '${objectId}' already has different content. Request a new URL.`)
      return { isReferenced: fresh !== undefined, answer: row }
    }),
  )
}

/** Receives a part of a multipart upload. Sending a part again replaces it. */
export async function receivePart(
  inTeam: InTeam,
  services: PlatformParts,
  objectId: string,
  { nspUploadId, partNumber }: { nspUploadId: string; partNumber: number },
  content: Content | null,
  expected: Expected,
): Promise<{ etag: string }> {
  // Check that the upload is still open once the bytes have arrived: a check before, too, would double the cost of a
  // part.
  const { key, stored } = await keepBytes(services, objectId, content, expected, services.objects.writePart)
  const part = { size: stored.size, etag: stored.checksum, storageKey: key, time: services.clock.now() }
  return settle(services, key, async () => {
    const before = await inTeam(async (db) => {
      const old = await findOlderPart(db, objectId, nspUploadId, partNumber)
      await db
        .insert(multipartParts)
        .values({ nspUploadId, partNumber, ...part })
        .onConflictDoUpdate({ target: [multipartParts.nspUploadId, multipartParts.partNumber], set: part })
      return old
    })
    if (before) await removeIfPossible(services, before)
    services.objects.expect?.(nspUploadId, partNumber, key)
    return { isReferenced: true, answer: { etag: stored.checksum } }
  })
}

/**
 * Storage key of a part's previous bytes. If a part is sent twice concurrently, the bytes of one may remain until the
 * parts are composed, which removes all unreferenced bytes.
 * @throws PlatformRefusal if the upload has ended
 */
async function findOlderPart(
  db: Queries,
  objectId: string,
  nspUploadId: string,
  partNumber: number,
): Promise<string | undefined> {
  const [upload] = await db
    .select({ state: objects.state, storageKey: multipartParts.storageKey })
    .from(multipartUploads)
    .innerJoin(objects, eq(objects.objectId, multipartUploads.objectId))
    .leftJoin(
      multipartParts,
      and(eq(multipartParts.nspUploadId, multipartUploads.nspUploadId), eq(multipartParts.partNumber, partNumber)),
    )
    .where(and(eq(multipartUploads.nspUploadId, nspUploadId), eq(objects.objectId, objectId)))
  if (upload?.state !== 'uploading')
    throw refuse('not-found', 'This upload has ended: it was composed, aborted, or deleted')
  return upload.storageKey ?? undefined
}

/** Stores the bytes under a new key, if they are as announced. */
async function keepBytes<Stored extends StoredBytes | StoredPart>(
  services: PlatformParts,
  objectId: string,
  content: Content | null,
  expected: Expected,
  write: (key: string, content: Content, limit: number, size?: number) => Promise<Stored>,
): Promise<{ key: string; stored: Stored }> {
  const key = newStorageKey(objectId)
  const limit = expected.size ?? expected.most ?? 0
  let stored: Stored
  try {
    stored = await write(key, content ?? new Blob([]).stream(), limit, expected.size)
  } catch (error) {
    if (error instanceof PlatformRefusal) throw error
    if (error instanceof ObjectTooLarge)
      throw refuse('too-large', `The request has more than the allowed ${limit} bytes`)
    throw refuse('file-failed', 'The upload was interrupted. Nothing was stored; send it again.')
  }
  const problem = problemOf(stored, expected)
  if (!problem) return { key, stored }
  await removeIfPossible(services, key)
  throw refuse('file-failed', problem)
}

function problemOf(stored: StoredBytes | StoredPart, { size, sha256 }: Expected): string | undefined {
  if (stored.size === 0 && size !== 0) return 'Empty files can’t be stored'
  if (size !== undefined && stored.size !== size)
    return `${size} bytes were declared, but ${stored.size} arrived. Nothing was stored; send it again.`
  if (sha256 && (!('sha256' in stored) || stored.sha256 !== sha256))
    return 'The file doesn’t have the declared SHA-256: it changed in transit. Nothing was stored; send it again.'
  return undefined
}

/** Removes the bytes unless the rows reference them in the end. */
async function settle<Answer>(
  services: PlatformParts,
  key: string,
  record: () => Promise<{ isReferenced: boolean; answer: Answer }>,
): Promise<Answer> {
  let isReferenced = false
  try {
    const result = await record()
    isReferenced = result.isReferenced
    return result.answer
  } finally {
    if (!isReferenced) await removeIfPossible(services, key)
  }
}
