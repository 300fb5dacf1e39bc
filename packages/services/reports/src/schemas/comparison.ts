import * as v from 'valibot'
import { id, listInput, page, text } from '@console-widgets/core/schemas'
import { mostComparedApps } from '../model.ts'

/** An app of the team that is or can be compared. */
export const comparableApp = v.object({
  appId: v.string(),
  appName: v.string(),
  packageName: v.nullable(v.string()),
  added: v.boolean(),
  updateTime: v.number(),
})
export const comparableAppPage = page(comparableApp)
export const comparableAppsInput = v.object(listInput)
export const searchAppsInput = v.object({ keyword: text(64), ...listInput })

export const comparedApps = v.object({ apps: v.array(comparableApp) })
/** The complete list of compared apps, in order. */
export const updateComparisonInput = v.object({
  appIds: v.pipe(
    v.array(id),
    v.minLength(1),
    v.maxLength(mostComparedApps, `at most ${mostComparedApps} apps are compared`),
  ),
})
export const toggleComparisonInput = v.object({ enabled: v.boolean() })
export const comparisonStatus = v.object({
  enabled: v.boolean(),
  apps: v.number(),
  /** Maximum number of apps. */
  most: v.number(),
  updateTime: v.nullable(v.number()),
})
