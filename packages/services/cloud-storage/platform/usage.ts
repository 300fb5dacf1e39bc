import { startOfUtc } from '@console-widgets/core/formats'
import { and, eq, sql } from 'drizzle-orm'
import type { RegionPrefix } from '@console-widgets/core'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { BucketRow } from './buckets.ts'
import { storageBuckets, storageUsage } from './tables.ts'

/** First millisecond of a day in UTC. */
export function dayOf(time: number): number {
  return startOfUtc(time, 'day')
}

/** Usage of a request. */
export interface UsedAmounts {
  uploadBytes?: number
  downloadBytes?: number
  requests?: number
  refused?: number
}

/** Adds to the daily usage of a bucket, and updates its current contents. */
export async function recordUsage(
  db: Queries,
  { bucketId, region }: Pick<BucketRow, 'bucketId' | 'region'>,
  now: number,
  used: UsedAmounts,
): Promise<void> {
  const { uploadBytes = 0, downloadBytes = 0, requests = 0, refused = 0 } = used
  const ofBucket = eq(storageBuckets.bucketId, bucketId)
  const [held] = await db
    .select({ storedBytes: storageBuckets.storedBytes, files: storageBuckets.files })
    .from(storageBuckets)
    .where(ofBucket)
  const { storedBytes = 0, files = 0 } = held ?? {}
  await db
    .insert(storageUsage)
    .values({ bucketId, region, time: dayOf(now), storedBytes, files, uploadBytes, downloadBytes, requests, refused })
    .onConflictDoUpdate({
      target: [storageUsage.bucketId, storageUsage.time],
      set: {
        storedBytes,
        files,
        uploadBytes: sql`${storageUsage.uploadBytes} + ${uploadBytes}`,
        downloadBytes: sql`${storageUsage.downloadBytes} + ${downloadBytes}`,
        requests: sql`${storageUsage.requests} + ${requests}`,
        refused: sql`${storageUsage.refused} + ${refused}`,
      },
    })
}

/** Bytes sent and received and requests of a team in a region today. */
export async function usedToday(
  db: Queries,
  region: RegionPrefix,
  now: number,
): Promise<{ trafficBytesToday: number; requestsToday: number }> {
  const [sum] = await db
    .select({
      traffic: sql<number>`coalesce(sum(${storageUsage.uploadBytes} + ${storageUsage.downloadBytes}), 0)::float8`,
      requests: sql<number>`coalesce(sum(${storageUsage.requests}), 0)::float8`,
    })
    .from(storageUsage)
    .where(and(eq(storageUsage.region, region), eq(storageUsage.time, dayOf(now))))
  return { trafficBytesToday: Number(sum?.traffic ?? 0), requestsToday: Number(sum?.requests ?? 0) }
}
