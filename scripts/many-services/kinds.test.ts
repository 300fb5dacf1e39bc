import { expect, it } from 'vitest'
import { serviceNames } from '../new-service/names.ts'
import { kindsOf } from './kinds.ts'

const shared = (calls: number) =>
  kindsOf(serviceNames('short-links'), calls).map(({ itemId, operations }) => [itemId, ...operations])

it('completes the scaffold and adds more item types', () => {
  expect(shared(3)).toEqual([])
  expect(shared(4)).toEqual([['short-link', 'get']])
  expect(shared(7)).toEqual([
    ['short-link', 'get', 'update'],
    ['label', 'list', 'create'],
  ])
})

it('makes as many calls as are wanted, and no more than there are names for', () => {
  expect(shared(20).flatMap(([, ...operations]) => operations)).toHaveLength(17)
  expect(() => shared(2)).toThrow(RangeError)
  expect(() => shared(46)).toThrow(RangeError)
})

it('names the tables of a service after it', () => {
  expect(kindsOf(serviceNames('short-links'), 10)[1]).toMatchObject({
    area: 'short-links',
    rows: 'labels',
    table: 'short_links_labels',
  })
})
