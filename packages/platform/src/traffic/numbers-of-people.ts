import { formatUtc } from '@console-widgets/core/formats'
import { day } from '../clock/durations.ts'

/** Day whose first person has the number 0. */
const firstDay = Date.UTC(2024, 0, 1)

/** Numbers that people have who come to an app on one day. */
export const numbersOfDay = 500_000

/** The first number of a day, given its first millisecond of UTC: the numbers of the demo's people follow the days. */
export function firstNumberOf(dayStart: number): number {
  return ((dayStart - firstDay) / day) * numbersOfDay
}

/** The same as an expression of the database, given one of a date. */
export function firstNumberSql(date: string): string {
  return `(${date} - date '${formatUtc(firstDay, 'YYYY-MM-DD')}') * ${numbersOfDay}`
}
