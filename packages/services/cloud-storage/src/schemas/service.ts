import * as v from 'valibot'
import { id, listInput, page, serviceOrder } from '@console-widgets/core/schemas'
import { storageVariants, userLevels } from '../model.ts'
import { bucketName, region } from './parts.ts'

/** Default: the region of the selected site; without one, of the team's. */
export const regionInput = v.object({ region: v.optional(region) })

const quotas = v.object({
  storedBytes: v.number(),
  files: v.number(),
  trafficBytesPerDay: v.number(),
  requestsPerDay: v.number(),
  refreshesPerDay: v.number(),
})

/** Whether a team has cloud storage in a region, and the features of the current variant. */
export const serviceAnswer = v.object({
  /** Whether a project of the team has an active order in the region. */
  exists: v.boolean(),
  region,
  /** The order that decides whether the selected site has a region to use. */
  order: serviceOrder,
  /** All regions in which it is set up: the team has created buckets there. */
  regions: v.array(region),
  /** Regions in which buckets can be created at the selected site. */
  openRegions: v.array(region),
  /** Whether the selected site has a region of its own: buckets of other regions are created at their sites. */
  onlyOfSite: v.boolean(),
  variant: v.picklist(storageVariants),
  features: v.object({ hosting: v.boolean(), decisionStatistics: v.boolean(), bucketsPerTeam: v.number() }),
})
export const enabledService = v.object({ region, level: v.picklist(userLevels), createTime: v.number() })

/** Plan of a team in a region: its limits, and the usage of today (UTC). */
export const levelAnswer = v.object({
  region,
  level: v.picklist(userLevels),
  quotas,
  used: v.object({
    storedBytes: v.number(),
    files: v.number(),
    trafficBytesToday: v.number(),
    requestsToday: v.number(),
    refreshesToday: v.number(),
  }),
})

/** A bucket as the platform returns it. */
export const bucket = v.object({
  bucketId: v.string(),
  bucketName: v.string(),
  region,
  files: v.number(),
  storedBytes: v.number(),
  /** Base URL of its files for applications, followed by the key. */
  address: v.string(),
  /** Whether it has its own rules, or the defaults, by which signed-in users can read and write. */
  ownRules: v.boolean(),
  corsRules: v.number(),
  /** Sites served from it. */
  siteNames: v.array(v.string()),
  createTime: v.number(),
  updateTime: v.number(),
})
export type Bucket = v.InferOutput<typeof bucket>
export const bucketAnswer = v.object({ bucket })
export const bucketPage = page(bucket)
export const bucketListInput = v.object({ region: v.optional(region), ...listInput })
export const bucketIdInput = v.object({ bucketId: id })
/** Either its ID or its name. */
export const findBucketInput = v.pipe(
  v.object({ bucketId: v.optional(id), bucketName: v.optional(bucketName) }),
  v.check(
    ({ bucketId, bucketName: name }) => (bucketId === undefined) !== (name === undefined),
    'must have either bucketId or bucketName',
  ),
)
export const createBucketInput = v.object({ bucketName, region: v.optional(region) })
