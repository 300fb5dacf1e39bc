import { formatUtc, parseUtcDay } from '@console-widgets/core/formats'

/** Milliseconds per day. Days of reports are in UTC, so that all have the same length. */
export const dayMilliseconds = 86_400_000

/** A day in the format of reports: `20260301`. */
export function dayText(time: number): string {
  return formatUtc(time, 'YYYYMMDD')
}

/** Start of a day, in milliseconds since 1970; NaN if the day doesn't exist. */
export function dayTime(text: string): number {
  return parseUtcDay(text)
}

/** The day a number of days after another, or before it if negative. */
export function addDays(text: string, days: number): string {
  return dayText(dayTime(text) + days * dayMilliseconds)
}

/** Days of a period, both ends included. */
export function daysBetween(startTime: string, endTime: string): number {
  return Math.round((dayTime(endTime) - dayTime(startTime)) / dayMilliseconds) + 1
}

/** The last complete day: reports end with yesterday (T+1). */
export function lastCompleteDay(now: number): string {
  return dayText(now - dayMilliseconds)
}

/** Period of a report; both days are included. */
export interface Period {
  startTime: string
  endTime: string
}

/** The preceding period of the same length. */
export function periodBefore({ startTime, endTime }: Period): Period {
  return { startTime: addDays(startTime, -daysBetween(startTime, endTime)), endTime: addDays(startTime, -1) }
}
