import { expect, test } from 'vitest'
import { overTime, remindersOf } from './test-span.ts'

const day = 86_400_000
const running = { startTime: 0, endTime: 30 * day, offShelfTime: null }

test('a test is over at its end, or when it was stopped', () => {
  expect(overTime(running)).toBe(30 * day)
  expect(overTime({ ...running, offShelfTime: 20 * day })).toBe(20 * day)
  // The clock may end it a moment late.
  expect(overTime({ ...running, offShelfTime: 30 * day + 1 })).toBe(30 * day)
})

test('reminders fall into the time in which the test runs', () => {
  const daysOf = (times: typeof running | { startTime: number; endTime: number; offShelfTime: number }) =>
    remindersOf(times).map(({ days }) => days)
  expect(daysOf(running)).toEqual([14, 3])
  expect(daysOf({ ...running, endTime: 7 * day })).toEqual([3])
  expect(daysOf({ ...running, endTime: 2 * day })).toEqual([])
  expect(daysOf({ ...running, offShelfTime: 20 * day })).toEqual([14])
})
