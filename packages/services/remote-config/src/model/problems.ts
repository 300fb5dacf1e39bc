import { problemOfRule, type RuleProblem } from '@console-widgets/conditions'
import { isNestedTooDeeply } from '@console-widgets/core/formats'
import { linesOfJson } from './json-lines.ts'
import {
  checkAgainst,
  type CompilePattern,
  compiles,
  createEffort,
  type Effort,
  readSchema,
  type SchemaProblem,
} from './json-schema.ts'
import { type Template, templateLimits, type ValueType } from './template.ts'

/** What speaks against a template. */
export type TemplateProblemKind =
  | 'key-taken'
  | 'name-taken'
  | 'unknown-condition'
  | 'condition-twice'
  | 'value-type'
  | 'value-depth'
  | 'schema'
  | 'schema-value'
  | 'too-long'
  | 'too-complex'
  | RuleProblem

export interface TemplateProblem {
  /** Path of the field, such as `parameters.3.defaultValue`. */
  field: string
  kind: TemplateProblemKind
  /** What a JSON schema demands, or has wrong, and where. */
  detail?: string
}

/** Problems shown of a template, which can have thousands. */
const mostProblems = 50

/**
 * What speaks against a template, apart from the form of its fields.
 * @param compilePattern compiles a pattern, or throws. Without it, patterns aren't checked
 */
export function problemsOf({ parameters, conditions }: Template, compilePattern?: CompilePattern): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  const effort = createEffort()
  const add = (field: string, kind: TemplateProblemKind | undefined, detail?: string) => {
    if (kind && problems.length < mostProblems)
      problems.push({ field, kind, ...(detail === undefined ? {} : { detail }) })
  }
  const keys = new Set<string>()
  const names = new Set<string>()
  for (const [at, { name, anyOf }] of conditions.entries()) {
    add(`conditions.${at}.name`, names.has(name) ? 'name-taken' : undefined)
    names.add(name)
    for (const [place, { allOf }] of anyOf.entries())
      for (const [index, rule] of allOf.entries()) {
        const field = `conditions.${at}.anyOf.${place}.allOf.${index}.values`
        const isBad =
          rule.operator === 'matches' && compilePattern && !compiles(compilePattern, rule.values[0] ?? '', effort)
        add(field, problemOfRule(rule) ?? (isBad ? 'pattern' : undefined))
      }
  }
  let length = 0
  for (const [at, { key, valueType, schema, defaultValue, values }] of parameters.entries()) {
    const bySchema = valueType === 'json' && schema ? schemaOf(schema, compilePattern, effort) : undefined
    if (bySchema && 'detail' in bySchema) add(`parameters.${at}.schema`, 'schema', bySchema.detail)
    const checkValue = (field: string, value: string | null) => {
      const detail = bySchema && 'check' in bySchema && fits('json', value) ? bySchema.check(value) : undefined
      if (!fits(valueType, value)) add(field, 'value-type')
      else if (valueType === 'json' && value !== null && isNestedTooDeeply(JSON.parse(value))) add(field, 'value-depth')
      else if (detail !== undefined) add(field, 'schema-value', detail)
    }
    add(`parameters.${at}.key`, keys.has(key) ? 'key-taken' : undefined)
    keys.add(key)
    checkValue(`parameters.${at}.defaultValue`, defaultValue)
    length += (defaultValue?.length ?? 0) + (schema?.length ?? 0)
    const used = new Set<string>()
    for (const [index, { condition, value }] of values.entries()) {
      const field = `parameters.${at}.values.${index}`
      add(`${field}.condition`, names.has(condition) ? undefined : 'unknown-condition')
      add(`${field}.condition`, used.has(condition) ? 'condition-twice' : undefined)
      used.add(condition)
      checkValue(`${field}.value`, value)
      length += value?.length ?? 0
    }
  }
  add('parameters', length > templateLimits.values ? 'too-long' : undefined)
  // The rest has not been checked.
  if (effort.left < 0) return [{ field: 'parameters', kind: 'too-complex' }]
  return problems
}

/** A JSON schema as a check of values, or what is wrong with it. */
function schemaOf(
  schema: string,
  compilePattern: CompilePattern | undefined,
  effort: Effort,
): { check: (value: string | null) => string | undefined } | { detail: string } {
  const read = readSchema(schema, compilePattern, effort)
  if ('problem' in read) return { detail: describeProblem(schema, read.problem) }
  return {
    check: (value) => {
      const problem = value === null ? undefined : checkAgainst(read.schema, JSON.parse(value), compilePattern, effort)
      return problem && describeProblem(value ?? '', problem)
    },
  }
}

/** What is wrong with the JSON values of a parameter by its schema, or with the schema. Undefined: nothing. */
export function problemBySchema(
  schema: string,
  value: string | null,
  compilePattern?: CompilePattern,
): { in: 'schema' | 'value'; detail: string } | undefined {
  const found = schemaOf(schema, compilePattern, createEffort())
  if ('detail' in found) return { in: 'schema', detail: found.detail }
  const detail = fits('json', value) ? found.check(value) : undefined
  return detail === undefined ? undefined : { in: 'value', detail }
}

/** A problem as a line of JSON, where it is, and what it is about: `3: /items/0 minimum 5`. */
function describeProblem(text: string, { pointer, keyword, detail }: SchemaProblem): string {
  if (keyword === 'JSON') return 'JSON'
  // The lines of a text that is nested too deeply aren't read either.
  if (pointer === '' && (keyword === 'depth' || keyword === 'effort')) return `1: ${keyword} ${detail}`.trim()
  const line = linesOfJson(text).get(pointer) ?? 1
  return `${line}: ${[pointer, keyword, detail].filter(Boolean).join(' ')}`.slice(0, 200)
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
