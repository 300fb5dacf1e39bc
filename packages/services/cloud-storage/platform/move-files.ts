import { and, eq, sql, type SQL } from 'drizzle-orm'
import {
  foldersAround,
  nameOfKey,
  parentOfKey,
  storageLimits,
  type ConflictWay,
} from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { countFiles, findBucket, lockBucket, type BucketRow } from './buckets.ts'
import { namedOrBelow, type NamedFiles } from './delete-files.ts'
import { findEntry, isFile, type FileRow } from './file-rows.ts'
import { below } from './list-files.ts'
import { freeKey, makeFolders, placeOf, pruneFolders, putFile, requireKey } from './put-file.ts'
import { requireRoom } from './regions.ts'
import { releaseUnused, type Releaser } from './release.ts'
import { storageFiles } from './tables.ts'
import { recordUsage } from './usage.ts'

/** Destination of files and folders. */
export interface Move extends NamedFiles {
  targetPrefix: string
  /** New name, for a single file or folder. */
  name?: string | undefined
  ifExists?: ConflictWay | undefined
}

export interface Copy extends NamedFiles {
  targetBucketId?: string | undefined
  targetPrefix: string
  ifExists?: ConflictWay | undefined
}

/** Moves all of the given files and folders, or none. @returns number of those found */
export async function moveAll(
  db: Queries,
  releaser: Releaser,
  { bucketId, keys, targetPrefix, name, ifExists = 'refuse' }: Move,
): Promise<number> {
  const bucket = await lockBucket(db, bucketId)
  const now = releaser.now()
  for (const key of new Set(keys)) {
    const row = await requireEntry(db, bucket, key)
    const wanted = targetKey(row, targetPrefix, name)
    if (wanted === key) continue
    const { target, replaced } = await resolveTarget(db, bucketId, row, wanted, ifExists)
    await makeFolders(db, bucketId, foldersAround(target), now)
    if (replaced) await takeAway(db, releaser, replaced)
    if (row.kind === 0) await requireDepth(db, bucketId, key, target)
    await db
      .update(storageFiles)
      .set({
        key: moved(storageFiles.key, key, target),
        parent: sql`case when ${storageFiles.key} = ${key} then ${parentOfKey(target)} else ${moved(storageFiles.parent, key, target)} end`,
        name: sql`case when ${storageFiles.key} = ${key} then ${nameOfKey(target)} else ${storageFiles.name} end`,
        sortName: sql`case when ${storageFiles.key} = ${key} then ${placeOf(target).sortName} else ${storageFiles.sortName} end`,
      })
      .where(and(eq(storageFiles.bucketId, bucketId), namedOrBelow([key])))
    await pruneFolders(db, bucketId, [parentOfKey(key)])
  }
  return new Set(keys).size
}

/**
 * Copies all of the given files and folders, or none. All copies share the bytes.
 * @returns number of copied files
 */
export async function copyAll(
  db: Queries,
  releaser: Releaser,
  { bucketId, keys, targetBucketId = bucketId, targetPrefix, ifExists = 'refuse' }: Copy,
): Promise<number> {
  const source = await findBucket(db, bucketId)
  const target = await lockBucket(db, targetBucketId)
  if (source.region !== target.region)
    throw refuse(
      'bad-parameter',
      `'${target.bucketName}' is in the region ${target.region}. Files can’t leave ${source.region}`,
      [issue('targetBucketId', 'bucket-in-region', { region: source.region })],
    )
  let files = 0
  for (const key of new Set(keys)) {
    const row = await requireEntry(db, source, key)
    const wanted = targetKey(row, targetPrefix, undefined)
    if (isFile(row)) {
      // A copy into the same folder gets another name.
      const way = wanted === key && bucketId === targetBucketId && ifExists === 'replace' ? 'rename' : ifExists
      const { size, sha256, contentType, objectId, metadata } = row
      await putFile(db, releaser, targetBucketId, {
        key: wanted,
        objectId,
        size,
        sha256,
        contentType,
        metadata,
        source: 'copy',
        userId: row.userId,
        uid: row.uid,
        ifExists: way,
      })
      files += 1
    } else files += await copyFolder(db, releaser, { source, target, key, wanted, ifExists })
  }
  return files
}

async function copyFolder(
  db: Queries,
  { now }: Releaser,
  {
    source,
    target,
    key,
    wanted,
    ifExists,
  }: { source: BucketRow; target: BucketRow; key: string; wanted: string; ifExists: ConflictWay },
): Promise<number> {
  if (source.bucketId === target.bucketId) requireOutside(key, wanted)
  const place = (await findEntry(db, target.bucketId, wanted))
    ? await freeFolder(db, target.bucketId, wanted, ifExists)
    : wanted
  await requireDepth(db, source.bucketId, key, place)
  const [sum] = await db
    .select({ files: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${storageFiles.size}), 0)::float8` })
    .from(storageFiles)
    .where(and(eq(storageFiles.bucketId, source.bucketId), below(key), eq(storageFiles.kind, 1)))
  const more = { files: Number(sum?.files), bytes: Number(sum?.bytes) }
  await requireRoom(db, target.region, more)
  const time = now()
  await makeFolders(db, target.bucketId, foldersAround(place), time)
  const root = placeOf(place)
  await db.execute(sql`
    insert into ${storageFiles} (file_id, bucket_id, key, parent, name, sort_name, kind, made, size, content_type, sha256, object_id, metadata, source, user_id, uid, create_time, update_time)
    select replace(gen_random_uuid()::text, '-', ''), ${target.bucketId}, ${moved(storageFiles.key, key, place)},
      case when key = ${key} then ${root.parent} else ${moved(storageFiles.parent, key, place)} end,
      case when key = ${key} then ${root.name} else name end,
      case when key = ${key} then ${root.sortName} else sort_name end,
      kind, made, size, content_type, sha256, object_id, metadata, case when kind = 1 then 'copy' end, user_id, uid, ${time}::bigint, ${time}::bigint
    from ${storageFiles} where bucket_id = ${source.bucketId} and ${namedOrBelow([key])}`)
  await countFiles(db, target.bucketId, more, time)
  await recordUsage(db, target, time, {})
  return more.files
}

async function requireEntry(db: Queries, { bucketId, bucketName }: BucketRow, key: string): Promise<FileRow> {
  const row = await findEntry(db, bucketId, key)
  if (!row) throw refuse('not-found', `There is no '${key}' in '${bucketName}'`)
  return row
}

function targetKey(row: FileRow, targetPrefix: string, name: string | undefined): string {
  return requireKey(`${targetPrefix}${name ?? row.name}${row.kind === 0 ? '/' : ''}`, 'targetPrefix')
}

/** Final key of an entry, and the file that it replaces. */
async function resolveTarget(
  db: Queries,
  bucketId: string,
  row: FileRow,
  wanted: string,
  way: ConflictWay,
): Promise<{ target: string; replaced?: FileRow }> {
  if (row.kind === 0) requireOutside(row.key, wanted)
  const there = await findEntry(db, bucketId, wanted)
  if (!there) return { target: wanted }
  if (row.kind === 0) return { target: await freeFolder(db, bucketId, wanted, way) }
  return way === 'replace' ? { target: wanted, replaced: there } : { target: await freeKey(db, bucketId, wanted, way) }
}

/** A folder is renamed if its name is taken, and never merged into another. */
async function freeFolder(db: Queries, bucketId: string, wanted: string, way: ConflictWay): Promise<string> {
  if (way === 'rename') return freeKey(db, bucketId, wanted, way)
  throw refuse('file-exists', `A folder '${wanted}' already exists. Choose another name, or move its contents.`, [
    issue('targetPrefix', 'folder-of-name'),
  ])
}

function requireOutside(key: string, wanted: string): void {
  if (wanted.startsWith(key))
    throw refuse('bad-parameter', `The folder '${key}' can’t be moved or copied into itself`, [
      issue('targetPrefix', 'outside-folder'),
    ])
}

/** Checks that no key in a moved or copied folder gets too long. */
async function requireDepth(db: Queries, bucketId: string, key: string, target: string): Promise<void> {
  const more = sql<number>`octet_length(${target}::text) - octet_length(${key}::text)`
  const [longest] = await db
    .select({ bytes: sql<number>`coalesce(max(octet_length(${storageFiles.key})), 0) + ${more}` })
    .from(storageFiles)
    .where(and(eq(storageFiles.bucketId, bucketId), below(key)))
  if (Number(longest?.bytes) > storageLimits.keyBytes)
    throw refuse('bad-parameter', `A file in '${key}' would have a key of more than ${storageLimits.keyBytes} bytes`, [
      issue('targetPrefix', 'shorter-prefix'),
    ])
}

async function takeAway(db: Queries, releaser: Releaser, row: FileRow): Promise<void> {
  await db.delete(storageFiles).where(eq(storageFiles.fileId, row.fileId))
  await countFiles(db, row.bucketId, { files: -1, bytes: -row.size }, releaser.now())
  if (row.objectId) await releaseUnused(db, releaser, [row.objectId])
}

/** A key with another prefix. */
function moved(column: typeof storageFiles.key | typeof storageFiles.parent, from: string, to: string): SQL {
  return sql`${to}::text || substr(${column}, length(${from}::text) + 1)`
}
