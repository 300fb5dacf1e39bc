import { fieldsOf, isOptional, unwrap, type Shape } from './schema.ts'

/** Types of JSON values. */
export type Kind = 'text' | 'number' | 'truth' | 'list' | 'object' | 'null'

/** A value of each type, unlike any expected by a call. */
export const strangers: Readonly<Record<Kind, unknown>> = {
  text: 'twelve',
  number: 12,
  truth: true,
  list: [[[]]],
  object: { toString: 'no function', length: -1 },
  null: null,
}

const byType: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  boolean: 'truth',
  array: 'list',
  tuple: 'list',
  object: 'object',
  strict_object: 'object',
  loose_object: 'object',
  record: 'object',
  null: 'null',
}

/**
 * Types that a field is declared to accept, read from the declaration instead of a parser.
 *
 * @throws TypeError for a field without a declared type, because it would accept anything
 */
export function kindsOf(shape: Shape): ReadonlySet<Kind> {
  if (shape.wrapped) {
    const inner = kindsOf(shape.wrapped)
    return shape.type === 'nullable' || shape.type === 'nullish' ? new Set([...inner, 'null']) : inner
  }
  const { type, options = [], literal } = unwrap(shape)
  if (type === 'union' || type === 'variant')
    return new Set((options as Shape[]).flatMap((option) => [...kindsOf(option)]))
  if (type === 'picklist' || type === 'enum') return new Set(options.map(kindOfValue))
  if (type === 'literal') return new Set([kindOfValue(literal)])
  const kind = byType[type]
  if (!kind) throw new TypeError(`A field of the type '${type}' does not say what it takes`)
  // In JavaScript a list is an object: a schema without required fields reads it as an empty object.
  const takesList = kind === 'object' && Object.values(fieldsOf(shape)).every(isOptional)
  return new Set(takesList ? [kind, 'list'] : [kind])
}

function kindOfValue(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'truth' : 'object'
}

/** A field of an input, with its path and its declaration. */
export interface Field {
  path: readonly (string | number)[]
  shape: Shape
}

/** Fields of an input, including those inside objects and lists, as far as the value has them. */
export function fieldsIn(shape: Shape, value: unknown, path: Field['path'] = []): Field[] {
  const inner = unwrap(shape)
  if (Array.isArray(value) && inner.item) {
    const item = inner.item
    return value.flatMap((each, index) => fieldsAt(item, each, [...path, index]))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(fieldsOf(shape))
    .filter(([name]) => name in value)
    .flatMap(([name, field]) => fieldsAt(field, (value as Record<string, unknown>)[name], [...path, name]))
}

function fieldsAt(shape: Shape, value: unknown, path: Field['path']): Field[] {
  return [{ path, shape }, ...fieldsIn(shape, value, path)]
}

/** Copy of an input with one value replaced; undefined removes the field. */
export function withValue(input: unknown, path: Field['path'], value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  const copy = Array.isArray(input) ? [...(input as unknown[])] : { ...(input as object) }
  const place = copy as Record<string | number, unknown>
  place[first] = withValue(place[first], rest, value)
  return copy
}

/** Whether an input without the field must be rejected. */
export function isRequired({ path, shape }: Field): boolean {
  return typeof path.at(-1) === 'string' && !isOptional(shape)
}
