import { expect, it } from 'vitest'
import { findPlaceholder, findPlaceholderName, findPrice, findSign, findTrademark, nameUnits } from './words.ts'

it.each([
  ['Demo of the sea', 'Demo'],
  ['Тест', 'Тест'],
  ['海图测试版', '测试'],
  ['Contest of sailors', undefined],
  ['Протестировано морем', undefined],
  ['Latest tides', undefined],
])('placeholder in the name %s: %s', (name, found) => {
  expect(findPlaceholderName(name)).toBe(found)
})

it('allows an ordinary word in a long text, but no placeholder', () => {
  expect(findPlaceholder('A test')).toBe('test')
  expect(findPlaceholder('Every harbour was put to the test by people who sail there.')).toBeUndefined()
  expect(findPlaceholder('Every harbour of the coast, and TODO write about the ferries.')).toBe('TODO')
})

it.each([
  ['Tides for free', 'free'],
  ['Only $5', '$5'],
  ['50% off', '50% off'],
  ['限免海图', '限免'],
  ['Со скидкой', undefined],
  ['Скидка', 'Скидка'],
  ['Freedom of the sea', undefined],
])('price in %s: %s', (text, found) => {
  expect(findPrice(text)).toBe(found)
})

it("finds characters that a name can't contain, and trademark signs separately", () => {
  expect(findSign('Sea & Sun')).toBe('&')
  expect(findSign('Sail ⛵')).toBe('⛵')
  expect(findSign('潮𠮷 🌊 & 🚀')).toBe('🌊 🚀')
  expect(findSign('潮𠮷')).toBeUndefined()
  expect(findSign('Harbour™')).toBeUndefined()
  expect(findTrademark('Harbour™')).toBe('™')
  expect(findSign('Skipper’s Log 2')).toBeUndefined()
})

it('counts a Chinese, Japanese, or Korean character as two', () => {
  expect(['abc', '北风', 'かな', '항구', 'a北'].map(nameUnits)).toEqual([3, 4, 4, 4, 3])
})
