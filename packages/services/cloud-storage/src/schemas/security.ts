import * as v from 'valibot'
import { id, optionalText, text, time, wholeNumber } from '@console-widgets/core/schemas'
import { decisionReasons, longestAccess, ruleOperations, ruleOutcomes, storageLimits } from '../model.ts'
import { key, mediaType, period, rulesText } from './parts.ts'

/** Problem of a rule text and its position: UTF-16 units from the start; line and column start at 1. */
export const ruleProblem = v.object({
  from: v.number(),
  to: v.number(),
  line: v.number(),
  column: v.number(),
  code: v.string(),
  severity: v.picklist(['error', 'warning']),
  /** In English; pages use their own language by `code` and `values`. */
  message: v.string(),
  values: v.record(v.string(), v.string()),
})
const ruleVersion = v.object({
  version: v.number(),
  note: v.string(),
  userName: v.nullable(v.string()),
  publishTime: v.number(),
})

/** Rules of a bucket: published version, draft, and history. */
export const rulesAnswer = v.object({
  /** Version 0 is the default rules. */
  published: v.object({ ...ruleVersion.entries, text: v.string() }),
  draft: v.nullable(v.object({ text: v.string(), userName: v.nullable(v.string()), updateTime: v.number() })),
  /** Previous versions, newest first. */
  history: v.array(ruleVersion),
  /** The requested version. */
  shown: v.nullable(v.object({ ...ruleVersion.entries, text: v.string() })),
})
export const rulesInput = v.object({ bucketId: id, version: v.optional(wholeNumber(0, 1_000_000)) })
/** Drafts are saved as they are; only rules without errors can be published. */
export const setRulesInput = v.object({
  bucketId: id,
  text: rulesText,
  publish: v.optional(v.boolean()),
  note: optionalText(storageLimits.ruleNote),
  /** Version that the text is based on: publishing fails if a newer one exists. */
  baseVersion: v.optional(wholeNumber(0, 1_000_000)),
})
export const checkRulesInput = v.object({ text: rulesText })
export const checkRulesAnswer = v.object({ problems: v.array(ruleProblem) })

const words = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w{0,39}$/, 'must be a name of letters, digits and _'))
const claims = v.record(words, v.union([text(200, 0), v.number(), v.boolean()]))
/** A signed-in user of an application. */
const ruleAuth = v.object({ uid: text(128), provider: optionalText(40), claims: v.optional(claims) })
const ruleFile = v.object({
  size: v.optional(wholeNumber(0, 5 * 1024 ** 4)),
  contentType: v.optional(mediaType),
  metadata: v.optional(v.record(words, text(storageLimits.metadataValue, 0))),
})

/** A request to simulate. */
export const simulatorInput = v.object({
  bucketId: id,
  /** Default: the published rules. */
  text: v.optional(rulesText),
  operation: v.picklist(ruleOperations),
  /** Path of a file, or of a folder to list; empty for the bucket itself. */
  key: v.union([v.literal(''), key]),
  /** The caller; null or omitted for an anonymous one. */
  auth: v.optional(v.nullable(ruleAuth)),
  /** The existing file. Default: the one with this key, if any; null for none. */
  resource: v.optional(v.nullable(ruleFile)),
  /** The file to write. */
  newResource: v.optional(v.nullable(ruleFile)),
  /** Default: now. */
  time: v.optional(time),
})
const place = { from: v.number(), to: v.number(), line: v.number(), column: v.number() }
const explanation = v.object({
  from: v.number(),
  to: v.number(),
  text: v.string(),
  values: v.array(v.object({ text: v.string(), value: v.string() })),
  failure: v.nullable(v.object({ code: v.string(), message: v.string(), values: v.record(v.string(), v.string()) })),
})
/** Result of the simulation: the deciding `allow`, or for a denial the closest one, and each step of the evaluation. */
export const simulatorAnswer = v.object({
  allowed: v.boolean(),
  reason: v.picklist(ruleOutcomes),
  /** In English; pages use their own language by the reason. */
  message: v.string(),
  decidedBy: v.nullable(v.object({ ...place, text: v.string() })),
  trace: v.array(
    v.object({
      ...place,
      path: v.string(),
      fits: v.boolean(),
      bindings: v.record(v.string(), v.string()),
      allows: v.array(
        v.object({
          ...place,
          outcome: v.picklist(['allowed', 'false', 'failed', 'other-operation', 'not-reached']),
          explanation: v.nullable(explanation),
        }),
      ),
    }),
  ),
  problems: v.array(ruleProblem),
})

/** Identity of an application's user for the rules; requested by the application's own server. */
export const createAccessInput = v.object({ ...ruleAuth.entries, seconds: v.optional(wholeNumber(60, longestAccess)) })
export const accessAnswer = v.object({ accessToken: v.string(), endTime: v.number() })

export const statisticsInput = v.object({ bucketId: id, ...period })
/** Decisions of the published rules on real requests. */
export const statisticsAnswer = v.object({
  /** False in the older variant, which has no statistics. */
  kept: v.boolean(),
  days: v.array(v.object({ time: v.number(), allowed: v.number(), denied: v.number() })),
  /** By the deciding rule of the published version. */
  rules: v.array(v.object({ line: v.number(), text: v.string(), allowed: v.number() })),
  /** The latest decisions, individually. */
  decisions: v.array(
    v.object({
      decisionId: v.string(),
      time: v.number(),
      operation: v.picklist(ruleOperations),
      key: v.string(),
      uid: v.nullable(v.string()),
      allowed: v.boolean(),
      reason: v.picklist(decisionReasons),
      version: v.number(),
      line: v.nullable(v.number()),
    }),
  ),
})
