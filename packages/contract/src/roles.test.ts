import { expect, it } from 'vitest'
import { roleHolds } from './index.ts'

it('lets holder and administrator hold every declared permission, others those that name them', () => {
  const declarations = { 'notes.write': ['development'] } as const
  expect(roleHolds('holder', 'notes.write', declarations)).toBe(true)
  expect(roleHolds('administrator', 'notes.write', declarations)).toBe(true)
  expect(roleHolds('development', 'notes.write', declarations)).toBe(true)
  expect(roleHolds('legal', 'notes.write', declarations)).toBe(false)
  expect(roleHolds('holder', 'notes.unheard', declarations)).toBe(false)
})
