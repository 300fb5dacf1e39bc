import * as v from 'valibot'

/** Maximum size of a ping, in bytes. */
export const largestPing = 2048

const name = v.pipe(v.string(), v.regex(/^[\w.:/-]{1,64}$/, 'must have at most 64 letters, digits, and . _ : / -'))

/** A page view or a click, as the console reports it (R174). */
export const ping = v.object({
  event: v.picklist(['pageView', 'click']),
  pageId: name,
  element: v.optional(name),
  serviceItem: v.literal(4),
  domain: v.literal('AGC'),
  teamId: v.optional(v.pipe(v.string(), v.maxLength(64))),
})

export type Ping = v.InferOutput<typeof ping>
