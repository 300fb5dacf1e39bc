import { describe, expect, it } from 'vitest'
import { findOtherStore, findSuperlative, findUnfinished } from './review-words.ts'

describe('words that reviewers reject', () => {
  it.each([
    [findUnfinished, 'A text, TODO', 'TODO'],
    [findUnfinished, '内容待定。', '待定'],
    [findUnfinished, 'Welcome, {{name}}', '{{name}}'],
    [findSuperlative, 'It is the Best App for sailors', 'the Best App'],
    [findSuperlative, 'The world’s best charts', 'world’s best'],
    [findSuperlative, '100% free charts', '100% free'],
    [findSuperlative, '排名第一的海图', '排名第一'],
    [findSuperlative, 'Лучшее приложение', 'Лучшее'],
    [findSuperlative, 'Приложение №1 для яхт', '№1'],
    [findOtherStore, 'Also on Google  Play', 'Google  Play'],
    [findOtherStore, '在酷安也能下载', '酷安'],
  ])('are found as written', (find, text, words) => {
    expect(find(text)).toBe(words)
  })

  it('are whole words', () => {
    const ordinary = 'Todo el puerto. The best of both coasts, no. 12 of the series, #10. Playing store, F-droids.'
    expect([findUnfinished, findSuperlative, findOtherStore].map((find) => find(ordinary))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
