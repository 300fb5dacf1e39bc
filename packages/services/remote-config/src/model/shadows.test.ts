import type { Rule } from '@console-widgets/conditions'
import { expect, it } from 'vitest'
import { evaluateConditions } from './evaluate.ts'
import { findShadows } from './shadows.ts'
import type { NamedCondition, Template } from './template.ts'

const rule = (subject: Rule['subject'], operator: Rule['operator'], ...values: string[]): Rule => ({
  ...{ subject, operator, values },
  name: subject === 'percent' ? 'seed' : subject === 'attribute' ? 'plan' : '',
})
const named = (name: string, ...alternatives: Rule[][]): NamedCondition => ({
  name,
  anyOf: alternatives.map((allOf) => ({ allOf })),
})
const templateOf = (conditions: NamedCondition[], keys: Record<string, string[]> = {}): Template => ({
  conditions,
  parameters: Object.entries({ color: conditions.map(({ name }) => name), ...keys }).map(([key, used]) => ({
    ...{ key, valueType: 'string', description: '', group: '', defaultValue: 'x' },
    values: used.map((condition) => ({ condition, value: condition })),
  })),
})

const pairs: [what: string, earlier: Rule[], later: Rule[], isTaken: boolean][] = [
  ['a part of the countries', [rule('country', 'is', 'DE', 'FR')], [rule('country', 'is', 'DE')], true],
  ['another country', [rule('country', 'is', 'DE')], [rule('country', 'is', 'DE', 'FR')], false],
  ['one more rule', [rule('country', 'is', 'DE')], [rule('language', 'is', 'de'), rule('country', 'is', 'DE')], true],
  ['later versions', [rule('appVersion', 'versionAtLeast', '2.9')], [rule('appVersion', 'versionMore', '2.10')], true],
  [
    'earlier versions',
    [rule('appVersion', 'versionAtLeast', '2.9')],
    [rule('appVersion', 'versionMore', '2.8')],
    false,
  ],
  [
    'a share within a share',
    [rule('percent', 'percentAtMost', '20')],
    [rule('percent', 'percentBetween', '5', '15')],
    true,
  ],
  [
    'a share that is wider',
    [rule('percent', 'percentAtMost', '20')],
    [rule('percent', 'percentAtMost', '20.5')],
    false,
  ],
  ['everyone with a place', [rule('percent', 'percentAtMost', '100')], [rule('percent', 'percentMore', '30')], true],
  ['a text with the part', [rule('attribute', 'contains', 'pro')], [rule('attribute', 'is', 'pro-year')], true],
  [
    'numbers between',
    [rule('build', 'numberDiffers', '7')],
    [rule('build', 'numberMore', '7'), rule('build', 'numberLess', '9')],
    true,
  ],
  ['another audience', [rule('audience', 'isNot', 'new')], [rule('audience', 'is', 'spending')], false],
  [
    'a later time',
    [rule('time', 'after', '2026-01-01T00:00:00Z')],
    [rule('time', 'after', '2026-01-01T01:00:00+00:00')],
    true,
  ],
]

it.each(pairs)('%s', (_, earlier, later, isTaken) => {
  const found = findShadows(templateOf([named('earlier', earlier), named('later', later)]))
  expect(found.get('later')).toEqual(
    isTaken ? { kind: 'taken', by: ['earlier'], keys: ['color'], isUseless: true } : undefined,
  )
  expect(found.has('earlier')).toBe(false)
})

it('looks at each parameter by itself, and at every alternative', () => {
  const conditions = [
    named('beta', [rule('country', 'is', 'DE')], [rule('percent', 'percentAtMost', '10')]),
    named('german', [rule('country', 'is', 'DE')], [rule('percent', 'percentAtMost', '5')]),
    named('wide', [rule('country', 'is', 'DE')], [rule('country', 'is', 'FR')]),
    named('nobody', [rule('country', 'is', 'DE'), rule('country', 'isNot', 'DE', 'FR')]),
    named('never', [rule('appVersion', 'versionLess', '2'), rule('appVersion', 'versionAtLeast', '2.0')]),
  ]
  const template = templateOf(conditions, { size: ['german'] })
  expect(findShadows(template)).toEqual(
    new Map([
      ['nobody', { kind: 'never', by: [], keys: [], isUseless: true }],
      ['never', { kind: 'never', by: [], keys: [], isUseless: true }],
      ['german', { kind: 'taken', by: ['beta'], keys: ['color'], isUseless: false }],
    ]),
  )
})

it('flags none that any of many people gets', () => {
  let state = 7
  const random = (count: number) => (state = (state * 48_271) % 2_147_483_647) % count
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
  const someRule = () =>
    pick([
      () => rule('country', pick(['is', 'isNot'] as const), ...pick([['DE'], ['FR'], ['DE', 'FR']])),
      () =>
        rule('appVersion', pick(['versionLess', 'versionAtLeast', 'versionEquals'] as const), pick(['1', '2', '2.5'])),
      () => rule('percent', pick(['percentAtMost', 'percentMore'] as const), pick(['20', '60'])),
      () =>
        rule('attribute', pick(['contains', 'containsNot', 'is', 'isNot'] as const), pick(['pro', 'pro-year', 'free'])),
    ])()
  const people = ['DE', 'FR', 'US', undefined].flatMap((country) =>
    ['0.9', '1', '2', '2.5', '3'].flatMap((appVersion) =>
      ['pro', 'pro-year', 'free', undefined].flatMap((plan) =>
        ['ada', 'bea', 'cid', 'dan'].map((targetingKey) => ({ country, appVersion, plan, targetingKey })),
      ),
    ),
  )
  let flagged = 0
  const wrong: string[] = []
  for (let round = 0; round < 60; round++) {
    const conditions = Array.from({ length: 4 }, (_, at) =>
      named(`c${at}`, ...Array.from({ length: 1 + random(2) }, () => Array.from({ length: 1 + random(3) }, someRule))),
    )
    const template = templateOf(conditions)
    const useless = [...findShadows(template)].flatMap(([name, { isUseless }]) => (isUseless ? [name] : []))
    flagged += useless.length
    for (const person of people) {
      const verdicts = evaluateConditions(template, person, { now: 0 })
      const winner = conditions.find(({ name }) => verdicts.get(name)?.holds)?.name
      if (winner && useless.includes(winner)) wrong.push(JSON.stringify([conditions, person]))
    }
  }
  expect(wrong).toEqual([])
  expect(flagged).toBeGreaterThan(15)
})
