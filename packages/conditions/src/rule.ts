/** What a rule looks at. All but `time`, `audience`, and `percent` are fields of the context by the same name. */
export const subjects = [
  'attribute',
  'appVersion',
  'build',
  'platform',
  'language',
  'country',
  'firstOpenTime',
  'audience',
  'time',
  'percent',
] as const
export type Subject = (typeof subjects)[number]

/** Operators by what they compare. Those of a family share the form of their values. */
export const operatorFamilies = {
  text: ['is', 'isNot', 'contains', 'containsNot'],
  pattern: ['matches'],
  number: ['numberLess', 'numberAtMost', 'numberEquals', 'numberDiffers', 'numberAtLeast', 'numberMore'],
  version: ['versionLess', 'versionAtMost', 'versionEquals', 'versionDiffers', 'versionAtLeast', 'versionMore'],
  time: ['before', 'after'],
  percent: ['percentAtMost', 'percentMore', 'percentBetween'],
} as const
export type Family = keyof typeof operatorFamilies
export type Operator = (typeof operatorFamilies)[Family][number]
export const operators = Object.values(operatorFamilies).flat()

/** Families of operators that fit each subject, the usual one first. */
export const familiesOf: Readonly<Record<Subject, readonly Family[]>> = {
  appVersion: ['version', 'text', 'pattern'],
  build: ['number'],
  platform: ['text'],
  language: ['text'],
  country: ['text'],
  firstOpenTime: ['time'],
  attribute: ['text', 'pattern', 'number', 'version'],
  audience: ['text'],
  time: ['time'],
  percent: ['percent'],
}

/** One comparison. */
export interface Rule {
  subject: Subject
  /** Attribute, or seed of a percentage; empty for other subjects. */
  name: string
  operator: Operator
  /** `is` and `contains` hold for any of several values. `percentBetween` has two, all others one. */
  values: string[]
}

/** Rules joined by “and” and “or”. */
export type Condition = Rule | { all: readonly Condition[] } | { any: readonly Condition[] }

/** Limits of a condition. */
export const conditionLimits = { depth: 10, rules: 100, values: 100, value: 256, name: 64, segments: 5 } as const

/** Why a rule can’t be evaluated. */
export type RuleProblem =
  | 'name'
  | 'operator'
  | 'count'
  | 'value'
  | 'number'
  | 'version'
  | 'time'
  | 'percent'
  | 'pattern'

/** Family of an operator. */
export function familyOf(operator: Operator): Family {
  for (const family of Object.keys(operatorFamilies) as Family[])
    if ((operatorFamilies[family] as readonly string[]).includes(operator)) return family
  throw new TypeError(`Unknown operator '${operator}'`)
}

/** Whether a rule of the subject needs a name. */
export function isNamed(subject: Subject): boolean {
  return subject === 'attribute' || subject === 'percent'
}
