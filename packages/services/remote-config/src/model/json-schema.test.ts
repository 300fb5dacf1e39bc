import { expect, it } from 'vitest'
import { linesOfJson } from './json-lines.ts'
import { checkAgainst, readSchema } from './json-schema.ts'

const compilePattern = (pattern: string) => {
  const compiled = new RegExp(pattern, 'u')
  return (text: string) => compiled.test(text)
}
const check = (schema: unknown, value: unknown) => {
  const read = readSchema(JSON.stringify(schema), compilePattern)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  const found = checkAgainst(read.schema, value, compilePattern)
  return found && `${found.pointer} ${found.keyword}`
}

/** Cases in the manner of the official test suite: schema, a value that meets it, one that doesn't, and why not. */
const cases: [schema: unknown, good: unknown, bad: unknown, problem: string][] = [
  [{ type: 'integer' }, 1, 1.5, ' type'],
  [{ type: ['string', 'null'] }, null, 1, ' type'],
  [{ enum: [{ a: 1, b: 2 }] }, { b: 2, a: 1 }, { a: 1 }, ' enum'],
  [{ const: [1] }, [1], ['1'], ' const'],
  [{ minimum: 2, maximum: 4 }, 2, 5, ' maximum'],
  [{ exclusiveMinimum: 2 }, 2.1, 2, ' exclusiveMinimum'],
  [{ multipleOf: 0.1 }, 0.3, 0.35, ' multipleOf'],
  [{ minLength: 2, maxLength: 2 }, '🙂🙂', '🙂', ' minLength'],
  [{ pattern: '^a' }, 'ab', 'ba', ' pattern'],
  [{ items: { type: 'number' } }, [1, 2], [1, '2'], '/1 type'],
  [{ prefixItems: [{ type: 'string' }], items: false }, ['a'], ['a', 1], '/1 false'],
  [
    { uniqueItems: true },
    [1, '1', { a: 1 }],
    [
      { a: 1, b: 1 },
      { b: 1, a: 1 },
    ],
    ' uniqueItems',
  ],
  [{ required: ['a'] }, { a: null }, {}, ' required'],
  [
    { properties: { a: { type: 'string' } }, additionalProperties: false },
    { a: '' },
    { b: '' },
    ' additionalProperties',
  ],
  [{ additionalProperties: { type: 'number' } }, { 'a/b': 1 }, { 'a/b': '1' }, '/a~1b type'],
  [{ allOf: [{ minimum: 1 }, { maximum: 2 }] }, 1, 3, ' maximum'],
  [{ anyOf: [{ type: 'string' }, { minimum: 3 }] }, 'a', 1, ' anyOf'],
  [{ oneOf: [{ minimum: 1 }, { minimum: 3 }] }, 2, 4, ' oneOf'],
  [{ not: { type: 'string' } }, 1, '1', ' not'],
  [
    { $ref: '#/$defs/node', $defs: { node: { properties: { next: { $ref: '#/$defs/node' } }, required: ['id'] } } },
    { id: 1, next: { id: 2 } },
    { id: 1, next: {} },
    '/next required',
  ],
]

it.each(cases)('%j', (schema, good, bad, problem) => {
  expect(check(schema, good)).toBeUndefined()
  expect(check(schema, bad)).toBe(problem)
})

it('refuses a schema with anything that it would pass over, and names it', () => {
  const problemOf = (schema: unknown) => {
    const read = readSchema(JSON.stringify(schema), compilePattern)
    return 'problem' in read ? `${read.problem.pointer} ${read.problem.detail}` : undefined
  }
  expect(problemOf({ properties: { a: { patternProperties: {} } } })).toBe(
    '/properties/a/patternProperties unsupported',
  )
  expect(problemOf({ minLenght: 1 })).toBe('/minLenght unsupported')
  expect(problemOf({ $ref: 'https://example.com/schema' })).toMatch(/^\/\$ref/)
  expect(problemOf({ items: [{}] })).toMatch(/^\/items/)
  expect(problemOf({ pattern: '(' })).toBe('/pattern RE2')
  expect(problemOf({ title: 'A title', format: 'email' })).toBeUndefined()
  expect(readSchema('{')).toMatchObject({ problem: { keyword: 'JSON' } })
})

it('ends with a schema that refers to itself, and with names that every object has', () => {
  expect(check({ $ref: '#' }, 1)).toBe(' depth')
  expect(check({ required: ['constructor'] }, {})).toBe(' required')
  expect(check({ properties: { a: false }, additionalProperties: true }, JSON.parse('{"__proto__":1}'))).toBeUndefined()
})

it('knows the line on which each value begins', () => {
  const lines = linesOfJson('{\n  "a": [\n    1, {"b\\"/": "x\\n"\n }],\n  "c": null\n}')
  expect([...lines]).toEqual([
    ['', 1],
    ['/a', 2],
    ['/a/0', 3],
    ['/a/1', 3],
    ['/a/1/b"~1', 3],
    ['/c', 5],
  ])
})
