import { describe, expect, it } from 'vitest'
import { countCharacters } from './characters.ts'
import { segmentsOf } from './segments.ts'

const family = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'
const texts: Record<string, string> = {
  letters: 'x',
  'Cyrillic words': 'Привет, мир. ',
  families: family,
  'families after a letter': `a${family}`,
  'flags after a letter': 'a\u{1F1E9}\u{1F1EA}\u{1F1E8}\u{1F1F3}',
  'accented letters': 'e\u0301\u0323',
  'line breaks': 'a\r\n',
  Hangul: '\u1112\u1161\u11AB',
  Devanagari: 'क्षि',
  Chinese: '应用市场的开发者服务。',
}

describe.each(Object.entries(texts))('segmentsOf: %s', (_, text) => {
  it.each(['grapheme', 'word'] as const)('finds what the engine finds in the whole text: %s', (granularity) => {
    const segmenter = new Intl.Segmenter('en', { granularity })
    const long = text.repeat(Math.ceil(1500 / text.length))
    const inPieces = [...segmentsOf(segmenter, long)].map(({ segment }) => segment)
    expect(inPieces.join('')).toBe(long)
    // One word of letters is longer than a piece.
    expect(inPieces).toEqual([...segmenter.segment(long)].map(({ segment }) => segment))
  })
})

it('a character of any length is one', () => {
  expect(countCharacters(`Z${'\u0301'.repeat(5000)}`)).toBe(1)
  expect(countCharacters('')).toBe(0)
  expect(countCharacters('a\r\nb\ud800')).toBe(4)
})

it('a long text takes the time of its length, where one piece would take minutes and all memory', () => {
  expect(countCharacters(`é${'x'.repeat(300_000)}`)).toBe(300_001)
})
