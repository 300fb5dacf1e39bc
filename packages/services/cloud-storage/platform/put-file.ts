import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  foldersAround,
  nameOfKey,
  numberedKey,
  parentOfKey,
  problemOfKey,
  type ConflictWay,
  type FileSource,
} from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { countFiles, lockBucket, type BucketRow } from './buckets.ts'
import { findEntry, isFile, type FileRow, type StoredFile } from './file-rows.ts'
import { requireRoom } from './regions.ts'
import { releaseUnused, type Releaser } from './release.ts'
import { storageFiles } from './tables.ts'
import { recordUsage } from './usage.ts'
import { wrongKey } from './wrong-key.ts'

/** Properties of a new file. */
export interface NewFile {
  key: string
  objectId: string
  size: number
  sha256: string
  contentType: string
  metadata?: Record<string, string>
  source: FileSource
  userId: string | null
  uid?: string | null
  ifExists: ConflictWay
}

/** Stores a file in a bucket. If the key is taken, it replaces that file, gets another name, or is rejected. */
export async function putFile(
  db: Queries,
  releaser: Releaser,
  bucketId: string,
  file: NewFile,
): Promise<{ bucket: BucketRow; row: StoredFile }> {
  const bucket = await lockBucket(db, bucketId)
  const now = releaser.now()
  const there = await findEntry(db, bucketId, file.key)
  const key = there && file.ifExists !== 'replace' ? await freeKey(db, bucketId, file.key, file.ifExists) : file.key
  const before = key === file.key && isFile(there) ? there : undefined
  const more = { bytes: file.size - (before?.size ?? 0), files: before ? 0 : 1 }
  await requireRoom(db, bucket.region, more)
  await makeFolders(db, bucketId, foldersAround(key), now)
  const { objectId, size, sha256, contentType, source, userId } = file
  const facts = {
    objectId,
    size,
    sha256,
    contentType,
    source,
    userId,
    uid: file.uid ?? null,
    metadata: file.metadata ?? {},
    updateTime: now,
  }
  const [row] = before
    ? await db.update(storageFiles).set(facts).where(eq(storageFiles.fileId, before.fileId)).returning()
    : await db
        .insert(storageFiles)
        .values({ fileId: newId(), bucketId, ...placeOf(key), kind: 1, ...facts, createTime: now })
        .returning()
  await countFiles(db, bucketId, more, now)
  if (before) await releaseUnused(db, releaser, [before.objectId])
  await recordUsage(db, bucket, now, source === 'copy' ? {} : { uploadBytes: size })
  return { bucket, row: row as StoredFile }
}

/** Columns derived from a key. */
export function placeOf(key: string) {
  return { key, parent: parentOfKey(key), name: nameOfKey(key), sortName: nameOfKey(key).toLowerCase() }
}

/** Creates missing folders. They are removed with their last file, unless a user created them. */
export async function makeFolders(db: Queries, bucketId: string, keys: readonly string[], now: number): Promise<void> {
  if (keys.length === 0) return
  await db
    .insert(storageFiles)
    .values(
      keys.map((key) => ({
        fileId: newId(),
        bucketId,
        ...placeOf(key),
        kind: 0 as const,
        createTime: now,
        updateTime: now,
      })),
    )
    .onConflictDoNothing()
}

/** Creates a folder that stays when it is empty. @throws PlatformRefusal if it exists */
export async function createFolder(db: Queries, bucketId: string, key: string, now: number): Promise<FileRow> {
  await lockBucket(db, bucketId)
  if (await findEntry(db, bucketId, key))
    throw refuse('file-exists', `A folder '${key}' already exists`, [issue('key', 'key-exists')])
  await makeFolders(db, bucketId, foldersAround(key), now)
  const [row] = await db
    .insert(storageFiles)
    .values({ fileId: newId(), bucketId, ...placeOf(key), kind: 0, made: true, createTime: now, updateTime: now })
    .returning()
  return row as FileRow
}

/** Highest number tried for a name like a taken one. */
const mostNumbers = 1000

/** A free key similar to a taken one. @throws PlatformRefusal if the file must not be renamed */
export async function freeKey(db: Queries, bucketId: string, key: string, way: ConflictWay): Promise<string> {
  if (way === 'refuse')
    throw refuse('file-exists', `'${key}' already exists. Replace it, or choose another name.`, [
      issue('key', 'key-exists'),
    ])
  for (let first = 1; first < mostNumbers; first += 100) {
    const candidates = Array.from({ length: 100 }, (_, index) => numberedKey(key, first + index))
    const taken = await db
      .select({ key: storageFiles.key })
      .from(storageFiles)
      .where(and(eq(storageFiles.bucketId, bucketId), inArray(storageFiles.key, candidates)))
    const free = candidates.find((candidate) => !taken.some((row) => row.key === candidate))
    if (free) return requireKey(free)
  }
  throw refuse('file-exists', `${mostNumbers} files with names like '${key}' already exist. Choose another name.`, [
    issue('key', 'key-exists'),
  ])
}

/** @throws PlatformRefusal if a composed key is invalid, such as one that is too long */
export function requireKey(key: string, field = 'key'): string {
  const problem = problemOfKey(key)
  if (problem) throw wrongKey(key, problem, field)
  return key
}

/** Removes empty parent folders of removed files, from the innermost out, except those that a user created. */
export async function pruneFolders(db: Queries, bucketId: string, parents: Iterable<string>): Promise<void> {
  const open = new Set([...parents].filter((parent) => parent !== ''))
  while (open.size > 0) {
    const deepest = Math.max(...[...open].map((key) => key.split('/').length))
    const level = [...open].filter((key) => key.split('/').length === deepest)
    for (const key of level) open.delete(key)
    const inside = sql`exists (select from ${storageFiles} inside where inside.bucket_id = ${bucketId} and inside.parent = ${storageFiles.key})`
    const gone = await db
      .delete(storageFiles)
      .where(
        and(
          eq(storageFiles.bucketId, bucketId),
          inArray(storageFiles.key, level),
          eq(storageFiles.kind, 0),
          eq(storageFiles.made, false),
          sql`not ${inside}`,
        ),
      )
      .returning({ parent: storageFiles.parent })
    for (const { parent } of gone) if (parent !== '') open.add(parent)
  }
}
