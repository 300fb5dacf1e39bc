import * as v from 'valibot'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { phasedStates, versionActions } from '../model.ts'
import { appVersion, versionSummary } from './version.ts'

/** Versions of one app, or of all the team's apps. */
export const versionListInput = v.object({ appId: v.optional(id), ...listInput })
export const versionPage = page(versionSummary)

export const appInput = v.object({ appId: id })
export const appListInput = v.object({ appId: id, ...listInput })

/** The live version, the one in phased release that is replacing it, and the address of the app’s page in the store. */
export const onShelfAnswer = v.object({
  version: v.nullable(appVersion),
  phased: v.nullable(versionSummary),
  storeAddress: v.string(),
})
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
  userId: v.nullable(v.string()),
  why: v.nullable(v.string()),
  time: v.number(),
})
export const phasedHistoryInput = v.object({ appId: id, versionId: v.optional(id), ...listInput })
export const phasedHistoryPage = page(phasedChange)

/** Metrics of one version during its phased release; null for fewer than five users, or if nothing happened. */
const phasedMetrics = v.object({
  users: v.nullable(v.number()),
  crashes: v.nullable(v.number()),
  crashShare: v.nullable(v.number()),
  freezeShare: v.nullable(v.number()),
  installFailureShare: v.nullable(v.number()),
})

/** One complete day of a phased release, in UTC. */
const phasedDay = v.object({
  day: v.string(),
  /** Users of the version since the release began, each counted once. */
  reached: v.nullable(v.number()),
  users: v.nullable(v.number()),
  crashShare: v.nullable(v.number()),
  previousCrashShare: v.nullable(v.number()),
})

/** How a phased release is doing, computed from the events that reports are computed from. */
export const phasedFigures = v.object({
  /** The days covered, `YYYYMMDD`; null before the first day is complete. */
  period: v.nullable(v.object({ startTime: v.string(), endTime: v.string() })),
  /** Whether events are still being added to these days. */
  isFilling: v.boolean(),
  /** Users of the app, of any version. */
  allUsers: v.nullable(v.number()),
  version: phasedMetrics,
  /** The version that everyone else gets. */
  previous: phasedMetrics,
  days: v.array(phasedDay),
})
export const phasedFiguresInput = v.object({ appId: id, versionId: id })
export const phasedFiguresAnswer = v.object({ figures: v.nullable(phasedFigures) })
