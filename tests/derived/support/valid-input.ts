import * as fc from 'fast-check'
import * as v from 'valibot'
import { fieldsOf, isOptional, unwrap, type Shape } from './schema.ts'

/** Existing ids, by the name of the field that takes one. */
export type KnownIds = Readonly<Record<string, readonly (string | number)[]>>

/** Sample texts for schemas; the first one that a schema accepts is used. */
const texts = [
  'Sample',
  'sample',
  'com.example.sample',
  'https://example.com/sample',
  'https://example.com',
  'person@example.com',
  'en-US',
  'CN',
  'USD',
  '1',
  '1.0.0',
  '2026-03-02',
  '2026-03-02T09:00:00Z',
  '2026-03',
  '09:00',
  'image/png',
  'sample.pdf',
  'sample.apk',
  'sample.png',
  '/sample',
  '#336699',
  '+4915112345678',
  '192.0.2.1',
  '{}',
  '[]',
  'CNsample',
  'a'.repeat(64),
  'c2FtcGxl',
  'select 1',
  '00000000-0000-4000-8000-000000000000',
  'updateTime',
  '0 9 * * *',
  'Europe/Berlin',
  'sample://place',
  '11111111-2222-4333-8444-555555555555',
  'https://appgallery.huawei.com/app/C1',
]
const numbers = [1, 0, 2, 10, 100, 1_772_442_000_000, 1_773_000_000_000, 65_536, -1, 0.5]

/** @throws Error that names the field for which no value was found: add a sample for it above */
export class NoExample extends Error {
  override readonly name = 'NoExample'
}

/**
 * Generates an input that a schema accepts, with existing ids where a field's name asks for one.
 *
 * @param full with every optional field that fits the others; otherwise with required fields only
 */
export function validInput(shape: Shape, ids: KnownIds, full: boolean): unknown {
  return make(shape, '', ids, full)
}

function accepts(shape: Shape, value: unknown): boolean {
  return v.safeParse(shape as unknown as v.GenericSchema, value).success
}

function make(wrapped: Shape, name: string, ids: KnownIds, full: boolean): unknown {
  const shape = unwrap(wrapped)
  for (const candidate of candidates(shape, name, ids, full)) if (accepts(wrapped, candidate)) return candidate
  throw new NoExample(`no example for '${name}' of type ${shape.type}`)
}

function* candidates(shape: Shape, name: string, ids: KnownIds, full: boolean): Generator<unknown> {
  switch (shape.type) {
    case 'string':
      yield* ids[name] ?? []
      yield* texts
      yield* matching(shape)
      break
    case 'number':
      yield* ids[name] ?? []
      yield* numbers
      yield* bounds(shape)
      break
    case 'boolean':
      yield* [true, false]
      break
    case 'literal':
      yield shape.literal
      break
    case 'picklist':
    case 'enum':
      yield* shape.options ?? []
      break
    case 'array':
      for (const count of [1, 2, 0]) yield distinct(shape.item as Shape, name.replace(/s$/, ''), ids, full, count)
      break
    case 'tuple':
      yield (shape.items ?? []).map((item) => make(item, name, ids, full))
      break
    case 'record':
      yield { [String(make(shape.key as Shape, name, ids, full))]: make(shape.value as Shape, name, ids, full) }
      yield {}
      break
    case 'union':
    case 'variant':
      for (const option of (shape.options ?? []) as Shape[]) yield* candidates(unwrap(option), name, ids, full)
      break
    case 'unknown':
    case 'any':
      yield 'anything'
      break
    case 'null':
      yield null
      break
    default:
      yield* objects(shape, ids, full)
  }
}

/** Objects with fewer and fewer, then more and more optional fields, until the check of the whole object passes. */
function* objects(shape: Shape, ids: KnownIds, full: boolean): Generator<Record<string, unknown>> {
  const fields = Object.entries(fieldsOf(shape))
  const values = new Map(fields.map(([name, field]) => [name, make(field, name, ids, full)]))
  const optional = fields.filter(([, field]) => isOptional(field)).map(([name]) => name)
  const only = (kept: ReadonlySet<string>) =>
    Object.fromEntries([...values].filter(([name]) => kept.has(name) || !optional.includes(name)))
  const subsets = [
    new Set(optional),
    new Set<string>(),
    ...optional.map((name) => new Set([name])),
    ...optional.map((name) => new Set(optional.filter((other) => other !== name))),
  ]
  for (const subset of full ? subsets : [new Set<string>(), ...subsets]) yield only(subset)
  for (const one of optional) for (const other of optional) yield only(new Set([one, other]))
  // Valid values of a field can depend on others: try each field with its other samples.
  for (const [name, field] of fields)
    for (const other of candidates(unwrap(field), name, ids, full))
      if (accepts(field, other))
        for (const kept of full ? [new Set(optional), new Set<string>()] : [new Set<string>()])
          yield { ...only(kept), [name]: other }
}

function distinct(item: Shape, name: string, ids: KnownIds, full: boolean, count: number): unknown[] {
  const found: unknown[] = []
  for (const candidate of candidates(unwrap(item), name, ids, full)) {
    if (found.length >= count) break
    if (accepts(item, candidate) && !found.includes(candidate)) found.push(candidate)
  }
  return found
}

/** Texts derived from a schema's regular expressions and length limits. */
function* matching(shape: Shape): Generator<string> {
  for (const { type, requirement } of shape.pipe ?? []) {
    if (type === 'min_length' && typeof requirement === 'number') yield 'a'.repeat(requirement)
    if (type === 'length' && typeof requirement === 'number') yield* ['a'.repeat(requirement), '1'.repeat(requirement)]
    if (requirement instanceof RegExp) yield* fc.sample(fc.stringMatching(requirement), { numRuns: 20, seed: 1 })
  }
}

function* bounds(shape: Shape): Generator<number> {
  for (const { type, requirement } of shape.pipe ?? [])
    if (/value/.test(type) && typeof requirement === 'number') yield requirement
}
