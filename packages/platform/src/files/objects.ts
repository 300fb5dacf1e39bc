import { eq, inArray } from 'drizzle-orm'
import { regionPrefixOfZone, type Zone } from '@console-widgets/core'
import { temporaryObjectSeconds } from '@console-widgets/core/model'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { refuse } from '../refusals/refusal.ts'
import type { Services } from '../calls/platform-parts.ts'
import { contentTypeOf } from './content-type.ts'
import { multipartParts, multipartUploads, objects } from './tables.ts'

export type ObjectRow = typeof objects.$inferSelect

/** An object whose bytes are there. */
export type StoredObject = ObjectRow & { storageKey: string; sha256: string }

/** What a caller announces of an object. */
export interface AnnouncedObject {
  bizTag: string
  fileName: string
  contentLength: number
  sha256?: string | undefined
  contentType?: string | undefined
}

interface Maker {
  teamId: string
  userId: string
  zone: Zone
  now(): number
  services: Services
}

/** Kind of the job that sweeps what nobody came for. */
export const sweepKind = 'files.sweep'

/** Makes the row of an object whose bytes are still to come, and puts its sweeping off for a day. */
export async function announceObject(
  db: Queries,
  maker: Maker,
  object: AnnouncedObject,
  requestId?: string,
): Promise<ObjectRow> {
  const time = maker.now()
  const objectId = regionPrefixOfZone(maker.zone) + newId()
  const [row] = await db
    .insert(objects)
    .values({
      objectId,
      bizTag: object.bizTag,
      fileName: object.fileName,
      contentType: object.contentType ?? contentTypeOf(object.fileName),
      state: 'uploading',
      size: object.contentLength,
      sha256: object.sha256 ?? null,
      requestId: requestId ?? null,
      userId: maker.userId,
      createTime: time,
    })
    .returning()
  await maker.services.jobs.schedule(db, {
    kind: sweepKind,
    teamId: maker.teamId,
    payload: { objectId },
    dueTime: time + temporaryObjectSeconds * 1000,
  })
  return row as ObjectRow
}

/** An object of the team, uploaded or not. @throws PlatformRefusal when there is none of this id. */
export async function findObject(db: Queries, objectId: string): Promise<ObjectRow> {
  const [row] = await db.select().from(objects).where(eq(objects.objectId, objectId))
  if (!row) throw refuse('not-found', `There is no object '${objectId}' in this team`)
  return row
}

/** An object of the team whose bytes are there. @throws PlatformRefusal when it is not or not yet. */
export async function findStoredObject(db: Queries, objectId: string): Promise<StoredObject> {
  const row = await findObject(db, objectId)
  if (!isStored(row))
    throw refuse('file-failed', `The object '${objectId}' has not been uploaded yet. Upload it first.`)
  return row
}

/** The same, when its bytes are to be read. @throws PlatformRefusal when they have gone from the object store */
export async function requireBytes({ objects: store }: Services, row: StoredObject): Promise<StoredObject> {
  if ((await store.size(row.storageKey)) === undefined)
    throw refuse('file-failed', `The bytes of the object '${row.objectId}' are no longer there. Upload the file again.`)
  return row
}

export function isStored(row: ObjectRow): row is StoredObject {
  return row.state !== 'uploading' && row.storageKey !== null
}

/**
 * Binds an uploaded object to what it now belongs to: it is swept no more and cannot be deleted by itself.
 * @throws PlatformRefusal when it is not uploaded, or belongs to something already
 */
export async function keepObject(db: Queries, objectId: string): Promise<StoredObject> {
  const row = await findStoredObject(db, objectId)
  if (row.state === 'normal')
    throw refuse('file-failed', `The object '${objectId}' is in use already. Upload the file again.`)
  await db.update(objects).set({ state: 'normal' }).where(eq(objects.objectId, objectId))
  return { ...row, state: 'normal' }
}

/** Lets go of an object together with what it belonged to; its bytes are removed by the sweeper. */
export async function releaseObject(
  db: Queries,
  { teamId, now, services }: Pick<Maker, 'teamId' | 'now' | 'services'>,
  objectId: string,
): Promise<void> {
  await db.delete(objects).where(eq(objects.objectId, objectId))
  await services.jobs.schedule(db, { kind: sweepKind, teamId, payload: { objectId }, dueTime: now() })
}

/** Forgets objects, their uploads and their parts; the bytes are the caller's to remove. */
export async function forgetObjects(db: Queries, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length > 0) await db.delete(objects).where(inArray(objects.objectId, [...objectIds]))
}

/** Removes every byte that is kept for an object but those that its rows name. */
export async function removeStrayBytes(db: Queries, { objects: store }: Services, objectId: string): Promise<void> {
  const [row] = await db.select({ storageKey: objects.storageKey }).from(objects).where(eq(objects.objectId, objectId))
  const parts = await db
    .select({ storageKey: multipartParts.storageKey })
    .from(multipartParts)
    .innerJoin(multipartUploads, eq(multipartUploads.nspUploadId, multipartParts.nspUploadId))
    .where(eq(multipartUploads.objectId, objectId))
  const named = new Set([row?.storageKey, ...parts.map((part) => part.storageKey)])
  for (const key of await store.keysOf(`${objectId}-`)) if (!named.has(key)) await store.remove(key)
}

/** A fresh key for bytes of an object; all of an object's keys start with its id. */
export function newStorageKey(objectId: string): string {
  return `${objectId}-${newId()}`
}

/** What a caller is told of a stored object. */
export function describeObject({
  objectId,
  bizTag,
  fileName,
  size,
  sha256,
  contentType,
  state,
  createTime,
}: StoredObject) {
  return {
    objectId,
    bizTag,
    fileName,
    size,
    sha256,
    contentType,
    state: state === 'normal' ? ('normal' as const) : ('temporary' as const),
    createTime,
  }
}
