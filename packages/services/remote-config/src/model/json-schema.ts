import { isNestedTooDeeply, mostNesting } from '@console-widgets/core/formats'
import { isObject } from './is-object.ts'
import { pointerStep, type JsonPointer } from './json-lines.ts'

/**
 * JSON Schema (draft 2020-12) as far as values of a config need it. A schema that uses anything else is rejected, so
 * that no rule is silently ignored. No code is generated from a schema, which strict pages would not run.
 */

/** Something that a schema or a value does wrong. */
export interface SchemaProblem {
  /** Where in the schema, or in the value. */
  pointer: JsonPointer
  /** Keyword that is not known or not well formed, or that the value does not meet. */
  keyword: string
  /** What the keyword demands. */
  detail: string
}

/** A pattern that tests texts. `size`: number of its instructions, each of which a character can cost. */
export type CompiledPattern = ((text: string) => boolean) & { readonly size?: number }
/** Compiles a pattern in linear time. Without it, patterns aren't looked at. */
export type CompilePattern = (pattern: string) => CompiledPattern

/**
 * What schemas and checks may still cost, in steps of about 10 ns; negative once it is used up. References can make a
 * short schema take longer than anyone can wait, and values are checked while others do.
 */
export interface Effort {
  left: number
}
/** Half a second. */
const mostEffort = 50_000_000
export const createEffort = (): Effort => ({ left: mostEffort })
/** Cost of a step of a check, of an instruction of a pattern, and of a character that is compared. */
const costs = { check: 200, instruction: 200, compared: 10 } as const

type Schema = boolean | { readonly [keyword: string]: unknown }

const types = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'] as const
type JsonType = (typeof types)[number]

/** Levels of schemas within schemas, so that they don't exhaust the stack. */
const mostLevels = 40
/** Keywords that only describe. */
const annotations = new Set([
  '$schema',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'format',
])
const ofOneSchema = new Set(['items', 'additionalProperties', 'not'])
const ofSchemaLists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const ofSchemaMaps = new Set(['properties', '$defs'])
const ofCounts = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'])
const ofNumbers = new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'])

/** Reads a schema. @returns the schema, or the first thing that is wrong with it */
export function readSchema(
  text: string,
  compilePattern?: CompilePattern,
  effort: Effort = createEffort(),
): { schema: Schema } | { problem: SchemaProblem } {
  let schema: unknown
  try {
    schema = JSON.parse(text)
  } catch {
    return { problem: { pointer: '', keyword: 'JSON', detail: '' } }
  }
  const problem =
    problemOfNesting(schema) ?? problemOfSchema(schema, '', { root: schema, compilePattern, effort, level: 0 })
  return problem ? { problem } : { schema: schema as Schema }
}

function problemOfNesting(json: unknown): SchemaProblem | undefined {
  return isNestedTooDeeply(json) ? { pointer: '', keyword: 'depth', detail: String(mostNesting) } : undefined
}

interface Reading {
  root: unknown
  effort: Effort
  compilePattern: CompilePattern | undefined
  level: number
}

function problemOfSchema(schema: unknown, pointer: JsonPointer, reading: Reading): SchemaProblem | undefined {
  const wrong = (keyword: string, detail: string): SchemaProblem => ({
    pointer: pointer + pointerStep(keyword),
    keyword,
    detail,
  })
  reading.effort.left -= costs.check
  if (typeof schema === 'boolean') return undefined
  if (!isObject(schema)) return { pointer, keyword: 'schema', detail: 'object' }
  if (reading.effort.left < 0) return wrong('effort', '')
  if (reading.level > mostLevels) return { pointer, keyword: 'depth', detail: String(mostLevels) }
  const deeper = { ...reading, level: reading.level + 1 }
  for (const [keyword, value] of Object.entries(schema)) {
    if (annotations.has(keyword)) continue
    const inner = pointer + pointerStep(keyword)
    if (ofOneSchema.has(keyword)) {
      const problem = problemOfSchema(value, inner, deeper)
      if (problem) return problem
    } else if (ofSchemaLists.has(keyword) || ofSchemaMaps.has(keyword)) {
      if (ofSchemaLists.has(keyword) ? !Array.isArray(value) || value.length === 0 : !isObject(value))
        return wrong(keyword, 'schemas')
      for (const [name, each] of Object.entries(value as object)) {
        const problem = problemOfSchema(each, inner + pointerStep(name), deeper)
        if (problem) return problem
      }
    } else {
      const detail = problemOfKeyword(keyword, value, reading)
      if (detail !== undefined) return wrong(keyword, detail)
    }
  }
  return undefined
}

/** What a keyword with a plain value must have. Undefined: it has it. */
function problemOfKeyword(keyword: string, value: unknown, reading: Reading): string | undefined {
  const { root, compilePattern, effort } = reading
  if (ofCounts.has(keyword)) return Number.isInteger(value) && (value as number) >= 0 ? undefined : 'integer'
  if (ofNumbers.has(keyword))
    return typeof value === 'number' && (keyword !== 'multipleOf' || value > 0) ? undefined : 'number'
  switch (keyword) {
    case 'type': {
      const given = Array.isArray(value) ? value : [value]
      const areKnown = given.length > 0 && given.every((each) => types.includes(each as JsonType))
      return areKnown ? undefined : types.join(', ')
    }
    case 'enum':
      return Array.isArray(value) && value.length > 0 ? undefined : 'array'
    case 'const':
      return undefined
    case 'required':
      return Array.isArray(value) && value.every((each) => typeof each === 'string') ? undefined : 'array'
    case 'uniqueItems':
      return typeof value === 'boolean' ? undefined : 'boolean'
    case 'pattern':
      if (typeof value !== 'string') return 'string'
      return compilePattern === undefined || compiles(compilePattern, value, effort) ? undefined : 'RE2'
    case '$ref':
      return typeof value === 'string' && resolve(root, value) !== undefined ? undefined : '#/$defs/…'
    default:
      return 'unsupported'
  }
}

/** Whether a pattern compiles. */
export function compiles(compilePattern: CompilePattern, pattern: string, effort: Effort): boolean {
  if (effort.left < 0) return false
  try {
    effort.left -= (compilePattern(pattern).size ?? 1) * costs.instruction
    return true
  } catch {
    return false
  }
}

/** The schema that a reference within the document names. */
function resolve(root: unknown, reference: string): unknown {
  if (!/^#(\/|$)/.test(reference)) return undefined
  return reference
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (found, step) =>
        typeof found === 'object' && found !== null && Object.hasOwn(found, step)
          ? (found as Record<string, unknown>)[step]
          : undefined,
      root,
    )
}

/** Checks a value against a schema that has been read. @returns the first thing that is wrong with the value */
export function checkAgainst(
  schema: Schema,
  value: unknown,
  compilePattern?: CompilePattern,
  effort: Effort = createEffort(),
): SchemaProblem | undefined {
  const problem =
    problemOfNesting(value) ?? check(schema, value, '', { root: schema, compilePattern, effort, level: 0 })
  // What was not looked at counts as wrong, and what must not fit it then seems to be right.
  return effort.left < 0 ? { pointer: '', keyword: 'effort', detail: '' } : problem
}

function check(schema: unknown, value: unknown, pointer: JsonPointer, reading: Reading): SchemaProblem | undefined {
  const { effort } = reading
  effort.left -= costs.check
  if (schema === true) return undefined
  const wrong = (keyword: string, detail: unknown): SchemaProblem => ({
    pointer,
    keyword,
    detail: typeof detail === 'string' ? detail : JSON.stringify(detail),
  })
  if (schema === false) return wrong('false', '')
  if (!isObject(schema)) return undefined
  if (reading.level > mostLevels) return wrong('depth', mostLevels)
  if (effort.left < 0) return wrong('effort', '')
  const deeper = { ...reading, level: reading.level + 1 }
  const equals = (one: unknown, other: unknown) => canonical(one, effort) === canonical(other, effort)
  const checks = (inner: unknown) => check(inner, value, pointer, deeper)
  const of = (keyword: string): unknown => (Object.hasOwn(schema, keyword) ? schema[keyword] : undefined)
  const [type, all, any, one] = [of('type'), of('allOf'), of('anyOf'), of('oneOf')]
  if (typeof of('$ref') === 'string') {
    const problem = checks(resolve(reading.root, of('$ref') as string))
    if (problem) return problem
  }
  const wanted = type === undefined ? [] : ([type].flat() as JsonType[])
  if (wanted.length > 0 && !wanted.some((each) => isOfType(each, value))) return wrong('type', wanted.join(', '))
  const choices = of('enum')
  if (Array.isArray(choices) && !choices.some((each) => equals(each, value))) return wrong('enum', choices)
  if (Object.hasOwn(schema, 'const') && !equals(of('const'), value)) return wrong('const', of('const'))
  for (const each of Array.isArray(all) ? all : []) {
    const problem = checks(each)
    if (problem) return problem
  }
  if (Array.isArray(any) && any.every((each) => checks(each))) return wrong('anyOf', String(any.length))
  if (Array.isArray(one)) {
    const count = one.filter((each) => !checks(each)).length
    if (count !== 1) return wrong('oneOf', String(count))
  }
  if (of('not') !== undefined && !checks(of('not'))) return wrong('not', '')
  const inParts = (part: unknown, inner: unknown, name: string | number) =>
    check(inner, part, pointer + pointerStep(name), deeper)
  if (typeof value === 'number') return checkNumber(value, of, wrong)
  if (typeof value === 'string') return checkText(value, of, wrong, reading)
  if (Array.isArray(value)) return checkItems(value, of, wrong, inParts, effort)
  return isObject(value) ? checkMembers(value, of, wrong, inParts) : undefined
}

type Keyword = (keyword: string) => unknown
type Wrong = (keyword: string, detail: unknown) => SchemaProblem
type InParts = (part: unknown, schema: unknown, name: string | number) => SchemaProblem | undefined

const numberOf = (of: Keyword, keyword: string): number | undefined => {
  const value = of(keyword)
  return typeof value === 'number' ? value : undefined
}

function checkBounds(size: number, of: Keyword, wrong: Wrong, least: string, most: string): SchemaProblem | undefined {
  const [from, to] = [numberOf(of, least), numberOf(of, most)]
  if (from !== undefined && size < from) return wrong(least, from)
  return to !== undefined && size > to ? wrong(most, to) : undefined
}

function checkNumber(value: number, of: Keyword, wrong: Wrong): SchemaProblem | undefined {
  const step = numberOf(of, 'multipleOf')
  const [above, below] = [numberOf(of, 'exclusiveMinimum'), numberOf(of, 'exclusiveMaximum')]
  if (above !== undefined && value <= above) return wrong('exclusiveMinimum', above)
  if (below !== undefined && value >= below) return wrong('exclusiveMaximum', below)
  // Decimal steps such as 0.1 aren't exact in binary.
  if (
    step !== undefined &&
    Math.abs(value / step - Math.round(value / step)) > 1e-9 * Math.max(1, Math.abs(value / step))
  )
    return wrong('multipleOf', step)
  return checkBounds(value, of, wrong, 'minimum', 'maximum')
}

function checkText(value: string, of: Keyword, wrong: Wrong, { compilePattern, effort }: Reading) {
  const pattern = of('pattern')
  effort.left -= value.length * costs.compared
  const problem = checkBounds([...value].length, of, wrong, 'minLength', 'maxLength')
  if (problem) return problem
  if (typeof pattern !== 'string' || !compilePattern) return undefined
  const test = compilePattern(pattern)
  effort.left -= value.length * (test.size ?? 1)
  return effort.left < 0 || !test(value) ? wrong('pattern', pattern) : undefined
}

function checkItems(
  value: readonly unknown[],
  of: Keyword,
  wrong: Wrong,
  inParts: InParts,
  effort: Effort,
): SchemaProblem | undefined {
  const problem = checkBounds(value.length, of, wrong, 'minItems', 'maxItems')
  if (problem) return problem
  const texts = of('uniqueItems') === true ? value.map((item) => canonical(item, effort)) : []
  if (new Set(texts).size !== texts.length) return wrong('uniqueItems', '')
  const first = of('prefixItems')
  const prefix = Array.isArray(first) ? first : []
  for (const [at, item] of value.entries()) {
    const found = inParts(item, at < prefix.length ? prefix[at] : (of('items') ?? true), at)
    if (found) return found
  }
  return undefined
}

function checkMembers(value: Record<string, unknown>, of: Keyword, wrong: Wrong, inParts: InParts) {
  const problem = checkBounds(Object.keys(value).length, of, wrong, 'minProperties', 'maxProperties')
  if (problem) return problem
  const required = of('required')
  for (const name of Array.isArray(required) ? (required as string[]) : [])
    if (!Object.hasOwn(value, name)) return wrong('required', name)
  const properties = of('properties')
  for (const [name, part] of Object.entries(value)) {
    const isKnown = isObject(properties) && Object.hasOwn(properties, name)
    const schema = isKnown ? properties[name] : (of('additionalProperties') ?? true)
    if (schema === false) return wrong('additionalProperties', name)
    const found = inParts(part, schema, name)
    if (found) return found
  }
  return undefined
}

function isOfType(type: JsonType, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  return type === 'object' ? isObject(value) : typeof value === type
}

/** A value as a text that is the same for equal values: members have no order. Empty once the effort is used up. */
function canonical(value: unknown, effort: Effort): string {
  if (effort.left < 0) return ''
  const text = JSON.stringify(value, (_, each: unknown) =>
    isObject(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
  effort.left -= text.length * costs.compared
  return text
}
