import { describe, expect, it } from 'vitest'
import { topicsOf } from './topics-of.ts'
import { wordsOf } from './words-of.ts'

describe('words', () => {
  it('are found in Chinese, and without those that say nothing', () => {
    expect(wordsOf('更新之后一直闪退', 'zh')).toContain('更新')
    expect(wordsOf('The app crashes on my Kite S 3.9.0', 'en')).toEqual(['app', 'crashes', 'kite'])
  })
})

describe('topics', () => {
  it('compare each language with itself', () => {
    const reviews = [
      ...Array.from({ length: 30 }, () => ({ content: '闪退', lang: 'zh', low: true })),
      ...Array.from({ length: 10 }, () => ({ content: 'crash', lang: 'en', low: true })),
      ...Array.from({ length: 40 }, () => ({ content: 'lovely map', lang: 'en', low: false })),
    ]
    const topics = topicsOf(reviews, ({ low }) => low)
    expect(topics.map(({ word }) => word)).toEqual(['crash'])
  })
})
