import { describe, expect, it } from 'vitest'
import { tellingWords } from './telling-words.ts'
import { wordsOf } from './words-of.ts'

describe('words', () => {
  it('are found in Chinese, and without those that say nothing', () => {
    expect(wordsOf('更新之后一直闪退', 'zh')).toContain('更新')
    expect(wordsOf('The app crashes on my Kite S 3.9.0', 'en')).toEqual(['app', 'crashes', 'kite'])
  })
})

describe('telling words', () => {
  it('are of texts that are compared with others of their language', () => {
    const reviews = [
      ...Array.from({ length: 30 }, () => ({ content: '闪退', lang: 'zh', low: true })),
      ...Array.from({ length: 10 }, () => ({ content: 'crash', lang: 'en', low: true })),
      ...Array.from({ length: 40 }, () => ({ content: 'lovely map', lang: 'en', low: false })),
    ]
    const telling = tellingWords(reviews, ({ low }) => low)
    expect(telling.map(({ word }) => word)).toEqual(['crash'])
  })
})
