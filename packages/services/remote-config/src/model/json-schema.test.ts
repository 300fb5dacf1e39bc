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

it('ends checks that would take longer than anyone can wait, whatever makes them long', () => {
  const twice = (name: string) => ({ allOf: [{ $ref: name }, { $ref: name }] })
  const doubling = Object.fromEntries(
    Array.from({ length: 19 }, (_, at) => [`a${at}`, at === 0 ? { type: 'array' } : twice(`#/$defs/a${at - 1}`)]),
  )
  const long = 'a'.repeat(300_000)
  const endless: [schema: unknown, value: unknown][] = [
    [{ $defs: doubling, $ref: '#/$defs/a18' }, []],
    [{ not: { $defs: doubling, not: { $ref: '#/$defs/a18' } }, $defs: doubling }, []],
    [{ enum: Array.from({ length: 4000 }, (_, at) => at) }, [long]],
    [{ items: { anyOf: Array.from({ length: 1500 }, () => ({ maxLength: 1 })) } }, [long]],
    [{ items: { anyOf: Array.from({ length: 900 }, () => ({ pattern: 'b$' })) } }, [long]],
  ]
  for (const [schema, value] of endless) {
    const started = performance.now()
    expect(check(schema, value), JSON.stringify(schema).slice(0, 80)).toBe(' effort')
    expect(performance.now() - started).toBeLessThan(5000)
  }
})

it('refuses JSON that is nested too deeply to be read', () => {
  const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown
  for (const schema of [{ const: 1 }, { enum: [1] }, { uniqueItems: true }, true])
    expect(check(schema, deep)).toBe(' depth')
  expect(readSchema(`{"const":${'['.repeat(9000)}${']'.repeat(9000)}}`)).toMatchObject({
    problem: { keyword: 'depth' },
  })
})
