import * as v from 'valibot'
import { conditionLimits, operators, subjects } from '@console-widgets/conditions'
import { id, listInput, nameText, optionalText, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  attributeTypes,
  audienceIds,
  keyForm,
  planProblems,
  planStates,
  templateLimits as limits,
  valueTypes,
  versionKinds,
} from './model.ts'

const projectId = id
/** A value can have any text, also line breaks and blanks at its ends. */
const value = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(limits.values, `must have at most ${limits.values} characters`),
    v.check((given) => !given.includes('\0') && given.isWellFormed(), 'must not contain NUL or broken Unicode'),
  ),
)
const key = v.pipe(
  v.string(),
  v.regex(keyForm, `must begin with a letter or _, and have at most ${limits.key} letters, digits, and _`),
)
const conditionName = nameText(limits.conditionName)

const rule = v.object({
  subject: v.picklist(subjects),
  name: nameText(conditionLimits.name, 0),
  operator: v.picklist(operators),
  values: v.pipe(v.array(text(conditionLimits.value)), v.maxLength(conditionLimits.values)),
})
const allOf = v.pipe(v.array(rule), v.minLength(1, 'must not be empty'), v.maxLength(limits.rules))
/** A condition with its name. */
export const condition = v.object({
  name: conditionName,
  anyOf: v.pipe(v.array(v.object({ allOf })), v.minLength(1, 'must not be empty'), v.maxLength(limits.alternatives)),
})
const parameter = v.object({
  key,
  valueType: v.picklist(valueTypes),
  description: text(limits.description, 0),
  group: nameText(limits.group, 0),
  schema: v.optional(v.nullable(text(limits.schema))),
  defaultValue: value,
  values: v.array(v.object({ condition: conditionName, value })),
})
/** Parameters and conditions, as drafts and versions have them. */
export const template = v.object({
  parameters: v.pipe(v.array(parameter), v.maxLength(limits.parameters, `must be at most ${limits.parameters}`)),
  conditions: v.pipe(v.array(condition), v.maxLength(limits.conditions, `must be at most ${limits.conditions}`)),
})
/** What the form of a parameter asks for, besides its values. */
export const parameterForm = v.object({
  key,
  valueType: v.picklist(valueTypes),
  group: nameText(limits.group, 0),
  description: text(limits.description, 0),
})

const versionNumber = wholeNumber(0, 2_147_483_647)
const note = optionalText(limits.note)

export const projectInput = v.object({ projectId })
export const updateInput = v.object({ projectId, baseVersion: versionNumber, template })
export const publishInput = v.object({ projectId, baseVersion: versionNumber, note })
export const versionInput = v.object({ projectId, version: wholeNumber(1, 2_147_483_647) })
export const rollbackInput = v.object({
  ...versionInput.entries,
  baseVersion: versionNumber,
  note,
  /** Parameters to restore. Default: the whole version. */
  keys: v.optional(v.pipe(v.array(key), v.minLength(1, 'must not be empty'), v.maxLength(limits.parameters))),
})
export const versionListInput = v.object({ projectId, ...listInput })
export const planListInput = versionListInput
export const planInput = v.object({ projectId, planId: id })
export const scheduleInput = v.object({ ...publishInput.entries, publishTime: time })
export const planUpdateInput = v.object({ ...planInput.entries, publishTime: time, note })
export const reportInput = v.object({ projectId, days: v.optional(wholeNumber(1, limits.days)) })

export const guardInput = v.object({
  projectId,
  key,
  /** Whether the caller owns the parameter. False leaves it to another owner. */
  isOwn: v.boolean(),
  /** Whether no one can publish a change of the parameter, except by a rollback. */
  isLocked: v.boolean(),
})

const version = v.object({
  version: v.number(),
  kind: v.picklist(versionKinds),
  /** Version whose template a rollback has restored. */
  restored: v.nullable(v.number()),
  note: v.string(),
  userName: v.nullable(v.string()),
  publishTime: time,
  parameters: v.number(),
  conditions: v.number(),
  /** Parts that differ from the version before. */
  changes: v.number(),
})
export const versionPage = page(version)
export const versionAnswer = v.object({ ...version.entries, template })
/** A version that is, or was, scheduled for a time. */
export const plan = v.object({
  planId: id,
  state: v.picklist(planStates),
  /** Version in effect when it was made. */
  baseVersion: v.number(),
  note: v.string(),
  userName: v.nullable(v.string()),
  publishTime: time,
  createTime: time,
  changes: v.number(),
  /** Version that it has become. */
  version: v.nullable(v.number()),
  /** Why it could not be published. */
  problem: v.nullable(v.picklist(planProblems)),
  /** Parameters and conditions that others had changed, or the experiment that varies one. */
  problemNames: v.array(v.string()),
})
export const planPage = page(plan)
const part = v.variant('part', [
  v.object({ part: v.literal('parameter'), key: v.string() }),
  v.object({ part: v.literal('default'), key: v.string() }),
  v.object({ part: v.literal('value'), key: v.string(), condition: v.string() }),
  v.object({ part: v.literal('condition'), condition: v.string() }),
  v.object({ part: v.literal('order') }),
])
export const planAnswer = v.object({
  ...plan.entries,
  /** Template that it changes, and how it is then. */
  base: template,
  template,
  /** Parts that others have changed since, because of which it would not be published. */
  conflicts: v.array(part),
})
export const configAnswer = v.object({
  /** Version 0, without parameters, until the first is published. */
  published: v.object({
    version: v.number(),
    note: v.string(),
    userName: v.nullable(v.string()),
    publishTime: v.nullable(time),
    template,
  }),
  /** The caller's draft. */
  draft: v.nullable(v.object({ baseVersion: v.number(), updateTime: time, template })),
  /** Parameters that running experiments vary: they can’t be changed until these end. */
  held: v.array(v.object({ key: v.string(), appId: id, experimentId: id, experimentName: v.string() })),
  /** Published parameters with an owner or a lock. */
  guarded: v.array(
    v.object({
      key: v.string(),
      /** Null: none, or someone who has left the team. */
      ownerName: v.nullable(v.string()),
      isOwn: v.boolean(),
      isLocked: v.boolean(),
      /** Whether the caller may change both. */
      mayChange: v.boolean(),
    }),
  ),
})
export const reportAnswer = v.object({
  publishedVersion: v.number(),
  fetches: v.number(),
  people: v.number(),
  versions: v.array(v.object({ version: v.number(), fetches: v.number(), people: v.number() })),
  hours: v.array(v.object({ time, version: v.number(), fetches: v.number() })),
  conditions: v.array(v.object({ condition: v.string(), fetches: v.number() })),
})
/** What the platform doesn’t know of people before their apps ask: a subject, with the name of an attribute. */
const unknown = v.array(v.object({ subject: v.picklist(subjects), name: v.string() }))
export const reachAnswer = v.object({
  /** People who used the project’s apps in the last 28 days. */
  people: v.number(),
  /** Those of them who meet each condition of the caller’s draft, or of the published config without one. */
  conditions: v.array(
    v.object({
      condition: v.string(),
      /** If nothing unknown were met, and if all of it were. */
      least: v.number(),
      most: v.number(),
      unknown,
    }),
  ),
  /** Those who get another value with the draft, if nothing unknown were met. */
  affected: v.number(),
  affectedUnknown: unknown,
  /** Some of these people, from different countries, with what their apps send. */
  examples: v.array(
    v.object({
      targetingKey: v.string(),
      country: v.string(),
      language: v.string(),
      appVersion: v.string(),
    }),
  ),
})
export const attributePage = page(
  v.object({
    attributeId: v.string(),
    attributeName: v.string(),
    valueType: v.picklist(attributeTypes),
    contexts: v.number(),
    firstTime: time,
    lastTime: time,
  }),
)

/** Audiences of the people of a project’s apps. */
export const audienceAnswer = v.object({
  items: v.array(
    v.object({
      audienceId: v.picklist(audienceIds),
      people: v.number(),
      /** Complete days that its rule looks back. */
      days: v.number(),
      /** Days at their end without use, for people who may leave. */
      quietDays: v.nullable(v.number()),
    }),
  ),
})
