import * as v from 'valibot'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { storageVariants, userLevels } from '../model.ts'
import { bucketName, region } from './parts.ts'

/** Without a region it is that of the team's site. */
export const regionInput = v.object({ region: v.optional(region) })

const quotas = v.object({
  storedBytes: v.number(),
  files: v.number(),
  trafficBytesPerDay: v.number(),
  requestsPerDay: v.number(),
  refreshesPerDay: v.number(),
})

/** Whether a team has cloud storage in a region, and what the variant that answers can do. */
export const serviceAnswer = v.object({
  exists: v.boolean(),
  region,
  /** All regions in which the team has it. */
  regions: v.array(region),
  variant: v.picklist(storageVariants),
  features: v.object({ hosting: v.boolean(), decisionStatistics: v.boolean(), bucketsPerTeam: v.number() }),
})
export const enabledService = v.object({ region, level: v.picklist(userLevels), createTime: v.number() })

/** The level of a team in a region: what it may have, and what it has and did today (UTC). */
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

/** A bucket as the platform answers it. */
export const bucket = v.object({
  bucketId: v.string(),
  bucketName: v.string(),
  region,
  files: v.number(),
  storedBytes: v.number(),
  /** Where applications reach its files: the key follows. */
  address: v.string(),
  /** Its own rules, or none: then whoever is signed in reads and writes. */
  ownRules: v.boolean(),
  corsRules: v.number(),
  /** Sites that are served from it. */
  siteNames: v.array(v.string()),
  createTime: v.number(),
  updateTime: v.number(),
})
export type Bucket = v.InferOutput<typeof bucket>
export const bucketAnswer = v.object({ bucket })
export const bucketPage = page(bucket)
export const bucketListInput = v.object({ region: v.optional(region), ...listInput })
export const bucketIdInput = v.object({ bucketId: id })
/** By its id or by its name; one of them. */
export const findBucketInput = v.pipe(
  v.object({ bucketId: v.optional(id), bucketName: v.optional(bucketName) }),
  v.check(
    ({ bucketId, bucketName: name }) => (bucketId === undefined) !== (name === undefined),
    'must have either bucketId or bucketName',
  ),
)
export const createBucketInput = v.object({ bucketName, region: v.optional(region) })
