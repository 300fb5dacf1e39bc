import { expect, it } from 'vitest'
import { formatNumber } from './numbers.ts'

it('groups digits as the language does', () => {
  expect([formatNumber(1234567, 'en'), formatNumber(1234567, 'ru')]).toEqual(['1,234,567', '1\u00a0234\u00a0567'])
  expect(formatNumber(0.104, 'en', { style: 'percent', maximumFractionDigits: 1 })).toBe('10.4%')
})

it('puts a space before a Chinese unit, and none before a percent sign', () => {
  expect(formatNumber(1234, 'zh-CN', { style: 'unit', unit: 'byte', unitDisplay: 'long' })).toBe('1,234 字节')
  expect(formatNumber(3, 'zh-CN', { style: 'unit', unit: 'millisecond' })).toBe('3 毫秒')
  expect(formatNumber(0.3, 'zh-CN', { style: 'percent' })).toBe('30%')
})

it('writes negative numbers with a minus sign, except in Chinese', () => {
  expect([formatNumber(-0.3, 'en', { style: 'percent' }), formatNumber(-0.3, 'ru', { style: 'percent' })]).toEqual([
    '−30%',
    '−30\u00a0%',
  ])
  expect([formatNumber(-5, 'en', { style: 'currency', currency: 'USD' }), formatNumber(-5, 'zh-CN')]).toEqual([
    '−$5.00',
    '-5',
  ])
})
