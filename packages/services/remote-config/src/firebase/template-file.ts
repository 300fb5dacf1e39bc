import { isNestedTooDeeply } from '@console-widgets/core/formats'
import { isObject } from '../model/is-object.ts'
import { linesOfJson, pointerStep } from '../model/json-lines.ts'
import { fits } from '../model/problems.ts'
import {
  type ConditionalValue,
  keyForm,
  type NamedCondition,
  type Parameter,
  type Template,
  templateLimits,
  type ValueType,
} from '../model/template.ts'
import { readExpression, writeElement } from './expression.ts'
import { problemOfRule } from '@console-widgets/conditions'

/** What of a file, or of a template, the other side has nothing for. */
export type LeftOutKind =
  | 'expression'
  | 'condition-name'
  | 'condition-gone'
  | 'color'
  | 'key'
  | 'type'
  | 'value'
  | 'personalization'
  | 'rollout'
  | 'experiment'
  | 'unknown-value'
  | 'description'
  | 'group-description'
  | 'alternatives'
  | 'schema'
  | 'field'

export interface LeftOut {
  kind: LeftOutKind
  /** Line of the file, from 1. Undefined in an export. */
  line?: number
  /** Parameter or condition. */
  name: string
  /** The part of an expression, or the field. */
  detail: string
}

const types: Readonly<Record<string, ValueType>> = {
  STRING: 'string',
  NUMBER: 'number',
  BOOLEAN: 'boolean',
  JSON: 'json',
}
const valueKinds = {
  personalizationValue: 'personalization',
  rolloutValue: 'rollout',
  experimentValue: 'experiment',
} as const

const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : [])

/**
 * Reads a template as Firebase downloads it. What can't be represented is left out and named with its line.
 * @returns undefined if the file is no such template
 */
export function readFirebase(text: string): { template: Template; leftOut: LeftOut[] } | undefined {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return undefined
  }
  if (
    !isObject(file) ||
    isNestedTooDeeply(file) ||
    !(isObject(file['parameters']) || isObject(file['parameterGroups']) || Array.isArray(file['conditions']))
  )
    return undefined
  const lines = linesOfJson(text)
  const leftOut: LeftOut[] = []
  const leave = (kind: LeftOutKind, pointer: string, name: string, detail = '') => {
    leftOut.push({ kind, name, detail: detail.slice(0, 120), line: lines.get(pointer) ?? 1 })
  }
  for (const field of Object.keys(file))
    // The version tells about the file itself.
    if (!['parameters', 'parameterGroups', 'conditions', 'version', 'etag'].includes(field))
      leave('field', pointerStep(field), field, field)
  const conditions = readConditions(file['conditions'], leave)
  const known = new Set(conditions.map(({ name }) => name))
  const read = (parameters: unknown, group: string, pointer: string): Parameter[] =>
    entriesOf(parameters).flatMap(([key, given]) => {
      const parameter = readParameter(key, given, { group, pointer: pointer + pointerStep(key), known, leave })
      return parameter ? [parameter] : []
    })
  const parameters = read(file['parameters'], '', '/parameters')
  const keys = new Set(parameters.map(({ key }) => key))
  for (const [name, group] of entriesOf(file['parameterGroups'])) {
    const pointer = `/parameterGroups${pointerStep(name)}`
    if (isObject(group) && group['description']) leave('group-description', `${pointer}/description`, name)
    const inGroup = read(
      isObject(group) ? group['parameters'] : undefined,
      name.slice(0, templateLimits.group),
      `${pointer}/parameters`,
    )
    for (const parameter of inGroup) {
      if (!keys.has(parameter.key)) parameters.push(parameter)
      keys.add(parameter.key)
    }
  }
  return { template: { parameters, conditions }, leftOut }
}

type Leave = (kind: LeftOutKind, pointer: string, name: string, detail?: string) => void

function readConditions(list: unknown, leave: Leave): NamedCondition[] {
  const conditions: NamedCondition[] = []
  const names = new Set<string>()
  for (const [at, given] of (Array.isArray(list) ? list : []).entries()) {
    const pointer = `/conditions/${at}`
    const name = isObject(given) && typeof given['name'] === 'string' ? given['name'].trim() : ''
    const expression = isObject(given) && typeof given['expression'] === 'string' ? given['expression'] : ''
    const isTaken = names.has(name)
    if (name === '' || name.length > templateLimits.conditionName || isTaken) {
      leave('condition-name', pointer, name)
      continue
    }
    const read = readExpression(expression)
    const wrong = 'rules' in read ? read.rules.find((rule) => problemOfRule(rule) !== undefined) : undefined
    if ('unknown' in read || wrong || read.rules.length > templateLimits.rules) {
      leave('expression', `${pointer}/expression`, name, 'unknown' in read ? read.unknown : expression)
      continue
    }
    if (isObject(given) && given['tagColor']) leave('color', `${pointer}/tagColor`, name, String(given['tagColor']))
    names.add(name)
    conditions.push({ name, anyOf: [{ allOf: read.rules }] })
  }
  return conditions
}

interface Place {
  group: string
  pointer: string
  known: ReadonlySet<string>
  leave: Leave
}

function readParameter(key: string, given: unknown, { group, pointer, known, leave }: Place): Parameter | undefined {
  if (!isObject(given) || !keyForm.test(key)) return void leave('key', pointer, key)
  const type = given['valueType'] ?? 'STRING'
  const valueType = typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined
  if (!valueType) return void leave('type', `${pointer}/valueType`, key, String(type))
  const text = typeof given['description'] === 'string' ? given['description'].trim() : ''
  if (text.length > templateLimits.description) leave('description', `${pointer}/description`, key)
  const readValue = (value: unknown, at: string): string | null | undefined => {
    if (!isObject(value)) return void leave('unknown-value', at, key)
    for (const [field, kind] of Object.entries(valueKinds)) if (field in value) return void leave(kind, at, key)
    if (value['useInAppDefault'] === true) return null
    const found = value['value']
    if (typeof found !== 'string') return void leave('unknown-value', at, key)
    return fits(valueType, found) && !found.includes('\0') && found.isWellFormed()
      ? found
      : void leave('value', at, key, found)
  }
  const values = entriesOf(given['conditionalValues']).flatMap(([condition, value]): ConditionalValue[] => {
    const at = `${pointer}/conditionalValues${pointerStep(condition)}`
    if (!known.has(condition.trim())) {
      leave('condition-gone', at, key, condition)
      return []
    }
    const found = readValue(value, at)
    return found === undefined ? [] : [{ condition: condition.trim(), value: found }]
  })
  const first = given['defaultValue'] === undefined ? null : readValue(given['defaultValue'], `${pointer}/defaultValue`)
  const description = text.length > templateLimits.description ? text.slice(0, templateLimits.description) : text
  return { key, valueType, description, group, defaultValue: first ?? null, values }
}

/** Writes a template as Firebase reads it. What Firebase can't represent is left out and named. */
export function writeFirebase({ parameters, conditions }: Template): { text: string; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const leave = (kind: LeftOutKind, name: string, detail = '') => leftOut.push({ kind, name, detail })
  const written = conditions.flatMap(({ name, anyOf }) => {
    const [first, ...others] = anyOf
    if (!first || others.length > 0) {
      leave('alternatives', name)
      return []
    }
    const elements = first.allOf.map(writeElement)
    const missing = elements.indexOf(undefined)
    if (missing < 0) return [{ name, expression: elements.join(' && ') }]
    const { subject, operator } = first.allOf[missing] ?? first.allOf[0] ?? { subject: '', operator: '' }
    leave('expression', name, `${subject} ${operator}`)
    return []
  })
  const known = new Set(written.map(({ name }) => name))
  const valueOf = (value: string | null) => (value === null ? { useInAppDefault: true } : { value })
  const describe = ({ key, valueType, description, schema, defaultValue, values }: Parameter) => {
    if (schema) leave('schema', key)
    for (const { condition } of values) if (!known.has(condition)) leave('condition-gone', key, condition)
    const kept = values.filter(({ condition }) => known.has(condition))
    return {
      defaultValue: valueOf(defaultValue),
      ...(kept.length === 0
        ? {}
        : { conditionalValues: Object.fromEntries(kept.map(({ condition, value }) => [condition, valueOf(value)])) }),
      ...(description ? { description } : {}),
      valueType: valueType.toUpperCase(),
    }
  }
  const inGroup = (group: string) =>
    Object.fromEntries(parameters.filter((each) => each.group === group).map((each) => [each.key, describe(each)]))
  const groups = [...new Set(parameters.map(({ group }) => group))].filter(Boolean)
  const file = {
    conditions: written,
    parameters: inGroup(''),
    ...(groups.length === 0
      ? {}
      : { parameterGroups: Object.fromEntries(groups.map((group) => [group, { parameters: inGroup(group) }])) }),
  }
  return { text: `${JSON.stringify(file, null, 2)}\n`, leftOut }
}
