import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHash } from 'node:crypto'
import {
  conditionLimits,
  depthOf,
  evaluate,
  familiesOf,
  operatorFamilies,
  placeOf,
  problemOfRule,
  subjects,
  type Condition,
  type Operator,
  type Rule,
  type Subject,
} from './index.ts'
import { compilePattern, isPattern } from './patterns.ts'

const now = Date.parse('2026-03-02T09:00:00Z')
const rule = (subject: Subject, operator: Operator, values: string[], name = ''): Rule => ({
  subject,
  name,
  operator,
  values,
})
const holds = (condition: Condition, context: Record<string, unknown> = {}, more: object = {}) =>
  evaluate(condition, context, { now, compilePattern, ...more }).holds

describe('versions', () => {
  const compare = (version: unknown, operator: Operator, value: string) =>
    holds(rule('appVersion', operator, [value]), { appVersion: version })

  it.each([
    ['2.9', 'versionLess', '2.10'],
    ['2.10.0', 'versionEquals', '2.10'],
    ['10', 'versionMore', '9.9.9.9.9'],
    ['1.0.0.0.1', 'versionMore', '1'],
    ['1.2.3', 'versionDiffers', '1.2.4'],
    ['1.2.3', 'versionAtMost', '1.2.3'],
    ['01.2', 'versionEquals', '1.2'],
  ] as const)('%s is %s %s', (version, operator, value) => {
    expect(compare(version, operator, value)).toBe(true)
  })

  it('are ordered as their segments are', () => {
    const version = fc.array(fc.nat(999), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(version, version, (one, other) => {
        const [first, second] = [one, other].map((segments) => [...segments, 0, 0, 0, 0].slice(0, 5))
        const order = JSON.stringify(first) === JSON.stringify(second)
        const at = first?.findIndex((segment, index) => segment !== second?.[index]) ?? -1
        const isLess = at >= 0 && (first?.[at] ?? 0) < (second?.[at] ?? 0)
        expect(compare(one.join('.'), 'versionEquals', other.join('.'))).toBe(order)
        expect(compare(one.join('.'), 'versionLess', other.join('.'))).toBe(isLess)
        expect(compare(one.join('.'), 'versionAtLeast', other.join('.'))).toBe(!isLess)
      }),
    )
  })

  it.each(['1.x', '', '1..2', '1.2.3.4.5.6', '1.0-beta', '9'.repeat(400), [1], {}, true])(
    'that aren’t versions make every comparison false: %j',
    (version) => {
      for (const operator of operatorFamilies.version) expect(compare(version, operator, '1.0')).toBe(false)
    },
  )
})

describe('a rule about what the context lacks', () => {
  const values: Partial<Record<Operator, string[]>> = { percentBetween: ['0', '100'] }
  const sample = { number: '1', version: '1', time: '2026-03-02T09:00:00Z', percent: '100', text: 'a', pattern: '.*' }
  const cases = subjects
    .filter((subject) => subject !== 'time')
    .flatMap((subject) =>
      familiesOf[subject].flatMap((family) =>
        operatorFamilies[family].map((operator) =>
          rule(subject, operator, values[operator] ?? [sample[family]], subject === 'attribute' ? 'plan' : ''),
        ),
      ),
    )

  it.each(cases)('is false: $subject $operator', (each) => {
    for (const context of [{}, { [each.subject]: null, plan: null, targetingKey: '' }])
      expect(evaluate(each, context, { now, compilePattern })).toEqual({ holds: false, rule: each, why: 'missing' })
  })

  it('is false for names that every object inherits', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      for (const operator of ['is', 'isNot', 'contains'] as const)
        expect(holds(rule('attribute', operator, ['x'], name))).toBe(false)
  })

  it('finds an attribute of that name if the context has its own', () => {
    const context = JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, unknown>
    expect(holds(rule('attribute', 'is', ['x'], '__proto__'), context)).toBe(true)
    expect(holds(rule('attribute', 'isNot', ['x'], 'constructor'), context)).toBe(true)
  })
})

describe('texts, numbers, and times', () => {
  it('compare exactly but for blanks around them', () => {
    expect(holds(rule('country', 'is', ['DE', ' FR']), { country: ' FR ' })).toBe(true)
    expect(holds(rule('country', 'is', ['DE']), { country: 'de' })).toBe(false)
    expect(holds(rule('language', 'isNot', ['de', 'fr']), { language: 'en' })).toBe(true)
    expect(holds(rule('attribute', 'containsNot', ['pro'], 'plan'), { plan: 'professional' })).toBe(false)
    expect(holds(rule('attribute', 'is', ['true'], 'beta'), { beta: true })).toBe(true)
  })

  it('compare numbers by value', () => {
    expect(holds(rule('build', 'numberMore', ['9']), { build: '10' })).toBe(true)
    expect(holds(rule('attribute', 'numberEquals', ['1.50'], 'rate'), { rate: 1.5 })).toBe(true)
    for (const rate of ['', 'many', Number.NaN, Number.POSITIVE_INFINITY, '1e3', [2]])
      expect(holds(rule('attribute', 'numberDiffers', ['1'], 'rate'), { rate })).toBe(false)
  })

  it('compare times with their zones, and the platform’s clock', () => {
    expect(holds(rule('time', 'after', ['2026-03-02T12:00:00+03:00']))).toBe(true)
    expect(holds(rule('time', 'before', ['2026-03-02T12:00:00+03:00']))).toBe(false)
    expect(holds(rule('firstOpenTime', 'before', ['2026-03-01T00:00:00Z']), { firstOpenTime: now })).toBe(false)
    expect(
      holds(rule('firstOpenTime', 'after', ['2026-03-01T00:00:00Z']), { firstOpenTime: '2026-03-02T00:00:00Z' }),
    ).toBe(true)
  })

  it('knows audiences only if they are given', () => {
    const isNot = rule('audience', 'isNot', ['spenders'])
    expect(holds(isNot)).toBe(false)
    expect(holds(isNot, {}, { audiences: new Set(['new']) })).toBe(true)
    expect(holds(rule('audience', 'is', ['new', 'old']), {}, { audiences: new Set(['new']) })).toBe(true)
  })
})

describe('percentages', () => {
  it('place a person by SHA-256 of seed and person', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, person) => {
        const hex = createHash('sha256').update(`${seed}.${person}`).digest('hex')
        expect(placeOf(seed, person)).toBe(Number(BigInt(`0x${hex}`) % 100_000_000n))
      }),
    )
  })

  it('keep everyone whom a smaller percentage had', () => {
    const percent = fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => (millionths / 1_000_000).toFixed(6))
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), percent, percent, (person, one, other) => {
        const [less, more] = Number(one) <= Number(other) ? [one, other] : [other, one]
        const within = (value: string) =>
          holds(rule('percent', 'percentAtMost', [value], 'seed'), { targetingKey: `p${person}` })
        expect(within(less) && !within(more)).toBe(false)
        expect(holds(rule('percent', 'percentMore', [less], 'seed'), { targetingKey: `p${person}` })).toBe(
          !within(less),
        )
      }),
    )
  })

  it('divide people without overlap: the lower end is excluded, the upper included', () => {
    const between = (from: string, to: string, targetingKey: string) =>
      holds(rule('percent', 'percentBetween', [from, to], 'split'), { targetingKey })
    let counts = [0, 0, 0]
    for (let person = 0; person < 3000; person++) {
      const found = [`0`, `33`, `66`].map((from, at) => between(from, ['33', '66', '100'][at] ?? '', `${person}`))
      expect(found.filter(Boolean)).toHaveLength(1)
      counts = counts.map((count, at) => count + Number(found[at]))
    }
    for (const count of counts) expect(Math.abs(count / 3000 - 1 / 3)).toBeLessThan(0.03)
  })
})

describe('and, or', () => {
  const yes = rule('country', 'is', ['DE'])
  const no = rule('country', 'is', ['FR'])
  const context = { country: 'DE' }

  it('name the rule that decided', () => {
    expect(evaluate({ all: [yes, no, yes] }, context, { now })).toEqual({ holds: false, rule: no, why: 'compared' })
    expect(evaluate({ any: [no, yes] }, context, { now })).toEqual({ holds: true, rule: yes, why: 'compared' })
    expect(holds({ all: [] })).toBe(true)
    expect(holds({ any: [] })).toBe(false)
  })

  it('nest up to ten levels, and are false beyond', () => {
    let nested: Condition = yes
    for (let level = 1; level < conditionLimits.depth; level++) nested = { all: [nested] }
    expect([depthOf(nested), holds(nested, context)]).toEqual([10, true])
    for (let level = 0; level < 100_000; level++) nested = { any: [nested] }
    expect(holds(nested, context)).toBe(false)
  })
})

describe('patterns', () => {
  it('match in linear time', () => {
    const bombs = ['(a+)+$', '(a|aa)+$', '(.*a){12}', '^(([a-z])+.)+[A-Z]([a-z])+$']
    for (const bomb of bombs) {
      const begin = performance.now()
      holds(rule('attribute', 'matches', [bomb], 'text'), { text: `${'a'.repeat(20_000)}!` })
      expect(performance.now() - begin, bomb).toBeLessThan(5000)
    }
  })

  it('know no back references or look-arounds', () => {
    for (const pattern of ['(a)\\1', '(?=a)b', '(', '[']) expect(isPattern(pattern)).toBe(false)
    // Its time is linear in the text, but 20,000 steps for each character are too many.
    expect(isPattern(String.raw`((?i)\pL{1000})`.repeat(20))).toBe(false)
    expect(holds(rule('attribute', 'matches', ['^v\\d+$'], 'tag'), { tag: 'v12' })).toBe(true)
  })
})

it('finds one of 10,000 attributes, and evaluates 100 conditions over them, at once', () => {
  const context = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`attribute${at}`, at]))
  const begin = performance.now()
  for (let at = 0; at < 100; at++)
    expect(holds(rule('attribute', 'numberEquals', [String(at * 99)], `attribute${at * 99}`), context)).toBe(true)
  expect(performance.now() - begin).toBeLessThan(500)
})

it('never throws for a rule without problems, whatever the context', () => {
  const anyRule = fc.record({
    subject: fc.constantFrom(...subjects),
    name: fc.constantFrom('', 'plan', '__proto__'),
    operator: fc.constantFrom(...Object.values(operatorFamilies).flat()),
    values: fc.array(fc.constantFrom('1', '1.2', '2026-03-02T09:00:00Z', 'a', '100', ''), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(anyRule, fc.dictionary(fc.string(), fc.anything()), fc.anything(), (each, context, value) => {
      if (problemOfRule(each)) return
      expect(typeof holds(each, { ...context, [each.subject]: value, targetingKey: value })).toBe('boolean')
    }),
  )
})
