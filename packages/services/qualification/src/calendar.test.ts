import { expect, it } from 'vitest'
import { writeCalendar } from './calendar.ts'

it('writes a day with reminders for each document, in lines that calendars read', () => {
  const file = writeCalendar(
    [{ id: 'one', day: '2026-05-01', title: `License; “A, B” ${'许可证'.repeat(20)}` }],
    [30, 7],
    '20260302T090000Z',
  )
  const lines = file.split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines).toContain('DTSTART;VALUE=DATE:20260501')
  expect(lines).toContain('TRIGGER:-P30D')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(String.raw`SUMMARY:License\; “A\, B” 许可证`)
})
