import * as v from 'valibot'
import { countryCodes } from '@console-widgets/core/tables'
import { id, listInput, nameText, optionalText, page, time, wholeNumber } from '@console-widgets/core/schemas'
import { androidLevels, audienceDevices, vantestLimits, vantestStates } from '../model.ts'
import { audienceSize } from './audience.ts'
import { days, reviewFinding } from './parts.ts'

/** Whom a crowd test is for. Left out, empty, or null: any. */
const vantestFilter = v.object({
  countries: v.optional(v.array(v.picklist(countryCodes))),
  deviceTypes: v.optional(v.array(v.picklist(audienceDevices))),
  /** Models of the device catalog. */
  models: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50))),
  /** Lowest API level of Android. */
  leastAndroid: v.optional(v.nullable(v.picklist(androidLevels))),
  activeWithin: v.optional(v.nullable(days)),
  usedDays: v.optional(v.nullable(days)),
})

export const vantestFilterInput = v.object({ appId: id, filter: v.optional(vantestFilter) })
/** Rounded numbers of people, and the devices of the catalog that the filter leaves. */
export const vantestFilterResult = v.object({ ...audienceSize.entries, devices: v.array(v.string()) })
/** Creates a draft, or changes the one with this ID. What is left out of one that exists stays as it is. */
export const vantestDraftInput = v.object({
  appId: id,
  activityId: v.optional(id),
  activityName: nameText(vantestLimits.name),
  guide: optionalText(vantestLimits.guide),
  /** How long it runs, in days. */
  days: v.optional(wholeNumber(1, vantestLimits.longestDays)),
  /** Users to invite. */
  quota: v.optional(wholeNumber(vantestLimits.fewestUsers, vantestLimits.mostUsers)),
  filter: v.optional(vantestFilter),
})

export const activityIdInput = v.object({ activityId: id })
/** A test of an app by some of its users, whom the store invites. */
export const vantest = v.object({
  activityId: v.string(),
  appId: v.string(),
  activityName: v.string(),
  /** What users are asked to try. */
  guide: v.string(),
  days: v.number(),
  quota: v.number(),
  filter: v.object({
    countries: v.array(v.string()),
    deviceTypes: v.array(v.number()),
    models: v.array(v.string()),
    leastAndroid: v.nullable(v.number()),
    activeWithin: v.nullable(v.number()),
    usedDays: v.nullable(v.number()),
  }),
  /** Names of the chosen devices. */
  deviceNames: v.array(v.string()),
  state: v.picklist(vantestStates),
  /** Reasons of a rejection, and what the reviewer noticed in one that was approved. */
  findings: v.array(reviewFinding),
  /** The version that was submitted for the test. Null before. */
  versionNumber: v.nullable(v.string()),
  /** Users who were invited, those of them who have used the app since, and crashes that they had. */
  invited: v.number(),
  active: v.number(),
  crashes: v.number(),
  submitTime: v.nullable(time),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  createTime: time,
  updateTime: time,
})

/** Crowd tests of an app, the newest first. */
export const vantestList = v.object({ vantests: v.array(vantest) })
export const vantestUserInput = v.object({ ...listInput, activityId: id })
export const vantestUserPage = page(
  v.object({
    userKey: v.string(),
    /** Number within the test. Nothing says who it is. */
    place: v.number(),
    country: v.string(),
    deviceName: v.string(),
    inviteTime: time,
    /** Days of use since the invitation. */
    usedDays: v.number(),
    /** Last day of use since then: `2026-11-26`. */
    lastDay: v.nullable(v.string()),
    crashes: v.number(),
  }),
)
