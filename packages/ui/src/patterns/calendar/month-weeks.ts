import { addUtcMonths, dateInputText, formatUtc, parseUtcDay, utcWeekday } from '@console-widgets/core/formats'

/** Milliseconds of a day, which in UTC are always as many. */
export const day = 86_400_000

/** The day of a time in the user’s time zone, as the day of that name in UTC: days are then equally long. */
export const calendarDay = (time: number): number => parseUtcDay(dateInputText(time, true))

/** Mondays of the weeks that a month touches. @param month its first day */
export function weeksOf(month: number): number[] {
  const first = month - weekdayFromMonday(month) * day
  const next = addUtcMonths(month, 1)
  return Array.from({ length: Math.ceil((next - first) / (7 * day)) }, (_, index) => first + index * 7 * day)
}

/** Day of the week, from 0 for Monday to 6: weeks begin on Monday. */
export const weekdayFromMonday = (date: number): number => (utcWeekday(date) + 6) % 7

/** Values for the message `calendar.month`. */
export const monthValues = (month: number): { month: number; year: string } => ({
  month: Number(formatUtc(month, 'M')),
  year: formatUtc(month, 'YYYY'),
})
