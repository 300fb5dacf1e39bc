import * as v from 'valibot'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { phasedStates, versionActions } from '../model.ts'
import { appVersion, versionSummary } from './version.ts'

/** Versions of one app, or of all the team's apps. */
export const versionListInput = v.object({ appId: v.optional(id), ...listInput })
export const versionPage = page(versionSummary)

export const appInput = v.object({ appId: id })
export const appListInput = v.object({ appId: id, ...listInput })

/** The live version, and the one in phased release that is replacing it. */
export const onShelfAnswer = v.object({ version: v.nullable(appVersion), phased: v.nullable(versionSummary) })
export const lastOnShelfAnswer = v.object({ version: v.nullable(appVersion) })
export const historyVersionAnswer = v.object({ version: appVersion })

/** One change of a phased release. */
export const phasedChange = v.object({
  changeId: v.string(),
  versionId: v.string(),
  versionNumber: v.nullable(v.string()),
  action: v.picklist(versionActions),
  state: v.picklist(phasedStates),
  percent: v.string(),
  /** Users of the version at that time. */
  users: v.number(),
  userId: v.nullable(v.string()),
  why: v.nullable(v.string()),
  time: v.number(),
})
export const phasedHistoryInput = v.object({ appId: id, versionId: v.optional(id), ...listInput })
export const phasedHistoryPage = page(phasedChange)
