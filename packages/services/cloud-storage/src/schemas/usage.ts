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
  /** Denied requests, which are included in the requests. */
  refused: v.number(),
}
/** Of one bucket, or of all of a region. */
export const usageInput = v.object({ bucketId: v.optional(id), region: v.optional(region), ...period })
/** Daily usage (UTC) without gaps, from the operations themselves. */
export const usageAnswer = v.object({
  days: v.array(v.object({ time: v.number(), ...amounts })),
  /** For the whole period; stored bytes and files at its end. */
  total: v.object(amounts),
})
