import * as v from 'valibot'
import { id, text, time } from '@console-widgets/core/schemas'
import {
  actors,
  encryptionUses,
  phasedStates,
  reviewRuleIds,
  sections,
  versionActions,
  versionLimits,
} from '../model.ts'
import { country, languageInfo, languageInput, materials, phasedPlan, releaseType, testPlan } from './parts.ts'

/** Progress of a phased release. */
const phasedRelease = v.object({
  state: v.picklist(phasedStates),
  startTime: v.number(),
  endTime: v.number(),
  percent: v.string(),
  description: v.string(),
  halts: v.number(),
  suspendTime: v.nullable(v.number()),
})

/** One finding of the reviewer, and its field. */
export const finding = v.object({ rule: v.picklist(reviewRuleIds), field: v.string(), sample: v.string() })

/** The reviewer's opinions by type; result 0 is passed, 1 failed. Those of mainland China are null elsewhere. */
const auditInfo = v.object({
  auditOpinion: v.string(),
  copyRightAuditResult: v.number(),
  copyRightAuditOpinion: v.string(),
  copyRightCodeAuditResult: v.nullable(v.number()),
  copyRightCodeAuditOpinion: v.string(),
  recordAuditResult: v.nullable(v.number()),
  recordAuditOpinion: v.string(),
  findings: v.array(finding),
  time: v.number(),
})

const testInfo = v.object({ ...testPlan.entries, testType: v.picklist([2, 3]), shareLink: v.nullable(v.string()) })

/** A version as listed. */
export const versionSummary = v.object({
  appId: v.string(),
  appName: v.string(),
  versionId: v.string(),
  versionNumber: v.nullable(v.string()),
  versionCode: v.nullable(v.number()),
  releaseType,
  releaseState: v.number(),
  packageId: v.nullable(v.string()),
  releaseTime: v.nullable(v.number()),
  submitTime: v.nullable(v.number()),
  onShelfTime: v.nullable(v.number()),
  createTime: v.number(),
  updateTime: v.number(),
  urgeTime: v.nullable(v.number()),
  phasedRelease: v.nullable(phasedRelease),
  phasedVersionId: v.nullable(v.string()),
  previousVersion: v.nullable(v.object({ versionId: v.string(), versionNumber: v.nullable(v.string()) })),
  testInfo: v.nullable(testInfo),
})
export type VersionSummary = v.InferOutput<typeof versionSummary>

/** One event of a version: actor, action, time, and reason. */
const versionEvent = v.object({
  eventId: v.string(),
  action: v.picklist(versionActions),
  who: v.picklist(actors),
  /** The actor, if it was a person. */
  userId: v.nullable(v.string()),
  userName: v.nullable(v.string()),
  fromState: v.nullable(v.number()),
  toState: v.nullable(v.number()),
  /** Reason given by the actor. */
  why: v.nullable(v.string()),
  /** Findings of the reviewer. */
  findings: v.array(finding),
  /** Warnings of the pre-submission checks that were overridden. */
  overridden: v.array(v.string()),
  /** Countries where the version stopped being available, or is again. */
  countries: v.array(v.string()),
  time: v.number(),
})
export type VersionEvent = v.InferOutput<typeof versionEvent>

/** One check that has passed, or one problem that a check found. */
const preCheck = v.object({
  /** Check of this service, or of another one: `apps.category`. */
  id: v.string(),
  level: v.picklist(['error', 'warning']),
  passed: v.boolean(),
  /** Editor section where the problem is fixed; null for the checks of other services. */
  section: v.nullable(v.picklist(sections)),
  /** Page of another service where the problem is fixed. */
  page: v.nullable(v.object({ id: v.string(), values: v.record(v.string(), v.string()) })),
  /** Field with the problem; empty if the check has passed. */
  field: v.string(),
  /** The words in question, or the name of what is missing; may be empty. */
  sample: v.string(),
})

/** A package that the version can use. */
const availablePackage = v.object({
  packageId: v.string(),
  objectId: v.string(),
  fileName: v.string(),
  versionNumber: v.nullable(v.string()),
  versionCode: v.nullable(v.number()),
  successStatus: v.number(),
  sensitivePermissions: v.array(v.string()),
  createTime: v.number(),
})

/** A version with everything that belongs to it. */
export const appVersion = v.object({
  ...versionSummary.entries,
  onShelfVersionNumber: v.nullable(v.string()),
  onShelfVersionCode: v.nullable(v.number()),
  /** The app's version in progress or in review, if any. */
  openVersionId: v.nullable(v.string()),
  defaultLang: v.string(),
  /** Types of device that the app supports. */
  deviceTypes: v.array(v.number()),
  remark: v.string(),
  privacyPolicy: v.string(),
  permissionReasons: v.array(v.object({ permission: v.string(), reason: v.string() })),
  encryption: v.nullable(v.picklist(encryptionUses)),
  publishCountry: v.array(v.string()),
  isAppForcedUpdate: v.number(),
  languages: v.array(languageInfo),
  materials,
  auditInfo: v.nullable(auditInfo),
  preChecks: v.array(preCheck),
  /** Newest first. */
  events: v.array(versionEvent),
  availablePackages: v.array(availablePackage),
})
export type AppVersion = v.InferOutput<typeof appVersion>

/** Without a version: the one in progress, else the live one. */
export const versionInput = v.object({ appId: id, versionId: v.optional(id) })
export const versionAnswer = v.object({
  version: v.nullable(appVersion),
  /** Alerts that are firing for a live version, the worst first. */
  alarms: v.array(v.object({ alarmId: id, alarmName: v.string(), time })),
  /** Reviews since the version was released. Null if it isn’t live, or another one was released after it. */
  reviews: v.nullable(v.object({ count: v.number(), average: v.nullable(v.number()) })),
  /** Address of the app’s privacy policy that the platform hosts. Null if none is in effect in its default language. */
  hostedPolicy: v.nullable(v.string()),
})
export const versionIdInput = v.object({ appId: id, versionId: id })

/** A new draft copies texts and images of the live version. */
export const createVersionInput = v.object({
  appId: id,
  releaseType: v.optional(releaseType, 1),
  packageId: v.optional(id),
  /** Test version whose testers and countries a test version gets. Default: the app’s last one. */
  testOf: v.optional(id),
})

const remark = v.pipe(
  text(versionLimits.remark, 0),
  v.check(
    (value) => value === '' || value.length >= versionLimits.shortestRemark,
    `must be empty or have at least ${versionLimits.shortestRemark} characters`,
  ),
)
const privacyPolicy = v.pipe(
  text(versionLimits.privacyPolicy, 0),
  v.check(
    (value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)),
    'must be an address that starts with http:// or https://',
  ),
)

/** What the app needs a sensitive permission for. */
const permissionReason = v.object({
  permission: v.pipe(v.string(), v.regex(/^[\w.-]{1,255}$/, 'must be the name of a permission')),
  reason: text(versionLimits.permissionReason, 0),
})

/** Fields of a draft that can change. Omitted fields stay unchanged. */
export const updateVersionInput = v.object({
  appId: id,
  versionId: id,
  releaseType: v.optional(v.picklist([1, 3])),
  releaseTime: v.optional(v.nullable(time)),
  packageId: v.optional(v.nullable(id)),
  remark: v.optional(remark),
  privacyPolicy: v.optional(privacyPolicy),
  /** Replaces all explanations. Those of permissions that the package doesn’t have are kept for a later one. */
  permissionReasons: v.optional(
    v.pipe(
      v.array(permissionReason),
      v.maxLength(versionLimits.permissionReasons),
      v.check(
        (reasons) => new Set(reasons.map(({ permission }) => permission)).size === reasons.length,
        'must name each permission once',
      ),
    ),
  ),
  encryption: v.optional(v.nullable(v.picklist(encryptionUses))),
  publishCountry: v.optional(
    v.pipe(
      v.array(country),
      v.maxLength(versionLimits.countries),
      v.check(
        (countries) => countries.length === 0 || countries.some((name) => name !== 'OTHER'),
        'must name at least one country besides OTHER',
      ),
    ),
  ),
  isAppForcedUpdate: v.optional(v.picklist([0, 1])),
  languages: v.optional(
    v.pipe(
      v.array(languageInput),
      v.maxLength(versionLimits.languages),
      v.check(
        (languages) => new Set(languages.map(({ lang }) => lang)).size === languages.length,
        'must name each language once',
      ),
    ),
  ),
  materials: v.optional(v.partial(materials)),
  phasedRelease: v.optional(v.nullable(phasedPlan)),
  testInfo: v.optional(testPlan),
})
export const deleteLanguageInput = v.object({ appId: id, versionId: id, lang: v.string() })
