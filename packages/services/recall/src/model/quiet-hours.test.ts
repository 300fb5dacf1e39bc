import { describe, expect, it } from 'vitest'
import { isQuiet, localTime, nextOpenTime } from './quiet-hours.ts'

const at = (text: string) => Date.parse(text)

describe('quiet hours', () => {
  it.each([
    ['DE', '2026-01-15T07:59:00Z', true],
    ['DE', '2026-01-15T08:00:00Z', false],
    ['DE', '2026-01-15T19:59:00Z', false],
    ['DE', '2026-01-15T20:00:00Z', true],
    // In summer, Germany is two hours ahead.
    ['DE', '2026-07-15T07:00:00Z', false],
    ['CN', '2026-01-15T01:00:00Z', false],
    ['IN', '2026-01-15T03:29:00Z', true],
    ['IN', '2026-01-15T03:30:00Z', false],
    // A country that isn't known is on UTC.
    ['', '2026-01-15T08:59:00Z', true],
  ])('of %s at %s: %s', (country, time, expected) => {
    expect(isQuiet(country, at(time))).toBe(expected)
  })

  it.each([
    ['DE', '2026-01-15T21:30:00Z', '2026-01-16T08:00:00.000Z'],
    ['DE', '2026-01-15T03:12:00Z', '2026-01-15T08:00:00.000Z'],
    ['CN', '2026-01-15T13:00:00Z', '2026-01-16T01:00:00.000Z'],
    ['NP', '2026-01-15T16:00:00Z', '2026-01-16T03:15:00.000Z'],
    // The clocks go forward in the night to 29 March 2026.
    ['DE', '2026-03-28T22:00:00Z', '2026-03-29T07:00:00.000Z'],
    ['DE', '2026-01-15T12:34:56Z', '2026-01-15T12:34:56.000Z'],
  ])('of %s at %s end at %s', (country, time, expected) => {
    const next = nextOpenTime(country, at(time))
    expect(isQuiet(country, next)).toBe(false)
    expect(new Date(next).toISOString()).toBe(expected)
  })

  it('are counted in the time of the country', () => {
    expect(localTime('JP', at('2026-01-15T00:30:00Z'))).toEqual({ hour: 9, minute: 30 })
  })
})
