import { expect, it } from 'vitest'
import { visitorsNeeded, type PlanQuestion } from './plan.ts'

const even: PlanQuestion = { baseline: 0.1, method: 'fixed', alpha: 0.05, weights: [50, 50] }

it('needs as many visitors as R says, with the power of the experiment’s own plan or another one', () => {
  // power.prop.test(p1 = .10, p2 = .12, power = .8) → 3,841 per group; 7,355 if it may be looked at on any day.
  expect(visitorsNeeded(even, 0.2)).toBe(2 * 3841)
  expect(visitorsNeeded({ ...even, method: 'sequential' }, 0.2)).toBe(2 * 7355)
  expect(visitorsNeeded({ ...even, power: 0.8 }, 0.2)).toBe(visitorsNeeded(even, 0.2))
  // power.prop.test(p1 = .5, p2 = .75, power = .9) → 76.7 per group.
  expect(visitorsNeeded({ ...even, baseline: 0.5, power: 0.9 }, 0.5)).toBe(2 * 77)
})
