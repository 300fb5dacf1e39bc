import { describe, expect, it } from 'vitest'
import { compilePattern } from '@console-widgets/conditions/patterns'
import type { Rule } from '@console-widgets/conditions'
import {
  applyPlan,
  changesBetween,
  emptyTemplate,
  evaluateTemplate,
  mergeTemplates,
  nameOf,
  problemsOf,
  readyTemplate,
  restoreParameters,
  templateLimits,
  type NamedCondition,
  type Parameter,
  type Template,
} from '../model.ts'

const rule = (values: string[], subject: Rule['subject'] = 'country'): Rule => ({
  subject,
  name: '',
  operator: 'is',
  values,
})
const condition = (name: string, ...values: string[]): NamedCondition => ({ name, anyOf: [{ allOf: [rule(values)] }] })
const parameter = (
  key: string,
  defaultValue: string | null,
  values: Record<string, string | null> = {},
): Parameter => ({
  key,
  valueType: 'string',
  description: '',
  group: '',
  defaultValue,
  values: Object.entries(values).map(([name, value]) => ({ condition: name, value })),
})
const base: Template = {
  conditions: [condition('Germany', 'DE'), condition('France', 'FR')],
  parameters: [parameter('color', 'blue', { Germany: 'black' }), parameter('size', '1')],
}
const now = 0

describe('evaluation', () => {
  it('takes the first true condition of the list, whatever the order of the values', () => {
    const both: Template = {
      conditions: [condition('Second', 'DE'), condition('First', 'DE')].toReversed(),
      parameters: [parameter('color', 'blue', { Second: '2', First: '1' })],
    }
    expect(evaluateTemplate(readyTemplate(both), { country: 'DE' }, { now }).flags).toEqual([
      { key: 'color', value: '1', condition: 'First', isSplit: false },
    ])
  })

  it('keeps prototype keys apart', () => {
    const odd: Template = { conditions: [], parameters: [parameter('__proto__', 'a'), parameter('constructor', 'b')] }
    expect(evaluateTemplate(readyTemplate(odd), {}, { now }).flags.map(({ key, value }) => [key, value])).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
  })

  it('evaluates 3,000 parameters with 100 conditions in milliseconds', () => {
    const many: Template = {
      conditions: Array.from({ length: 100 }, (_, at) => condition(`c${at}`, `X${at}`)),
      parameters: Array.from({ length: 3000 }, (_, at) => parameter(`p${at}`, 'a', { [`c${at % 100}`]: 'b' })),
    }
    const ready = readyTemplate(many)
    const times = Array.from({ length: 40 }, () => {
      const begin = performance.now()
      evaluateTemplate(ready, { country: 'X7', targetingKey: 'a' }, { now })
      return performance.now() - begin
    }).toSorted((one, other) => one - other)
    // Some 1 ms on an idle machine; the tests share theirs.
    expect(times[20]).toBeLessThan(50)
  })
})

describe('problems', () => {
  const kinds = (template: Template) => problemsOf(template, compilePattern).map(({ field, kind }) => [field, kind])

  it('are a key twice, an unknown condition, a value of another type, too much text, and a bad pattern', () => {
    expect(kinds(base)).toEqual([])
    expect(kinds({ ...base, parameters: [parameter('a', ''), parameter('a', '')] })).toEqual([
      ['parameters.1.key', 'key-taken'],
    ])
    expect(kinds({ ...base, parameters: [parameter('a', '', { Spain: '1' })] })).toEqual([
      ['parameters.0.values.0.condition', 'unknown-condition'],
    ])
    expect(kinds({ ...base, parameters: [{ ...parameter('a', '{"b":'), valueType: 'json' }] })).toEqual([
      ['parameters.0.defaultValue', 'value-type'],
    ])
    const deep = '['.repeat(5000) + ']'.repeat(5000)
    for (const schema of [null, '{"const":1}'])
      expect(kinds({ ...base, parameters: [{ ...parameter('a', deep), valueType: 'json', schema }] })).toEqual([
        ['parameters.0.defaultValue', 'value-depth'],
      ])
    expect(kinds({ ...base, parameters: [parameter('a', 'x'.repeat(templateLimits.values + 1))] })).toEqual([
      ['parameters', 'too-long'],
    ])
    const schema = '{"type":"array",\n"items":{"type":"number","maximum":9}}'
    const limited = { ...parameter('list', '[1]', { Germany: '[1,\n\n10]' }), valueType: 'json' as const, schema }
    expect(problemsOf({ ...base, parameters: [limited] }, compilePattern)).toEqual([
      { field: 'parameters.0.values.0.value', kind: 'schema-value', detail: '3: /1 maximum 9' },
    ])
    expect(problemsOf({ ...base, parameters: [{ ...limited, schema: '{\n"minItem": 1}' }] }, compilePattern)).toEqual([
      { field: 'parameters.0.schema', kind: 'schema', detail: '2: /minItem minItem unsupported' },
    ])
    const bad: Rule = { subject: 'attribute', name: 'plan', operator: 'matches', values: ['('] }
    expect(kinds({ parameters: [], conditions: [{ name: 'Bad', anyOf: [{ allOf: [bad] }] }] })).toEqual([
      ['conditions.0.anyOf.0.allOf.0.values', 'pattern'],
    ])
  })

  it('are checks that take too long together, though each is short', () => {
    const pattern = String.raw`(?i)\pL{900}`
    const rule: Rule = { subject: 'attribute', name: 'plan', operator: 'matches', values: [pattern] }
    const conditions = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `c${at}`, anyOf: [{ allOf: [rule] }] }))
    expect(kinds({ parameters: [], conditions: conditions(10) })).toEqual([])
    expect(kinds({ parameters: [], conditions: conditions(2000) })).toEqual([['parameters', 'too-complex']])
  })
})

describe('changes', () => {
  it('are named by parameter, condition, and value', () => {
    const after: Template = {
      conditions: [condition('France', 'FR'), condition('Germany', 'DE', 'AT')],
      parameters: [parameter('color', 'blue', { Germany: 'red', France: 'white' })],
    }
    expect(changesBetween(base, after).map(({ at }) => at)).toEqual([
      { part: 'value', key: 'color', condition: 'Germany' },
      { part: 'parameter', key: 'size' },
      { part: 'default', key: 'size' },
      { part: 'condition', condition: 'Germany' },
      { part: 'order' },
      { part: 'value', key: 'color', condition: 'France' },
    ])
    expect(changesBetween(base, base)).toEqual([])
    expect(changesBetween(emptyTemplate, base).some(({ at }) => at.part === 'order')).toBe(false)
  })
})

describe('merge', () => {
  const mine: Template = {
    ...base,
    parameters: [parameter('color', 'green', { Germany: 'black' }), ...base.parameters.slice(1)],
  }
  const theirs: Template = {
    conditions: [...base.conditions, condition('Spain', 'ES')],
    parameters: [parameter('color', 'blue', { Germany: 'gray', Spain: 'red' }), parameter('size', '1')],
  }

  it('takes what only one of two has changed', () => {
    const { merged, conflicts } = mergeTemplates(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged).toEqual({
      conditions: theirs.conditions,
      parameters: [parameter('color', 'green', { Germany: 'gray', Spain: 'red' }), parameter('size', '1')],
    })
  })

  it('asks about what both have changed', () => {
    const other: Template = { ...base, parameters: [parameter('color', 'red', { Germany: 'black' })] }
    const { merged, conflicts } = mergeTemplates(base, mine, other)
    expect(conflicts).toEqual([{ at: { part: 'default', key: 'color' }, mine: 'green', theirs: 'red' }])
    expect(merged.parameters.map(({ key, defaultValue }) => [key, defaultValue])).toEqual([['color', 'green']])
    const chosen = new Set([nameOf({ part: 'default', key: 'color' })])
    expect(mergeTemplates(base, mine, other, chosen).merged.parameters[0]?.defaultValue).toBe('red')
  })

  it('keeps a deleted condition and parameter if a value of them is chosen, and nothing of them otherwise', () => {
    const changed: Template = { ...base, parameters: [parameter('color', 'blue', { Germany: 'new' })] }
    const without: Template = { conditions: [condition('France', 'FR')], parameters: [] }
    const value = nameOf({ part: 'value', key: 'color', condition: 'Germany' })
    const kept = mergeTemplates(base, changed, without)
    expect(kept.conflicts.map(({ at }) => nameOf(at))).toEqual([value])
    expect(kept.merged.conditions.map(({ name }) => name).toSorted()).toEqual(['France', 'Germany'])
    expect(kept.merged.parameters).toEqual([parameter('color', 'blue', { Germany: 'new' })])
    const { merged } = mergeTemplates(base, changed, without, new Set([value]))
    expect(merged).toEqual(without)
    expect([...problemsOf(kept.merged), ...problemsOf(merged)]).toEqual([])
  })

  it('keeps the order of the side that has moved conditions', () => {
    const moved = { ...base, conditions: base.conditions.toReversed() }
    expect(mergeTemplates(base, moved, theirs).merged.conditions.map(({ name }) => name)).toEqual([
      'France',
      'Germany',
      'Spain',
    ])
    expect(mergeTemplates(base, mine, { ...theirs, conditions: moved.conditions }).merged.conditions[0]?.name).toBe(
      'France',
    )
  })
})

it('some parameters are restored with the conditions of their values, and the others stay', () => {
  const live: Template = {
    conditions: [condition('France', 'FR')],
    parameters: [parameter('size', '2'), parameter('shape', 'round')],
  }
  expect(restoreParameters(live, base, ['color', 'shape'])).toEqual({
    conditions: [condition('France', 'FR'), condition('Germany', 'DE')],
    parameters: [parameter('size', '2'), parameter('color', 'blue', { Germany: 'black' })],
  })
})

describe('a scheduled version', () => {
  const change = (values: Record<string, string>, defaultValue = 'blue'): Template => ({
    ...base,
    parameters: [parameter('color', defaultValue, { Germany: 'black', ...values }), parameter('size', '1')],
  })

  it('keeps what others have changed elsewhere', () => {
    const live: Template = {
      ...base,
      parameters: [parameter('color', 'blue', { Germany: 'black' }), parameter('size', '2')],
    }
    const { template, conflicts } = applyPlan(base, change({}, 'green'), live)
    expect(conflicts).toEqual([])
    expect(template.parameters.map(({ key, defaultValue }) => [key, defaultValue])).toEqual([
      ['color', 'green'],
      ['size', '2'],
    ])
  })

  it.each([
    ['the same part', change({}, 'green'), change({}, 'red'), [{ part: 'default', key: 'color' }]],
    [
      'the condition of its value',
      change({ France: 'white' }),
      { ...base, conditions: [condition('Germany', 'DE'), condition('France', 'FR', 'BE')] },
      [{ part: 'condition', condition: 'France' }],
    ],
    [
      'its condition, which is gone',
      change({ France: 'white' }),
      { ...base, conditions: [condition('Germany', 'DE')] },
      [
        { part: 'value', key: 'color', condition: 'France' },
        { part: 'condition', condition: 'France' },
      ],
    ],
    [
      'the type of its parameter',
      change({}, 'green'),
      { ...base, parameters: [{ ...parameter('color', 'blue'), valueType: 'json' as const }, parameter('size', '1')] },
      [{ part: 'parameter', key: 'color' }],
    ],
  ])('conflicts with a change of %s', (_, planned, live, conflicts) => {
    expect(applyPlan(base, planned, live).conflicts).toEqual(conflicts)
  })

  it('doesn’t conflict with the same change, or with a change of a part that it removes a value from', () => {
    expect(applyPlan(base, change({}, 'green'), change({}, 'green')).conflicts).toEqual([])
    const removed: Template = { ...base, parameters: [parameter('color', 'blue'), parameter('size', '1')] }
    const live: Template = { ...base, conditions: [condition('Germany', 'AT'), condition('France', 'FR')] }
    expect(applyPlan(base, removed, live).conflicts).toEqual([])
  })
})
