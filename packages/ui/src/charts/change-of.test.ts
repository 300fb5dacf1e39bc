import { expect, it } from 'vitest'
import { changeOf } from './change-of.ts'

const share = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

it.each([
  // Shown as 0.8% and 0.7%, although they differ by less than half a tenth.
  [0.00752, 0.00748, 'up', 0.1],
  // Both shown as 0.7%, although they differ by nearly a tenth.
  [0.00748, 0.00652, 'same', 0],
  [0.0061, 0.0083, 'down', 0.2],
  [0, 0, 'same', 0],
] as const)('compares the shares %d and %d as they are shown', (value, previous, way, amount) => {
  expect(changeOf(value, previous, share)).toEqual({ way, points: true, amount })
})

it.each([
  [1100, 1000, 'up', 0.1],
  [999, 1000, 'down', 0.001],
  [10_001, 10_000, 'same', 0.0001],
] as const)('compares the counts %d and %d by a share of the previous one', (value, previous, way, amount) => {
  const change = changeOf(value, previous)
  expect([change.way, change.points]).toEqual([way, false])
  expect(change.amount).toBeCloseTo(amount)
})

it('has a change without a share from zero', () => {
  expect(changeOf(5, 0)).toEqual({ way: 'up', points: false, amount: Infinity })
})
