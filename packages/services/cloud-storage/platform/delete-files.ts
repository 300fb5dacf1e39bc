import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { isFolderKey, parentOfKey } from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { countFiles, findBucket, lockBucket } from './buckets.ts'
import { below } from './list-files.ts'
import { pruneFolders } from './put-file.ts'
import { releaseUnused, type Releaser } from './release.ts'
import { storageFiles } from './tables.ts'
import { recordUsage } from './usage.ts'

/** Files and folders of a bucket to process. */
export interface NamedFiles {
  bucketId: string
  keys: readonly string[]
}

/** Number of files removed per transaction. */
const batch = 500

/** Number of files and folders, including the contents of folders. */
export async function countNamed(db: Queries, { bucketId, keys }: NamedFiles): Promise<number> {
  return db.$count(storageFiles, and(eq(storageFiles.bucketId, bucketId), namedOrBelow(keys)))
}

/** Files and folders with these keys, and everything below the folders. */
export function namedOrBelow(keys: readonly string[]) {
  return or(inArray(storageFiles.key, [...keys]), ...keys.filter(isFolderKey).map(below))
}

/** Removes a batch, deepest first. @returns the number of removed files and folders; 0 once all are gone */
export async function deleteBatch(
  db: Queries,
  releaser: Releaser,
  { bucketId, keys }: NamedFiles,
): Promise<{ gone: number; files: number }> {
  const bucket = await lockBucket(db, bucketId)
  const rows = await db
    .select({
      fileId: storageFiles.fileId,
      kind: storageFiles.kind,
      size: storageFiles.size,
      objectId: storageFiles.objectId,
    })
    .from(storageFiles)
    .where(and(eq(storageFiles.bucketId, bucketId), namedOrBelow(keys)))
    .orderBy(sql`${storageFiles.kind} desc`)
    .limit(batch)
  if (rows.length > 0)
    await db.delete(storageFiles).where(
      inArray(
        storageFiles.fileId,
        rows.map(({ fileId }) => fileId),
      ),
    )
  const files = rows.filter(({ kind }) => kind === 1)
  if (files.length > 0) {
    const now = releaser.now()
    await countFiles(
      db,
      bucketId,
      { files: -files.length, bytes: -files.reduce((sum, { size }) => sum + size, 0) },
      now,
    )
    await releaseUnused(
      db,
      releaser,
      files.flatMap(({ objectId }) => objectId ?? []),
    )
    await recordUsage(db, bucket, now, {})
  }
  if (rows.length < batch) await pruneFolders(db, bucketId, keys.map(parentOfKey))
  return { gone: rows.length, files: files.length }
}

/** Removes everything in batches, each of which stays removed if the work stops in between. */
export async function deleteAll(
  inTeam: <T>(work: (db: Queries) => Promise<T>) => Promise<T>,
  releaser: Releaser,
  named: NamedFiles,
  progress: (done: number, total: number) => Promise<void>,
): Promise<{ files: number }> {
  const total = await inTeam(async (db) => {
    await findBucket(db, named.bucketId)
    return countNamed(db, named)
  })
  let done = 0
  let files = 0
  await progress(0, total)
  for (;;) {
    const result = await inTeam((db) => deleteBatch(db, releaser, named))
    done += result.gone
    files += result.files
    await progress(done, Math.max(done, total))
    if (result.gone < batch) return { files }
  }
}
