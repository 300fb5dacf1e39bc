import { expect, it } from 'vitest'
import { countCharacters } from './characters.ts'

it.each([
  ['', 0],
  ['Tide tables', 11],
  ['\r\n', 1],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦🇩🇪', 2],
  ['潮汐表', 3],
])('counts characters as a person does: %j', (text, count) => {
  expect(countCharacters(text)).toBe(count)
  expect(countCharacters(text, 2)).toBe(Math.min(2, count))
})
