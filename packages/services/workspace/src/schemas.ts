import * as v from 'valibot'
import { zones } from '@console-widgets/core'
import { id, text } from '@console-widgets/core/schemas'
import { attentionTones, workspaceLimits } from './model.ts'

/** A page of a console: name of its route, and the values of its parameters. */
const pageLink = v.object({ id: v.string(), values: v.record(v.string(), v.string()) })

const thing = v.object({ kind: v.string(), id: v.string(), name: v.string(), detail: v.string(), page: pageLink })

/** What needs the person, the steps to the first release until all are done. */
export const overview = v.object({
  lines: v.array(
    v.object({
      kind: v.string(),
      id: v.string(),
      tone: v.picklist(attentionTones),
      values: v.record(v.string(), v.union([v.string(), v.number()])),
      page: pageLink,
      time: v.number(),
    }),
  ),
  milestones: v.array(v.object({ id: v.string(), isDone: v.boolean(), page: pageLink })),
})

export const foundThings = v.object({ items: v.array(thing) })
/** Selected site. Without one, things of the default site are found (R68). */
const site = v.optional(v.picklist(zones))
export const searchInput = v.object({ text: text(workspaceLimits.searchText), site })
export const ofSite = v.object({ site })
/** Whether the opened page shows a thing that the person can see; only those are remembered. */
export const visitAnswer = v.object({ isThing: v.boolean() })

/** The page that was opened. */
export const visitInput = v.object({
  id: v.pipe(text(64), v.regex(/^[a-z-]+\.[a-z-]+$/, 'must be the name of a route, such as apps.app')),
  values: v.pipe(
    v.record(id, text(255)),
    v.check((values) => Object.keys(values).length <= 8, 'must have at most 8 values'),
  ),
})
