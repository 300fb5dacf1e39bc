import { expect, it } from 'vitest'
import { sortedPlaces } from './sort-rows.ts'

const columns = [
  { id: 'n', name: 'n', kind: 'number' as const },
  { id: 't', name: 't' },
]
const rows = [
  ['10', 'b'],
  ['9', 'a'],
  [null, 'a'],
  ['9.5', null],
  ['NaN', 'B'],
]

it('sorts numbers numerically, puts empty values last, and keeps the order of equal ones', () => {
  const order = (column: number, descending = false) => [...sortedPlaces(rows, columns, { column, descending })!]
  expect(order(0)).toEqual([1, 3, 0, 4, 2])
  expect(order(0, true)).toEqual([4, 0, 3, 1, 2])
  expect(order(1)).toEqual([1, 2, 0, 4, 3])
  expect(sortedPlaces(rows, columns, undefined)).toBeUndefined()
})
