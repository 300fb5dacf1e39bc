import * as v from 'valibot'

/** How the documents that an app needs differ after a change that isn’t saved yet. */
export const documentChanges = v.object({
  /** Requirements that the change brings, by their terms among the values of services. */
  needed: v.array(v.object({ id: v.string(), isMet: v.boolean() })),
  /** Requirements that no longer apply. */
  freed: v.array(v.string()),
})
