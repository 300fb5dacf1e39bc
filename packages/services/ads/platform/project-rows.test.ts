import { expect, it } from 'vitest'
import { daysOf } from './project-rows.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

it('shows the last 14 days of a project, and those before the end of one that has ended', () => {
  const runs = [{ from: at('2026-09-01'), to: at('2026-10-03') }]
  const now = at('2026-11-20')
  expect(daysOf({ state: 'off', runs }, now)).toHaveLength(14)
  expect(daysOf({ state: 'off', runs }, now).at(-1)).toBe('20261120')
  expect(daysOf({ state: 'ended', runs }, now)[0]).toBe('20260920')
  expect(daysOf({ state: 'ended', runs }, now).at(-1)).toBe('20261003')
})
