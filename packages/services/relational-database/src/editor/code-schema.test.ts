import { expect, it } from 'vitest'
import { quotedName } from './code-schema.ts'

it('quotes keywords and names that SQL would change, and no others', () => {
  expect(['order', 'user', 'Order', 'a b', 'say "x"', '1st', 'é'].map(quotedName)).toEqual([
    '"order"',
    '"user"',
    '"Order"',
    '"a b"',
    '"say ""x"""',
    '"1st"',
    '"é"',
  ])
  expect(['orders', 'name', 'type', 'user_id', '_x$1'].map(quotedName)).toEqual([
    'orders',
    'name',
    'type',
    'user_id',
    '_x$1',
  ])
})
