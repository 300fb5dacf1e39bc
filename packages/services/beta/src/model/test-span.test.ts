import { expect, test } from 'vitest'
import { remindersOf } from './test-span.ts'

const day = 86_400_000

test('reminders fall into the time in which the test runs', () => {
  const daysOf = (endTime: number) => remindersOf({ startTime: 0, endTime }).map(({ days }) => days)
  expect(daysOf(30 * day)).toEqual([14, 3])
  expect(daysOf(7 * day)).toEqual([3])
  expect(daysOf(2 * day)).toEqual([])
})
