import { expect, it } from 'vitest'
import { bindSpaces } from './russian-spaces.ts'

const shown = (message: string) => bindSpaces(message).replaceAll('\u00a0', '~')

it.each([
  ['Ещё {percent} % и {value} п. п.', 'Ещё {percent}~% и {value}~п.~п.'],
  ['До 64 КБ, не больше 1 024 байт', 'До 64~КБ, не больше 1~024~байт'],
  [
    '{count, plural, one {осталась # с} other {осталось # с}}',
    '{count, plural, one {осталась #~с} other {осталось #~с}}',
  ],
  ['Пакет — это файл', 'Пакет~— это файл'],
  ['Договор № 5', 'Договор №~5'],
])('binds units, numbers and dashes: %s', (message, expected) => {
  expect(shown(message)).toBe(expected)
})

it.each(['Откатить с версии {from} до {to}?', 'Выбрать 3 столбца', 'Строка {line}: {message}'])(
  'leaves other spaces alone: %s',
  (message) => {
    expect(bindSpaces(message)).toBe(message)
  },
)
