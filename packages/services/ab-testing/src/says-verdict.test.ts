import { expect, it } from 'vitest'
import { saysVerdict } from './says-verdict.ts'

it('is false if the relative interval leaves open what the absolute one has decided', () => {
  const verdictOf = (verdict: 'better' | 'worse' | 'open', lower: number, upper: number) =>
    saysVerdict({ verdict, liftInterval: { lower, upper } })
  expect(verdictOf('worse', -0.848, 1953)).toBe(false)
  expect(verdictOf('worse', 0.02, 0.3)).toBe(true)
  expect(verdictOf('better', -0.3, -0.02)).toBe(true)
  expect(verdictOf('open', -0.1, 0.1)).toBe(true)
  expect(saysVerdict({ verdict: 'worse', liftInterval: null })).toBe(true)
})
