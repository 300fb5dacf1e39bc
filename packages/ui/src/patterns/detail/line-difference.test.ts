import { expect, it } from 'vitest'
import { lineDifference } from './line-difference.ts'

const signs = { same: ' ', added: '+', removed: '-' }
const told = (before: string, after: string) =>
  lineDifference(before, after).map(({ kind, text }) => signs[kind] + text)

it.each([
  ['nothing changed', 'a\nb', 'a\nb', [' a', ' b']],
  ['one line in the middle', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a line that came', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a line that went', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['two places', 'a\nb\nc\nd\ne', 'x\nb\nc\nd\ny', ['-a', '+x', ' b', ' c', ' d', '-e', '+y']],
  ['repeated lines', 'a\na', 'a\na\na', [' a', ' a', '+a']],
  ['from nothing', '', 'a', ['+a']],
])('finds %s', (_, before, after, lines) => {
  expect(told(before, after)).toEqual(lines)
})

it('treats a long rewritten text as replaced as a whole, in no time', () => {
  const text = (word: string) => Array.from({ length: 2000 }, (_, line) => `${word} ${line}`).join('\n')
  const lines = lineDifference(text('old'), text('new'))
  expect(lines).toHaveLength(4000)
  expect(lines[0]).toEqual({ kind: 'removed', text: 'old 0' })
})
