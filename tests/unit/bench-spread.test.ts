import { expect, it } from 'vitest'
import { ratioResult } from '../bench/result.ts'
import { spreadOf } from '../bench/spread.ts'

// By the binomial distribution: of eight values, the second and the seventh enclose the median with
// 1 − 2 · 9 / 256 = 93 %, and the third and the sixth with 71 %.
it.each([
  [4, undefined],
  [5, [1, 5]],
  [7, [1, 7]],
  [8, [2, 7]],
  [11, [3, 9]],
  [20, [6, 15]],
  [31, [11, 21]],
] as const)('contains the median of %i values in 9 of 10 runs, between ranks %j', (count, expected) => {
  const values = Array.from({ length: count }, (_, index) => index + 1)
  expect(spreadOf(values.toReversed())).toEqual(expected)
})

it('reports a limit within the spread as neither within nor exceeded', () => {
  const peer = { name: 'peer', values: [10, 10, 10, 10, 10] }
  const verdict = (values: number[], budget: number) => ratioResult('x', values, 'ms', peer, budget).verdict
  expect(verdict([5, 6, 7, 8, 9], 1)).toBe('within')
  expect(verdict([8, 9, 9, 9, 12], 1)).toBe('at the limit')
  expect(verdict([11, 12, 13, 14, 15], 1)).toBe('exceeded')
  expect(ratioResult('x', [11, 12, 13, 14, 15], '1/s', peer, 1, 'more').verdict).toBe('within')
})

it('compares each round with the same round of the peer', () => {
  const peer = { name: 'peer', values: [10, 100, 20, 40, 50] }
  expect(ratioResult('x', [5, 50, 10, 20, 25], 'ms', peer, 1)).toMatchObject({ ratio: 0.5, spread: [0.5, 0.5] })
  expect(() => ratioResult('x', [1], 'ms', peer, 1)).toThrow('1 rounds can')
})
