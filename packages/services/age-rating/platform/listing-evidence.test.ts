import { expect, it } from 'vitest'
import { evidenceInTexts } from './listing-evidence.ts'

const found = (lang: string, text: string) =>
  evidenceInTexts([{ lang, text }]).map(({ question, name }) => [question, name])

it('finds words that speak for an answer, in the languages that are read', () => {
  expect(found('en-US', 'Spin the wheel in our Casino.')).toEqual([['simulated-gambling', 'Casino']])
  expect(found('zh-CN', '欢迎来到赌场，与好友聊天')).toEqual([
    ['simulated-gambling', '赌场'],
    ['interaction', '聊天'],
  ])
  expect(found('ru-RU', 'Лучшее казино и игра на реальные деньги')).toEqual([
    ['simulated-gambling', 'казино'],
    ['real-gambling', 'на реальные деньги'],
  ])
  expect(found('de-DE', 'Das beste Casino')).toEqual([])
})

it('leaves words within others, and what the text denies', () => {
  expect(found('en-US', 'A chateau with winery and antihorror. No casino, and without any chat.')).toEqual([])
  expect(found('ru-RU', 'Без казино, счётчик почасовой')).toEqual([])
  expect(found('zh-CN', '没有赌场')).toEqual([])
})

it('joins the languages that say the same', () => {
  const texts = ['en-US', 'en-GB'].map((lang) => ({ lang, text: 'Poker with friends' }))
  expect(evidenceInTexts(texts)).toEqual([
    { question: 'simulated-gambling', source: 'listing', name: 'Poker', versions: [], langs: ['en-US', 'en-GB'] },
  ])
})
