import { formatDateTimeSeconds } from '@console-widgets/core/formats'
import { describe, expect, it } from 'vitest'
import { formatAgo, formatMoment } from './format.ts'

const now = new Date(2026, 2, 7, 9, 5, 3).getTime()
const hour = 3_600_000

describe('times', () => {
  it('have the same format as in the core', () => {
    for (const language of ['cn', 'en', 'ru'] as const)
      expect(formatMoment(now, language, true)).toBe(formatDateTimeSeconds(now, language))
    expect(formatMoment(Number.NaN, 'en')).toBe('')
  })

  it('are spelled out in each language', () => {
    expect([0, 5, 100, 3600 * 5].map((seconds) => formatAgo(now - seconds * 1000, now, 'en'))).toEqual([
      'now',
      'now',
      '2 minutes ago',
      '5 hours ago',
    ])
    expect(formatAgo(now - 24 * hour, now, 'ru')).toBe('вчера')
    expect(formatAgo(now - 3 * 24 * hour, now, 'zh-CN')).toBe('3天前')
    expect(formatAgo(now + 2 * hour, now, 'en')).toBe('in 2 hours')
    expect(formatAgo(now - 400 * 24 * hour, now, 'en')).toBe('last year')
  })
})
