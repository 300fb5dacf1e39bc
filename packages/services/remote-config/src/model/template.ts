import type { Rule } from '@console-widgets/conditions'

/** Types of parameters. */
export const valueTypes = ['string', 'number', 'boolean', 'json'] as const
export type ValueType = (typeof valueTypes)[number]

/** Limits of a template. */
export const templateLimits = {
  parameters: 3000,
  conditions: 2000,
  key: 256,
  conditionName: 100,
  description: 256,
  /** Characters of a JSON schema. */
  schema: 20_000,
  group: 64,
  /** Characters of all values together. */
  values: 1_000_000,
  /** Alternatives of a condition, and rules of each. */
  alternatives: 10,
  rules: 20,
  note: 1024,
  /** Versions that are kept besides the published one, and for how long. */
  versions: 300,
  days: 90,
  attributes: 500,
} as const

/** Form of a parameter’s key. */
export const keyForm = /^[A-Za-z_][A-Za-z0-9_]{0,255}$/

/** Value of a parameter for those who meet a condition. */
export interface ConditionalValue {
  /** Name of the condition. */
  condition: string
  /** Null: the app uses the default of its own code. */
  value: string | null
}

export interface Parameter {
  key: string
  valueType: ValueType
  description: string
  group: string
  /** JSON schema that JSON values must meet, as text. Null or missing: any. */
  schema?: string | null | undefined
  /** Null: the app uses the default of its own code. */
  defaultValue: string | null
  values: ConditionalValue[]
}

/** Named condition: true if all rules of any of its alternatives are. */
export interface NamedCondition {
  name: string
  anyOf: { allOf: Rule[] }[]
}

/** Parameters, and the conditions of their values in the order in which they win. */
export interface Template {
  parameters: Parameter[]
  conditions: NamedCondition[]
}

export const emptyTemplate: Template = { parameters: [], conditions: [] }

/** Ways in which a version came to be. */
export const versionKinds = ['publish', 'rollback', 'schedule'] as const
export type VersionKind = (typeof versionKinds)[number]

/** Types of the values that contexts have. */
export const attributeTypes = ['text', 'number', 'boolean', 'other'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** Audiences that conditions can name. */
export const audienceIds = ['leaving', 'spending', 'new'] as const
export type AudienceId = (typeof audienceIds)[number]
