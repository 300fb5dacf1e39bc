import { eq, sql } from 'drizzle-orm'
import { regionPrefixes, regionPrefixOfZone, type RegionPrefix } from '@console-widgets/core'
import { levelQuotas, type StorageQuotas, type UserLevel } from '@console-widgets/cloud-storage/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { storageBuckets, storageRegions } from './tables.ts'

/**
 * Region of a call: the given one, else that of its zone.
 * @throws PlatformRefusal if the address that was called is another region's
 */
export function regionOf({ zone, region: own }: Place, region: RegionPrefix | undefined): RegionPrefix {
  if (own && region && region !== own)
    throw refuse('wrong-region', `Here, buckets are in the region ${own}. Select the site of ${region} first.`, [
      issue('region', 'region-of-site', { region: own }),
    ])
  return region ?? regionPrefixOfZone(zone)
}

/** Regions that buckets can be created in: that of the address which was called, if it has one. */
export function openRegions({ region }: Place): readonly RegionPrefix[] {
  return region ? [region] : regionPrefixes
}

type Place = Pick<Context, 'zone' | 'region'>

/** The service of a team in a region, if enabled. */
export async function findService(db: Queries, region: RegionPrefix) {
  const [row] = await db.select().from(storageRegions).where(eq(storageRegions.region, region))
  return row
}

/** Enables the service in a region; has no effect if it is enabled. */
export async function enableService(db: Queries, region: RegionPrefix, now: number) {
  await db.insert(storageRegions).values({ region, createTime: now }).onConflictDoNothing()
  return requireService(db, region)
}

/** @throws PlatformRefusal if the service isn't enabled in the region */
export async function requireService(db: Queries, region: RegionPrefix) {
  const service = await findService(db, region)
  if (!service)
    throw refuse('service-not-enabled', `Cloud storage isn’t set up in the region ${region}. Create its first bucket.`)
  return service
}

/** Limits of a team in a region; without the service, those of the free plan. */
export async function quotasIn(db: Queries, region: RegionPrefix): Promise<StorageQuotas & { level: UserLevel }> {
  const level = (await findService(db, region))?.level ?? 'free'
  return { level, ...levelQuotas[level] }
}

/** Storage that a team uses in all buckets of a region. */
export async function heldIn(db: Queries, region: RegionPrefix): Promise<{ storedBytes: number; files: number }> {
  const [sum] = await db
    .select({
      storedBytes: sql<number>`coalesce(sum(${storageBuckets.storedBytes}), 0)::float8`,
      files: sql<number>`coalesce(sum(${storageBuckets.files}), 0)::float8`,
    })
    .from(storageBuckets)
    .where(eq(storageBuckets.region, region))
  return { storedBytes: Number(sum?.storedBytes ?? 0), files: Number(sum?.files ?? 0) }
}

/**
 * Checks that files fit into the team's quota in a region.
 * @throws PlatformRefusal if the quota would be exceeded
 */
export async function requireRoom(
  db: Queries,
  region: RegionPrefix,
  more: { bytes: number; files: number },
): Promise<void> {
  // Serialize concurrent uploads that compete for the remaining space.
  await db
    .select({ region: storageRegions.region })
    .from(storageRegions)
    .where(eq(storageRegions.region, region))
    .for('update')
  const quotas = await quotasIn(db, region)
  const held = await heldIn(db, region)
  if (more.bytes > 0 && held.storedBytes + more.bytes > quotas.storedBytes)
    throw refuse(
      'quota-exceeded',
      `The ${quotas.level} plan includes ${quotas.storedBytes} bytes in ${region}: ${held.storedBytes} are used, and ${more.bytes} more don’t fit. Delete files you no longer need.`,
    )
  if (more.files > 0 && held.files + more.files > quotas.files)
    throw refuse(
      'quota-exceeded',
      `The ${quotas.level} plan includes ${quotas.files} files in ${region}, and all of them are used. Delete files you no longer need.`,
    )
}
