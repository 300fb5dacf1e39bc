import * as v from 'valibot'
import { nameText, objectId, text, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  fieldOfMedia,
  findMedia,
  mediaDevices,
  percentPattern,
  phone,
  releaseTypeCodes,
  versionLimits,
} from '../model.ts'

export const language = v.pipe(
  v.string(),
  v.maxLength(versionLimits.lang),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language tag such as en-US'),
)

/** Store listing texts in one language. */
export const languageInfo = v.object({
  lang: v.string(),
  appName: v.string(),
  appDesc: v.string(),
  briefInfo: v.string(),
  newFeatures: v.string(),
})

/** Texts of a language in a request: omitted fields stay unchanged. */
export const languageInput = v.object({
  lang: language,
  appName: v.optional(nameText(versionLimits.appName)),
  appDesc: v.optional(text(versionLimits.appDesc, 0)),
  briefInfo: v.optional(text(versionLimits.briefInfo, 0)),
  newFeatures: v.optional(text(versionLimits.newFeatures, 0)),
})

const pictures = {
  screenshots: v.pipe(
    v.array(objectId),
    v.maxLength(versionLimits.mostScreenshots, `must have at most ${versionLimits.mostScreenshots} screenshots`),
  ),
  imgShowType: v.picklist([0, 1]),
  featureImage: v.nullable(objectId),
  video: v.optional(v.nullable(objectId), null),
}

const mediaSet = v.object({ lang: v.nullable(language), deviceType: v.picklist(mediaDevices), ...pictures })

/**
 * Icon, screenshots, the wide image at the top of the store listing, and a video, as file service objects; imgShowType
 * 0 is portrait, 1 landscape. `media` has those of single languages and types of device, in place of the general ones.
 */
export const materials = v.object({
  icon: v.nullable(objectId),
  ...pictures,
  media: v.pipe(
    v.array(mediaSet),
    v.maxLength(versionLimits.mediaSets),
    v.check(
      (sets) => new Set(sets.map(fieldOfMedia)).size === sets.length,
      'must name each language and type of device once',
    ),
    v.check(
      (sets) => !findMedia(sets, { lang: null, deviceType: phone }),
      'must name a language or a type of device; the pictures of phones in every language are the general ones',
    ),
  ),
})

export const country = v.pipe(
  v.string(),
  v.regex(/^([A-Z]{2}|OTHER)$/, 'must be a country of two capital letters, or OTHER'),
)

export const percent = v.pipe(
  v.string(),
  v.regex(percentPattern, 'must be a share from 0.00 to 100.00 with two decimals, such as 12.50'),
)

export const releaseType = v.picklist(releaseTypeCodes)

/** Plan of a phased release, before it is live. */
export const phasedPlan = v.object({
  startTime: time,
  endTime: time,
  percent,
  description: v.optional(text(versionLimits.phasedDescription, 0), ''),
})

const group = v.object({
  groupId: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be a group id of at most 32 letters, digits, - and _'),
  ),
  bind: v.boolean(),
})

/** Testers, countries, and duration of a test. */
export const testPlan = v.object({
  testDesc: text(versionLimits.testDescription, 0),
  startTime: time,
  endTime: time,
  /** A draft may have none yet; a test can’t be released without one. */
  displayArea: v.pipe(v.array(country), v.maxLength(versionLimits.countries)),
  groupInfos: v.optional(v.pipe(v.array(group), v.maxLength(versionLimits.testGroups)), []),
  needNotify: v.optional(v.picklist([0, 1]), 0),
  feedbackAddress: v.optional(v.pipe(text(255, 0)), ''),
  /** Testers that an open test admits. */
  inviteLimit: v.optional(wholeNumber(1, versionLimits.mostOpenTestPlaces), versionLimits.openTestPlaces),
})
