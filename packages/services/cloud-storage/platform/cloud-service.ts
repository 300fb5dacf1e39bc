import { eq } from 'drizzle-orm'
import { type RegionPrefix, regionPrefixOfZone } from '@console-widgets/core'
import type { CloudService, RegionContext } from '@console-widgets/platform/service-orders/cloud-service'
import { storageBuckets, storageSites } from './tables.ts'

/** What the inputs of writes say about the region. */
interface Named {
  region?: RegionPrefix
  bucketId?: string
  targetBucketId?: string
  siteId?: string
}

/** How projects order cloud storage. Its buckets are in a region each. */
export const cloudService: CloudService = {
  order: 10,
  regions: { CN: 'open', SG: 'open', DE: 'open', RU: 'approval' },
  termsVersion: 1,
  countThings: (db, region) => db.$count(storageBuckets, eq(storageBuckets.region, region)),
  regionOf: async ({ region, bucketId, targetBucketId, siteId }: Named, { db, zone, region: own }) => {
    if (siteId !== undefined) return regionOfSite(db, siteId)
    const bucket = targetBucketId ?? bucketId
    return bucket === undefined ? (region ?? own ?? regionPrefixOfZone(zone)) : regionOfBucket(db, bucket)
  },
  // A file is kept where it is stored already; a token of an application's user stores nothing.
  withoutOrder: ['cloud-storage.task.cancel', 'cloud-storage.access-token.create'],
}

async function regionOfBucket(db: RegionContext['db'], bucketId: string): Promise<RegionPrefix | undefined> {
  const [bucket] = await db
    .select({ region: storageBuckets.region })
    .from(storageBuckets)
    .where(eq(storageBuckets.bucketId, bucketId))
  return bucket?.region
}

async function regionOfSite(db: RegionContext['db'], siteId: string): Promise<RegionPrefix | undefined> {
  const [site] = await db
    .select({ region: storageBuckets.region })
    .from(storageSites)
    .innerJoin(storageBuckets, eq(storageBuckets.bucketId, storageSites.bucketId))
    .where(eq(storageSites.siteId, siteId))
  return site?.region
}
