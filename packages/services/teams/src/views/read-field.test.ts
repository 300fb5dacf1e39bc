import { expect, it } from 'vitest'
import { isMoment, readField, withCodes } from './read-field.ts'

it.each([
  ['a text', 'a', 'b', { before: 'a', after: 'b' }],
  ['a field that came', undefined, 4, { before: undefined, after: 4 }],
  ['a few of a kind', ['finance'], ['finance', 'legal'], { before: 'finance', after: 'finance, legal' }],
  ['many of a kind, one on a line', [1, 2, 3, 4, 5, 6, 7], null, { before: '1\n2\n3\n4\n5\n6\n7', after: null }],
  [
    'a structure',
    { stage: 'test' },
    [{ stage: 'live' }],
    { before: '{\n  "stage": "test"\n}', after: '[\n  {\n    "stage": "live"\n  }\n]' },
  ],
  ['a secret', '…', '…', { before: '…', after: '…', secret: true }],
])('reads %s', (_, before, after, read) => {
  expect(readField(before, after)).toEqual(read)
})

it('names the codes that have names, also in a list', () => {
  const names = { 1301: { cn: '实用工具', en: 'Tools', ru: 'Инструменты' } }
  expect([
    withCodes(1301, names, 'ru'),
    withCodes([1301, 4], names, 'en'),
    withCodes(1301, undefined, 'en'),
    withCodes(null, names, 'en'),
  ]).toEqual(['Инструменты', ['Tools', 4], 1301, null])
})

it('recognizes a timestamp by its name and value', () => {
  expect([
    isMoment('update_time', 1_772_000_000_000),
    isMoment('valid_until', 1_772_000_000_000),
    isMoment('time', 1_772_000_000_000),
  ]).toEqual([true, true, true])
  expect([isMoment('release_time', null), isMoment('size', 1_772_000_000_000), isMoment('run_time', 340)]).toEqual([
    false,
    false,
    false,
  ])
})
