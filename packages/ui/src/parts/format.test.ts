import { expect, it } from 'vitest'
import { formatNumber } from './format.ts'

it('groups digits as the language does', () => {
  expect([formatNumber(1234567, 'en'), formatNumber(1234567, 'ru')]).toEqual(['1,234,567', '1\u00a0234\u00a0567'])
  expect(formatNumber(0.104, 'en', { style: 'percent', maximumFractionDigits: 1 })).toBe('10.4%')
})
