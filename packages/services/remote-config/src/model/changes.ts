import type { NamedCondition, Template } from './template.ts'

/**
 * One independent part of a template. Two people can change different parts at the same time: of a parameter, its
 * properties, its default, and each of its conditional values.
 */
export type TemplatePart =
  | { part: 'parameter'; key: string }
  | { part: 'default'; key: string }
  | { part: 'value'; key: string; condition: string }
  | { part: 'condition'; condition: string }
  | { part: 'order' }

/** A part with its values. Undefined: there was, or is, no such part. Null: the default of the app’s own code. */
export interface TemplateChange {
  at: TemplatePart
  before: PartValue
  after: PartValue
}

export type PartValue =
  | string
  | null
  | undefined
  | { valueType: string; description: string; group: string; schema?: string }
  | NamedCondition['anyOf']
  | string[]

/** A template as its parts, by their names. */
export function partsOf({ parameters, conditions }: Template): Map<string, PartValue> {
  const parts = new Map<string, PartValue>()
  for (const { key, valueType, description, group, schema, defaultValue, values } of parameters) {
    parts.set(nameOf({ part: 'parameter', key }), { valueType, description, group, ...(schema ? { schema } : {}) })
    parts.set(nameOf({ part: 'default', key }), defaultValue)
    for (const { condition, value } of values) parts.set(nameOf({ part: 'value', key, condition }), value)
  }
  for (const { name, anyOf } of conditions) parts.set(nameOf({ part: 'condition', condition: name }), anyOf)
  parts.set(
    nameOf({ part: 'order' }),
    conditions.map(({ name }) => name),
  )
  return parts
}

/** Name of a part, unique within a template. */
export function nameOf(at: TemplatePart): string {
  return JSON.stringify(at)
}

export function same(one: PartValue, other: PartValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Parts that differ between two templates. An added or removed condition changes the order, too: that is listed only if
 * the conditions that both have are in another order.
 */
export function changesBetween(before: Template, after: Template): TemplateChange[] {
  const [old, now] = [partsOf(before), partsOf(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])]
  return names
    .map((name) => ({ at: JSON.parse(name) as TemplatePart, before: old.get(name), after: now.get(name) }))
    .filter((change) =>
      change.at.part === 'order'
        ? !same(commonOrder(before, after), commonOrder(after, before))
        : !same(change.before, change.after),
    )
}

/** Names of the conditions of one template that the other has as well, in the order of the first. */
function commonOrder({ conditions }: Template, other: Template): string[] {
  const known = new Set(other.conditions.map(({ name }) => name))
  return conditions.map(({ name }) => name).filter((name) => known.has(name))
}
