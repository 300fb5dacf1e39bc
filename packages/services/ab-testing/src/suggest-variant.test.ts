import { expect, it } from 'vitest'
import { suggestVariant } from './suggest-variant.ts'

type Verdict = 'better' | 'worse' | 'open' | 'none'

/** Groups of a metric: the control, and a challenger for each verdict and difference. */
const groupsOf = (...challengers: (readonly [string, Verdict, number])[]) => [
  { variantId: 'control', verdict: 'none' as const, difference: null },
  ...challengers.map(([variantId, verdict, difference]) => ({ variantId, verdict, difference })),
]
const goal = (...challengers: (readonly [string, Verdict, number])[]) => ({
  role: 'goal' as const,
  groups: groupsOf(...challengers),
})

it('is the challenger that is better by most, in whichever direction is better', () => {
  expect(suggestVariant([goal(['b', 'open', 0.3], ['c', 'better', 0.1], ['d', 'better', 0.2])])).toBe('d')
  expect(suggestVariant([goal(['b', 'better', -0.1], ['c', 'better', -0.2])])).toBe('c')
})

it('is the control unless a challenger is better without making a guardrail worse', () => {
  expect(suggestVariant([goal(['b', 'worse', -0.2], ['c', 'open', 0.1])])).toBe('control')
  const guard = { role: 'guard' as const, groups: groupsOf(['b', 'worse', 0.1], ['c', 'open', 0]) }
  expect(suggestVariant([goal(['b', 'better', 0.2]), guard])).toBe('control')
  expect(suggestVariant([goal(['b', 'better', 0.2], ['c', 'better', 0.1]), guard])).toBe('c')
  expect(suggestVariant([])).toBeUndefined()
})
