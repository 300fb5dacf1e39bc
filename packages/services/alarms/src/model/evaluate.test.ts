import { describe, expect, it } from 'vitest'
import { backTest, beginOfSeries } from './back-test.ts'
import type { AlarmState, Condition, MissingRule, Point } from './conditions.ts'
import { evaluate, Series } from './evaluate.ts'

const day = 86_400_000
const rule: Condition = { operator: '>', value: 10, period: 86_400, datapoints: 3, evaluations: 3, missing: 'missing' }

/** Daily points, one for each sign: X violates a threshold of 10, 0 doesn't, and - is missing. */
function points(signs: string): Point[] {
  return signs
    .split(' ')
    .map((sign, index) => ({ time: index * day, value: sign === 'X' ? 20 : sign === '0' ? 1 : null, base: 100 }))
}

const values = (numbers: readonly (number | null)[]): Point[] =>
  numbers.map((value, index) => ({ time: index * day, value, base: 100 }))

function stateOf(all: readonly Point[], condition: Condition, current: AlarmState = 'insufficient_data'): AlarmState {
  return evaluate(new Series(all, condition), all.length * day, condition, current).state
}

// The tables of CloudWatch's documentation on missing data: five points are retrieved for three that are evaluated.
const kept = 'kept'
const unknown = 'insufficient_data'
const rules: readonly MissingRule[] = ['missing', 'ignore', 'breach', 'ok']
const tables = [
  [
    3,
    [
      ['0 - X - X', 'ok', 'ok', 'ok', 'ok'],
      ['- - - - 0', 'ok', 'ok', 'ok', 'ok'],
      ['- - - - -', unknown, kept, 'alarm', 'ok'],
      ['0 X X - X', 'alarm', 'alarm', 'alarm', 'alarm'],
      ['- - X - -', 'alarm', kept, 'alarm', 'ok'],
    ],
  ],
  [
    2,
    [
      ['0 - X - X', 'alarm', 'alarm', 'alarm', 'alarm'],
      ['0 0 X 0 X', 'alarm', 'alarm', 'alarm', 'alarm'],
      ['0 - X - -', 'ok', 'ok', 'alarm', 'ok'],
      ['- - - - 0', 'ok', 'ok', 'alarm', 'ok'],
      ['- - - X -', 'alarm', kept, 'alarm', 'ok'],
    ],
  ],
] as const

describe('evaluate', () => {
  const cases = tables.flatMap(([datapoints, rows]) =>
    rows.flatMap(([signs, ...expected]) =>
      rules.map((missing, index) => ({ datapoints, signs, missing, expected: expected[index] as string })),
    ),
  )
  it.each(cases)('$datapoints of 3 with $signs, missing as $missing: $expected', (each) => {
    const { datapoints, signs, missing, expected } = each
    const condition = { ...rule, datapoints, missing }
    for (const current of ['ok', 'alarm'] as const)
      expect(stateOf(points(signs), condition, current)).toBe(expected === kept ? current : expected)
  })

  it('doesn’t take one violation at the end of nothing for an alarm', () => {
    expect(stateOf(points('- - - - X'), { ...rule, datapoints: 2 })).toBe('insufficient_data')
    expect(stateOf(points('- - - - X'), { ...rule, datapoints: 2 }, 'ok')).toBe('ok')
  })

  it.each([
    ['>', 10, 'ok'],
    ['>', 10.1, 'alarm'],
    ['>=', 10, 'alarm'],
    ['<', 10, 'ok'],
    ['<', 9.9, 'alarm'],
    ['<=', 10, 'alarm'],
  ] as const)('fires for a value %s 10: %s is %s', (operator, value, state) => {
    const condition = { ...rule, operator, datapoints: 1, evaluations: 1 }
    expect(stateOf(values([value]), condition)).toBe(state)
  })

  it('takes the median of the same weekday in four weeks as the baseline', () => {
    const condition: Condition = { ...rule, operator: 'aboveBaseline', value: 30, datapoints: 1, evaluations: 1 }
    const all = values(
      Array.from({ length: 29 }, (_, index) => (index % 7 === 0 ? [100, 200, 120, 140][index / 7]! : 1)),
    )
    const end = 29 * day
    const at = (value: number) => [...all.slice(0, 28), { time: 28 * day, value, base: 100 }]
    // (120 + 140) / 2 and 30 % more.
    expect(evaluate(new Series(at(169), condition), end, condition, 'ok')).toMatchObject({
      state: 'ok',
      threshold: 169,
    })
    expect(evaluate(new Series(at(169.5), condition), end, condition, 'ok')).toMatchObject({ state: 'alarm' })
    const below: Condition = { ...condition, operator: 'belowBaseline' }
    expect(evaluate(new Series(at(91), below), end, below, 'ok')).toMatchObject({ state: 'ok', threshold: 91 })
    expect(evaluate(new Series(at(90), below), end, below, 'ok')).toMatchObject({ state: 'alarm' })
    // One week alone is no baseline.
    expect(stateOf(values(Array.from({ length: 8 }, () => 500)), condition)).toBe('insufficient_data')
  })

  it('keeps the points that decided, with their thresholds', () => {
    const condition = { ...rule, datapoints: 2 }
    const { points: used, value, base } = evaluate(new Series(points('X 0 - X X'), condition), 5 * day, condition, 'ok')
    expect(used.map(({ time, isBreaching, threshold }) => [time / day, isBreaching, threshold])).toEqual([
      [1, false, 10],
      [3, true, 10],
      [4, true, 10],
    ])
    expect([value, base]).toEqual([20, 100])
  })
})

describe('backTest', () => {
  it('tells when a rule would have fired, and for how long', () => {
    const condition = { ...rule, datapoints: 2 }
    // With two of three: from the end of day 4, when 3 and 4 violate, to that of day 7, when only 4 would.
    expect(backTest(points('0 0 0 X X 0 0 0 0 X X'), condition, 0)).toEqual([
      { from: 5 * day, until: 7 * day },
      { from: 11 * day, until: null },
    ])
    expect(backTest(points('0 0 0'), condition, 0)).toEqual([])
    expect(backTest([], condition, 0)).toEqual([])
  })

  it('needs the points of its first evaluation, and four weeks more for a baseline', () => {
    expect(beginOfSeries(10 * day, rule)).toBe(5 * day)
    expect(beginOfSeries(40 * day, { ...rule, operator: 'aboveBaseline' })).toBe(7 * day)
  })
})
