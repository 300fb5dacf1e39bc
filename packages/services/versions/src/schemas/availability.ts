import * as v from 'valibot'
import { id } from '@console-widgets/core/schemas'

/** A reason why an app isn't available, with the countries where it applies. */
const blockingReason = v.object({
  /** Area and name, such as `age-rating.refused`. */
  id: v.string(),
  /** Field in which it is fixed. */
  field: v.string(),
  /** Page where it is fixed. Null: the editor of the version. */
  page: v.nullable(v.object({ id: v.string(), values: v.record(v.string(), v.string()) })),
  countries: v.array(v.string()),
})

/** A promotion that is on, or planned. */
const promotion = v.object({
  promotionId: v.string(),
  name: v.string(),
  /** Whether it has begun in some country. */
  isOn: v.boolean(),
  percent: v.number(),
  /** Number of products that it is about. None: the app itself. */
  products: v.number(),
  countries: v.array(v.string()),
  startDay: v.string(),
  endDay: v.string(),
})

/** Every country is published, ready, or has at least one reason. */
export const availability = v.object({
  /** Countries where users get the live version. */
  published: v.array(v.string()),
  /** Further countries where users will get the open version. */
  ready: v.array(v.string()),
  /** Those with the most countries first. */
  reasons: v.array(blockingReason),
  /** Promotions of its prices: those that are on, then those that are planned, the next one first. */
  promotions: v.array(promotion),
})
export type Availability = v.InferOutput<typeof availability>

export const availabilityInput = v.object({ appId: id })
