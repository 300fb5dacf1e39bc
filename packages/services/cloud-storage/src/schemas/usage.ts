import * as v from 'valibot'
import { id } from '@console-widgets/core/schemas'
import { period, region } from './parts.ts'

const amounts = {
  /** At the end of the day. */
  storedBytes: v.number(),
  files: v.number(),
  uploadBytes: v.number(),
  downloadBytes: v.number(),
  requests: v.number(),
  /** Requests that were turned away, among the requests. */
  refused: v.number(),
}
/** Of one bucket, or of all of a region. */
export const usageInput = v.object({ bucketId: v.optional(id), region: v.optional(region), ...period })
/** Usage day by day (UTC), without gaps, from the operations themselves. */
export const usageAnswer = v.object({
  days: v.array(v.object({ time: v.number(), ...amounts })),
  /** Of the whole period; stored bytes and files at its end. */
  total: v.object(amounts),
})
