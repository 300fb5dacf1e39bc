import { asc } from 'drizzle-orm'
import type { serviceCalls } from '@console-widgets/cloud-storage/contract'
import { variantFeatures } from '@console-widgets/cloud-storage/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { answerBucket, createBucket, findBucket, findBucketByName, listBuckets } from './buckets.ts'
import { activeRegions, stateOfService } from '@console-widgets/platform/service-orders/require-order'
import { enableService, heldIn, openRegions, quotasIn, regionOf } from './regions.ts'
import { refreshesToday } from './sites.ts'
import { storageRegions } from './tables.ts'
import { dayOf, usedToday } from './usage.ts'

const area = 'cloud-storage'

/** Handlers for the service itself: regions, plans, and buckets. */
export const serviceHandlers: Handlers<typeof serviceCalls> = {
  'cloud-storage.service.exists': async ({ region: named }, context) => {
    const { db, variant } = context
    const region = regionOf(context, named)
    const rows = await db
      .select({ region: storageRegions.region })
      .from(storageRegions)
      .orderBy(asc(storageRegions.region))
    const active = await activeRegions(db, area)
    return {
      exists: active.includes(region),
      region,
      order: await stateOfService(db, area, context.region),
      regions: rows.map((row) => row.region),
      openRegions: openRegions(context).filter((open) => active.includes(open)),
      onlyOfSite: context.region !== undefined,
      variant,
      features: variantFeatures[variant],
    }
  },

  'cloud-storage.data.init': ({ region }, context) =>
    enableService(context.db, regionOf(context, region), context.now()),

  'cloud-storage.storage-bucket.create': async ({ bucketName, region: named }, context) => {
    const { db, now, services } = context
    const { region } = await enableService(db, regionOf(context, named), now())
    return answerBucket(db, services, await createBucket(context, bucketName, region))
  },

  'cloud-storage.bucket-id.query': (input, { db, services }) => listBuckets(db, services, input),

  'cloud-storage.bucket-id.get': async ({ bucketId, bucketName }, { db, services }) =>
    answerBucket(
      db,
      services,
      await (bucketId === undefined ? findBucketByName(db, bucketName ?? '') : findBucket(db, bucketId)),
    ),

  'cloud-storage.user-level.get': async ({ region: named }, context) => {
    const { db, now } = context
    const region = regionOf(context, named)
    const { level, ...quotas } = await quotasIn(db, region)
    return {
      region,
      level,
      quotas,
      used: {
        ...(await heldIn(db, region)),
        ...(await usedToday(db, region, now())),
        refreshesToday: await refreshesToday(db, region, dayOf(now())),
      },
    }
  },
}
