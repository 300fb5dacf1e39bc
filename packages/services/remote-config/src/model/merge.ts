import { nameOf, partsOf, same, type PartValue, type TemplatePart } from './changes.ts'
import type { NamedCondition, Parameter, Template, ValueType } from './template.ts'

/** A part that two people changed differently. */
export interface MergeConflict {
  at: TemplatePart
  mine: PartValue
  theirs: PartValue
}

/**
 * Merges two changes of the same template. A part that one person changed is taken over. One that both changed
 * differently is a conflict: the result has mine there, or theirs where the user decided so.
 * @param chosen names of the parts that are taken from theirs
 */
export function mergeTemplates(
  base: Template,
  mine: Template,
  theirs: Template,
  chosen: ReadonlySet<string> = new Set(),
): { merged: Template; conflicts: MergeConflict[] } {
  const [old, my, their] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const merged = new Map<string, PartValue>()
  const conflicts: MergeConflict[] = []
  for (const name of new Set([...my.keys(), ...their.keys(), ...old.keys()])) {
    const [was, one, other] = [old.get(name), my.get(name), their.get(name)]
    const isMine = !same(was, one)
    const at = JSON.parse(name) as TemplatePart
    const collides = isMine && !same(was, other) && !same(one, other) && at.part !== 'order'
    if (collides) conflicts.push({ at, mine: one, theirs: other })
    merged.set(name, isMine && !chosen.has(name) ? one : other)
  }
  for (const { at } of conflicts) if (!chosen.has(nameOf(at))) keepAround(at, my, merged)
  const order = isReordered(base, mine) ? [mine, theirs] : [theirs, mine]
  return { merged: rebuild(merged, mine, theirs, order), conflicts }
}

/** Keeps what a part of mine needs and the other person deleted: its parameter, and its condition. */
function keepAround(at: TemplatePart, my: ReadonlyMap<string, PartValue>, merged: Map<string, PartValue>): void {
  const needed: TemplatePart[] = [
    ...('key' in at ? [{ part: 'parameter', key: at.key } as const, { part: 'default', key: at.key } as const] : []),
    ...('condition' in at ? [{ part: 'condition', condition: at.condition } as const] : []),
  ]
  for (const name of needed.map(nameOf)) if (merged.get(name) === undefined) merged.set(name, my.get(name))
}

/** Whether conditions were moved, rather than only added or removed. */
function isReordered(base: Template, mine: Template): boolean {
  const names = ({ conditions }: Template, other: Template) =>
    conditions.map(({ name }) => name).filter((name) => other.conditions.some((each) => each.name === name))
  return !same(names(base, mine), names(mine, base))
}

/** The template that has these parts. Values of a parameter that is gone, or of a condition that is, are dropped. */
function rebuild(
  parts: ReadonlyMap<string, PartValue>,
  mine: Template,
  theirs: Template,
  order: readonly Template[],
): Template {
  const names = new Set(order.flatMap(({ conditions }) => conditions.map(({ name }) => name)))
  const conditions = [...names].flatMap((name): NamedCondition[] => {
    const anyOf = parts.get(nameOf({ part: 'condition', condition: name }))
    return anyOf === undefined ? [] : [{ name, anyOf: anyOf as NamedCondition['anyOf'] }]
  })
  const known = new Set(conditions.map(({ name }) => name))
  const keys = new Set([...theirs.parameters, ...mine.parameters].map(({ key }) => key))
  const parameters = [...keys].flatMap((key): Parameter[] => {
    const properties = parts.get(nameOf({ part: 'parameter', key })) as
      | { valueType: ValueType; description: string; group: string; schema?: string }
      | undefined
    if (properties === undefined) return []
    const values = [...known].flatMap((condition) => {
      const value = parts.get(nameOf({ part: 'value', key, condition }))
      return value === undefined ? [] : [{ condition, value: value as string | null }]
    })
    const defaultValue = (parts.get(nameOf({ part: 'default', key })) ?? null) as string | null
    return [{ key, ...properties, defaultValue, values }]
  })
  return { parameters, conditions }
}
