import { problemOfRule, type RuleProblem } from '@console-widgets/conditions'
import { type Template, templateLimits, type ValueType } from './template.ts'

/** What speaks against a template. */
export type TemplateProblemKind =
  | 'key-taken'
  | 'name-taken'
  | 'unknown-condition'
  | 'condition-twice'
  | 'value-type'
  | 'too-long'
  | RuleProblem

export interface TemplateProblem {
  /** Path of the field, such as `parameters.3.defaultValue`. */
  field: string
  kind: TemplateProblemKind
}

/** Problems shown of a template, which can have thousands. */
const mostProblems = 50

/**
 * What speaks against a template, apart from the form of its fields.
 * @param isPattern whether a pattern compiles. Without it, patterns aren't checked
 */
export function problemsOf(
  { parameters, conditions }: Template,
  isPattern: (pattern: string) => boolean = () => true,
): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  const add = (field: string, kind: TemplateProblemKind | undefined) => {
    if (kind && problems.length < mostProblems) problems.push({ field, kind })
  }
  const keys = new Set<string>()
  const names = new Set<string>()
  for (const [at, { name, anyOf }] of conditions.entries()) {
    add(`conditions.${at}.name`, names.has(name) ? 'name-taken' : undefined)
    names.add(name)
    for (const [place, { allOf }] of anyOf.entries())
      for (const [index, rule] of allOf.entries()) {
        const field = `conditions.${at}.anyOf.${place}.allOf.${index}.values`
        const isBad = rule.operator === 'matches' && !isPattern(rule.values[0] ?? '')
        add(field, problemOfRule(rule) ?? (isBad ? 'pattern' : undefined))
      }
  }
  let length = 0
  for (const [at, { key, valueType, defaultValue, values }] of parameters.entries()) {
    add(`parameters.${at}.key`, keys.has(key) ? 'key-taken' : undefined)
    keys.add(key)
    add(`parameters.${at}.defaultValue`, fits(valueType, defaultValue) ? undefined : 'value-type')
    length += defaultValue?.length ?? 0
    const used = new Set<string>()
    for (const [index, { condition, value }] of values.entries()) {
      const field = `parameters.${at}.values.${index}`
      add(`${field}.condition`, names.has(condition) ? undefined : 'unknown-condition')
      add(`${field}.condition`, used.has(condition) ? 'condition-twice' : undefined)
      used.add(condition)
      add(`${field}.value`, fits(valueType, value) ? undefined : 'value-type')
      length += value?.length ?? 0
    }
  }
  add('parameters', length > templateLimits.values ? 'too-long' : undefined)
  return problems
}

/** Whether a text is a value of the type. */
export function fits(type: ValueType, value: string | null): boolean {
  if (value === null || type === 'string') return true
  if (type === 'boolean') return value === 'true' || value === 'false'
  if (type === 'number') return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value)
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'object' && parsed !== null
  } catch {
    return false
  }
}
