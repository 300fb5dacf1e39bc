import { and, desc, eq } from 'drizzle-orm'
import { encodeKey } from '@console-widgets/cloud-storage/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { addressOfBucket, type BucketRow } from './buckets.ts'
import { storageFiles, storageTokens } from './tables.ts'

export type FileRow = typeof storageFiles.$inferSelect
export type TokenRow = typeof storageTokens.$inferSelect

/** A row that is a file: it has an object with its bytes. */
export type StoredFile = FileRow & { contentType: string; sha256: string; objectId: string }

export function isFile(row: FileRow | undefined): row is StoredFile {
  return row?.kind === 1
}

/** Returns a file or folder by its full key, if it exists. */
export async function findEntry(db: Queries, bucketId: string, key: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(storageFiles)
    .where(and(eq(storageFiles.bucketId, bucketId), eq(storageFiles.key, key)))
  return row
}

/** Returns a file by its key. @throws PlatformRefusal if there is none */
export async function findFile(db: Queries, { bucketId, bucketName }: BucketRow, key: string): Promise<StoredFile> {
  const row = await findEntry(db, bucketId, key)
  if (!isFile(row)) throw refuse('not-found', `There is no file '${key}' in '${bucketName}'`)
  return row
}

/** A file or folder as listed. */
export function describeEntry({ kind, key, name, size, contentType, sha256, createTime, updateTime }: FileRow) {
  return {
    kind: kind === 0 ? ('folder' as const) : ('file' as const),
    key,
    name,
    size,
    contentType,
    etag: sha256 && `"${sha256}"`,
    createTime,
    updateTime,
  }
}

export function addressOfFile(publicOrigin: string, bucketName: string, key: string): string {
  return addressOfBucket(publicOrigin, bucketName) + encodeKey(key)
}

/** Links of a file, newest first, without expired ones. */
export async function describeTokens(
  db: Queries,
  { publicOrigin }: PlatformParts,
  bucketName: string,
  { fileId, key }: StoredFile,
  now: number,
) {
  const rows = await db
    .select()
    .from(storageTokens)
    .where(eq(storageTokens.fileId, fileId))
    .orderBy(desc(storageTokens.createTime), desc(storageTokens.tokenId))
  const good = rows.filter((row) => isGood(row, now))
  const names = await readMemberNames(
    db,
    good.map(({ userId }) => userId),
  )
  return good.map(({ tokenId, token, description, userId, createTime, endTime }) => ({
    tokenId,
    address: `${addressOfFile(publicOrigin, bucketName, key)}?token=${token}`,
    description,
    userName: names.get(userId) ?? null,
    createTime,
    endTime,
  }))
}

export function isGood({ endTime }: TokenRow, now: number): boolean {
  return endTime === null || endTime > now
}

/** Metadata of a file. */
export async function answerFile(
  db: Queries,
  services: PlatformParts,
  { bucketId, bucketName }: BucketRow,
  row: StoredFile,
  now: number,
) {
  const names = await readMemberNames(db, [row.userId])
  return {
    file: {
      ...describeEntry(row),
      bucketId,
      bucketName,
      contentType: row.contentType,
      etag: `"${row.sha256}"`,
      sha256: row.sha256,
      objectId: row.objectId,
      metadata: row.metadata,
      source: row.source ?? ('console' as const),
      userName: row.uid ?? (row.userId === null ? null : (names.get(row.userId) ?? null)),
      address: addressOfFile(services.publicOrigin, bucketName, row.key),
      tokens: await describeTokens(db, services, bucketName, row, now),
    },
  }
}
