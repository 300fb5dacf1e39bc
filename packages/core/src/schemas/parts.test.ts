import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { countCharacters } from '../formats/characters.ts'
import { nameText, text } from './parts.ts'

const family = '👨‍👩‍👧‍👦'
const takes = (schema: v.GenericSchema, value: string) => v.is(schema, value)

describe('the length of a text', () => {
  it.each([
    ['abc', 3],
    ['', 0],
    [family, 1],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿🇩🇪', 2],
    ['e\u0301', 1],
    ['नमस्ते', 3],
    ['中文', 2],
  ])('of %s is %i characters', (value, count) => {
    expect(countCharacters(value)).toBe(count)
  })

  it('is limited in characters, as its counter shows them', () => {
    expect(takes(text(3), family.repeat(3))).toBe(true)
    expect(v.safeParse(text(3), family.repeat(4)).issues).toMatchObject([
      { type: 'max_length', requirement: 3, message: 'must have at most 3 characters' },
    ])
    // A letter with a thousand accents is one character.
    expect(takes(text(3), `a${'\u0301'.repeat(1000)}`)).toBe(false)
    expect(takes(text(9, 3), family.repeat(3))).toBe(true)
    expect(v.safeParse(text(9, 3), family.repeat(2))).toMatchObject({
      issues: [{ type: 'min_length', requirement: 3, message: 'must have at least 3 characters' }],
    })
  })
})

describe('an invisible text', () => {
  it.each([' \n\t', '\u00a0', '\u200b\u200b', '\u200d\ufe0f', '\u3164', '\u2800'])('is empty: %j', (value) => {
    expect(v.safeParse(text(9), value).issues).toMatchObject([{ message: 'must not be empty' }])
    expect(takes(text(9, 0), value)).toBe(true)
  })
})

describe('a name', () => {
  it.each([
    'Northwind Maps',
    'Карты “Север”',
    '北风地图',
    family,
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Map ❤️',
    'می\u200cخواهم',
    'क\u094d\u200dष',
    'Ex\u202fact',
    '5\ufe0f\u20e3 葛\u{e0100}城',
  ])('may be %s', (value) => {
    expect(takes(nameText(64), value)).toBe(true)
  })

  it.each([
    ['a line feed', 'North\nwind'],
    ['a tab', 'North\twind'],
    ['a line separator', 'North\u2028wind'],
    ['a zero-width space', 'North\u200bwind'],
    ['nothing else', '\u200b'],
    ['a joiner between letters', 'North\u200dwind'],
    ['a reversed direction', 'North\u202edniw'],
    ['an isolate', '\u2066North\u2069'],
    ['a byte order mark', 'North\ufeffwind'],
    ['a soft hyphen', 'North\u00adwind'],
    ['a filler', 'North\u3164wind'],
    ['a selector of a variant', 'North\ufe0fwind'],
    ['tags', 'North\u{e0061}\u{e0062}'],
  ])('has no invisible character: %s', (_, value) => {
    expect(takes(nameText(64), value)).toBe(false)
  })
})
