import { eq, inArray } from 'drizzle-orm'
import pLimit from 'p-limit'
import { regionPrefixOfZone, type Zone } from '@console-widgets/core'
import { temporaryObjectSeconds } from '@console-widgets/core/model'
import { scheduleJob } from '../clock/jobs.ts'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { logError } from '../logging/log-error.ts'
import { refuse } from '../refusals/refusal.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { contentTypeOf } from './content-type.ts'
import { multipartParts, multipartUploads, objects } from './tables.ts'

export type ObjectRow = typeof objects.$inferSelect

/** Object with stored bytes. */
export type StoredObject = ObjectRow & { storageKey: string; sha256: string }

/** Properties of an object, announced before its upload. */
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
  services: PlatformParts
}

/** Type of the job that sweeps abandoned objects. */
export const sweepKind = 'files.sweep'

/** Keys to remove at a time. */
const removing = 16

/** Creates the row of an object that has yet to be uploaded, and schedules its sweep in a day. */
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

/** Finds an object of the team, uploaded or not. @throws PlatformRefusal if it doesn't exist */
export async function findObject(db: Queries, objectId: string): Promise<ObjectRow> {
  const [row] = await db.select().from(objects).where(eq(objects.objectId, objectId))
  return row ?? refuseUnknown(objectId)
}

/** Finds an uploaded object of the team. @throws PlatformRefusal if it doesn't exist or hasn't been uploaded */
export const findStoredObject = async (db: Queries, objectId: string): Promise<StoredObject> =>
  requireStored(await findObject(db, objectId))

/**
 * Finds uploaded objects of the team, in the order of their IDs.
 * @throws PlatformRefusal if one doesn't exist or hasn't been uploaded
 */
export async function findStoredObjects(db: Queries, objectIds: readonly string[]): Promise<StoredObject[]> {
  if (objectIds.length === 0) return []
  const rows = await db
    .select()
    .from(objects)
    .where(inArray(objects.objectId, [...objectIds]))
  const byId = new Map(rows.map((row) => [row.objectId, row]))
  return objectIds.map((objectId) => requireStored(byId.get(objectId) ?? refuseUnknown(objectId)))
}

function requireStored(row: ObjectRow): StoredObject {
  if (isStored(row)) return row
  throw refuse('file-failed', `The object '${row.objectId}' hasn’t been uploaded yet. Upload it first.`)
}

function refuseUnknown(objectId: string): never {
  throw refuse('not-found', `There is no object '${objectId}' in this team`)
}

/** Checks that the bytes of an object can be read. @throws PlatformRefusal if they are missing from the object store */
export async function requireBytes({ objects: store }: PlatformParts, row: StoredObject): Promise<StoredObject> {
  if ((await store.size(row.storageKey)) === undefined)
    throw refuse('file-failed', `The bytes of the object '${row.objectId}' no longer exist. Upload the file again.`)
  return row
}

export function isStored(row: ObjectRow): row is StoredObject {
  return row.state !== 'uploading' && row.storageKey !== null
}

/**
 * Assigns an uploaded object to a resource: it is no longer swept and can't be deleted by itself.
 * @throws PlatformRefusal if it isn't uploaded or already belongs to a resource
 */
export async function keepObject(db: Queries, objectId: string): Promise<StoredObject> {
  const row = await findStoredObject(db, objectId)
  if (row.state === 'normal')
    throw refuse('file-failed', `The object '${objectId}' is already in use. Upload the file again.`)
  await db.update(objects).set({ state: 'normal' }).where(eq(objects.objectId, objectId))
  return { ...row, state: 'normal' }
}

/**
 * Sets an object aside that its resource no longer uses: until the sweeper removes it a day later, the change can be
 * undone, which takes the object again.
 */
export async function setObjectAside(
  db: Queries,
  { teamId, now }: Pick<Maker, 'teamId' | 'now'>,
  objectId: string,
): Promise<void> {
  const time = now()
  await db.update(objects).set({ state: 'temporary', uploadTime: time }).where(eq(objects.objectId, objectId))
  const dueTime = time + temporaryObjectSeconds * 1000
  await scheduleJob(db, { kind: sweepKind, teamId, payload: { objectId }, dueTime })
}

/** Releases an object with the resource that it belonged to. The sweeper removes its bytes. */
export async function releaseObject(
  db: Queries,
  { teamId, now }: Pick<Maker, 'teamId' | 'now'>,
  objectId: string,
): Promise<void> {
  await db.delete(objects).where(eq(objects.objectId, objectId))
  await scheduleJob(db, { kind: sweepKind, teamId, payload: { objectId }, dueTime: now() })
}

/** Deletes the rows of objects, their uploads, and their parts. The caller removes the bytes. */
export async function forgetObjects(db: Queries, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length > 0) await db.delete(objects).where(inArray(objects.objectId, [...objectIds]))
}

/**
 * Removes stored bytes of an object that its rows don't reference. Nothing may add to them anymore.
 * @param query reads rows. The bytes are removed outside of its transaction, if it opens one
 */
export async function removeStrayBytes(
  query: <T>(work: (db: Queries) => Promise<T>) => Promise<T>,
  { objects: store }: PlatformParts,
  objectId: string,
): Promise<void> {
  const named = await query(async (db) => {
    const [row] = await db
      .select({ storageKey: objects.storageKey })
      .from(objects)
      .where(eq(objects.objectId, objectId))
    const parts = await db
      .select({ storageKey: multipartParts.storageKey })
      .from(multipartParts)
      .innerJoin(multipartUploads, eq(multipartUploads.nspUploadId, multipartParts.nspUploadId))
      .where(eq(multipartUploads.objectId, objectId))
    return new Set([row?.storageKey, ...parts.map((part) => part.storageKey)])
  })
  const prefix = `${objectId}-`
  const stray = (await store.keysOf(prefix)).filter((key) => !named.has(key))
  const limit = pLimit(removing)
  await Promise.all(stray.map((key) => limit(() => store.remove(key))))
  await store.abandonWrites?.(prefix)
}

/** Removes stray bytes after a change that has been made: if that fails, they are left to the sweeper. */
export const tidyStrayBytes: typeof removeStrayBytes = (...given) => removeStrayBytes(...given).catch(logError)

/** Removes bytes that no row references. If that fails, they are left to the sweeper. */
export function removeIfPossible({ objects: store }: PlatformParts, key: string): Promise<void> {
  return store.remove(key).catch(logError)
}

/** Generates a storage key for bytes of an object. All of an object's keys start with its ID. */
export function newStorageKey(objectId: string): string {
  return `${objectId}-${newId()}`
}

/** Describes a stored object to a caller. */
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
