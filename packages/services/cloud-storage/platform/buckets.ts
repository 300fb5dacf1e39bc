import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RegionPrefix } from '@console-widgets/core'
import { bucketListFields, variantFeatures } from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import { findRow, requireRoom } from '@console-widgets/platform/database/require-rows'
import type { Context } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { storageBuckets, storageFiles, storageSites } from './tables.ts'

export type BucketRow = typeof storageBuckets.$inferSelect

/** Base path for applications; its requests aren't calls and need no session. */
export const storagePath = '/storage'

/** Returns a bucket of the team. @throws PlatformRefusal if there is none with this ID */
export async function findBucket(db: Queries, bucketId: string): Promise<BucketRow> {
  return findRow(db, storageBuckets, bucketId, 'bucket')
}

/** Returns a bucket of the team by name. @throws PlatformRefusal if the team has none with this name */
export async function findBucketByName(db: Queries, bucketName: string): Promise<BucketRow> {
  const [row] = await db.select().from(storageBuckets).where(eq(storageBuckets.bucketName, bucketName))
  if (!row) throw refuse('not-found', `There is no bucket '${bucketName}' in this team`)
  return row
}

/** Creates a bucket. @throws PlatformRefusal if any team uses the name, or there are too many buckets */
export async function createBucket(
  { db, now, variant }: Pick<Context, 'db' | 'now' | 'variant'>,
  bucketName: string,
  region: RegionPrefix,
): Promise<BucketRow> {
  const { bucketsPerTeam } = variantFeatures[variant]
  await requireRoom(db, storageBuckets, bucketsPerTeam, 'buckets')
  const time = now()
  // Other teams' buckets are invisible here, but the unique index covers them.
  const [row] = await db
    .insert(storageBuckets)
    .values({ bucketId: newId(), bucketName, region, createTime: time, updateTime: time })
    .onConflictDoNothing()
    .returning()
  if (!row)
    throw refuse(
      'name-taken',
      `The name '${bucketName}' is taken. Names of buckets are unique on the whole platform; choose another one.`,
      [issue('bucketName', 'taken')],
    )
  return row
}

/** Maximum number of obstacles to a deletion to name. */
const namedAtMost = 5

/** Deletes a bucket. @throws PlatformRefusal that names the obstacles */
export async function deleteBucket(db: Queries, bucketId: string): Promise<void> {
  const { bucketName } = await findBucket(db, bucketId)
  const sites = await db
    .select({ siteName: storageSites.siteName })
    .from(storageSites)
    .where(eq(storageSites.bucketId, bucketId))
    .orderBy(storageSites.siteName)
  if (sites.length > 0)
    throw refuse(
      'bucket-in-use',
      `'${bucketName}' is hosted as ${sites.map(({ siteName }) => `'${siteName}'`).join(', ')}. Stop hosting it first.`,
    )
  const inside = and(eq(storageFiles.bucketId, bucketId), eq(storageFiles.parent, ''))
  const first = await db
    .select({ key: storageFiles.key })
    .from(storageFiles)
    .where(inside)
    .orderBy(storageFiles.kind, storageFiles.key)
    .limit(namedAtMost)
  if (first.length > 0) {
    const more = (await db.$count(storageFiles, inside)) - first.length
    throw refuse(
      'bucket-not-empty',
      `'${bucketName}' isn’t empty: ${first.map(({ key }) => `'${key}'`).join(', ')}${more > 0 ? ` and ${more} more` : ''}. Delete its files and folders first.`,
    )
  }
  await db.delete(storageBuckets).where(eq(storageBuckets.bucketId, bucketId))
}

/** Locks a bucket until the end of the transaction, so that its counts, and checks against them, stay correct. */
export async function lockBucket(db: Queries, bucketId: string): Promise<BucketRow> {
  const [row] = await db.select().from(storageBuckets).where(eq(storageBuckets.bucketId, bucketId)).for('update')
  if (!row) throw refuse('not-found', `There is no bucket '${bucketId}' in this team`)
  return row
}

/** Adds to a bucket's counts of files and bytes, or subtracts if negative. */
export async function countFiles(
  db: Queries,
  bucketId: string,
  change: { files: number; bytes: number },
  now: number,
): Promise<void> {
  await db
    .update(storageBuckets)
    .set({
      files: sql`${storageBuckets.files} + ${change.files}`,
      storedBytes: sql`${storageBuckets.storedBytes} + ${change.bytes}`,
      updateTime: now,
    })
    .where(eq(storageBuckets.bucketId, bucketId))
}

/** Buckets in the form of a response, with their sites. */
export async function describeBuckets(db: Queries, { publicOrigin }: PlatformParts, rows: readonly BucketRow[]) {
  const ids = rows.map(({ bucketId }) => bucketId)
  const sites =
    ids.length > 0
      ? await db
          .select({ bucketId: storageSites.bucketId, siteName: storageSites.siteName })
          .from(storageSites)
          .where(inArray(storageSites.bucketId, ids))
          .orderBy(storageSites.siteName)
      : []
  return rows.map(
    ({ bucketId, bucketName, region, files, storedBytes, rulesVersion, corsRules, createTime, updateTime }) => ({
      bucketId,
      bucketName,
      region,
      files,
      storedBytes,
      address: addressOfBucket(publicOrigin, bucketName),
      ownRules: rulesVersion > 0,
      corsRules: corsRules.length,
      siteNames: sites.filter((site) => site.bucketId === bucketId).map(({ siteName }) => siteName),
      createTime,
      updateTime,
    }),
  )
}

export async function answerBucket(db: Queries, services: PlatformParts, row: BucketRow) {
  const [bucket] = await describeBuckets(db, services, [row])
  return { bucket: bucket as NonNullable<typeof bucket> }
}

export function addressOfBucket(publicOrigin: string, bucketName: string): string {
  return `${publicOrigin}${storagePath}/${bucketName}/`
}

/** The team's buckets, in one region or in all. */
export async function listBuckets(
  db: Queries,
  services: PlatformParts,
  { region, ...input }: ListInput & { region?: RegionPrefix | undefined },
) {
  const {
    where: filters,
    orderBy,
    limit,
    offset,
  } = listQuery(bucketListFields, storageBuckets, storageBuckets.bucketId, input, 'bucketName')
  const where = and(region ? eq(storageBuckets.region, region) : undefined, filters)
  const rows = await db
    .select()
    .from(storageBuckets)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return { items: await describeBuckets(db, services, rows), total: await db.$count(storageBuckets, where) }
}
