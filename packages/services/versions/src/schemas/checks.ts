import * as v from 'valibot'
import { id, nameText, text } from '@console-widgets/core/schemas'
import { reviewRuleIds, versionLimits } from '../model.ts'
import { country, language } from './parts.ts'

/** A rule that the reviewer would reject a name for, and the words that violate it. */
const ruleBroken = v.object({ rule: v.picklist(reviewRuleIds), sample: v.string() })

export const appNameCheckInput = v.object({
  appId: v.optional(id),
  lang: v.optional(language),
  appName: nameText(versionLimits.appName),
})
/** `own` is the current name of the app. */
export const appNameCheckAnswer = v.object({
  result: v.picklist(['free', 'own', 'taken']),
  issues: v.array(ruleBroken),
  /** Number of times that the app's name can still change this year; null without an app. */
  changesLeft: v.nullable(v.number()),
})

/** Countries in which a version is to be published. */
export const countryChangeInput = v.object({
  appId: id,
  versionId: id,
  publishCountry: v.pipe(v.array(country), v.maxLength(versionLimits.countries)),
})
export { documentChanges } from '@console-widgets/core/schemas'

export const agreementCheckInput = v.object({ appId: id, privacyPolicy: text(versionLimits.privacyPolicy) })
/** Whether the privacy policy URL would pass review. */
export const agreementCheckAnswer = v.object({ acceptable: v.boolean(), issues: v.array(ruleBroken) })

export const testUserGroupInput = v.object({
  appId: id,
  groupId: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be a group id of at most 32 letters, digits, - and _'),
  ),
})
export const testUserGroupList = v.object({
  items: v.array(v.object({ groupId: v.string(), groupName: v.string(), testers: v.number() })),
})
/** Whether there is a tester group, and its test versions; a group in a running test can't be deleted. */
export const testUserGroupAnswer = v.object({
  exists: v.boolean(),
  testers: v.number(),
  inUse: v.boolean(),
  versions: v.array(
    v.object({ versionId: v.string(), versionNumber: v.nullable(v.string()), releaseState: v.number() }),
  ),
})
