/** Milliseconds of a day. Every day of a report is one of UTC, so that none is longer than another. */
export const dayMilliseconds = 86_400_000

/** A day as reports write it: `20260301`. */
export function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '')
}

/** The beginning of a day, in milliseconds since 1970; NaN when there is no such day. */
export function dayTime(text: string): number {
  const time = Date.parse(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}T00:00:00Z`)
  return Number.isNaN(time) || dayText(time) !== text ? Number.NaN : time
}

/** The day that lies a number of days after another, or before it. */
export function addDays(text: string, days: number): string {
  return dayText(dayTime(text) + days * dayMilliseconds)
}

/** Days of a period, both ends included. */
export function daysBetween(startTime: string, endTime: string): number {
  return Math.round((dayTime(endTime) - dayTime(startTime)) / dayMilliseconds) + 1
}

/** The last day that is complete: reports reach to yesterday (T+1). */
export function lastCompleteDay(now: number): string {
  return dayText(now - dayMilliseconds)
}

/** A period of reports; both days belong to it. */
export interface Period {
  startTime: string
  endTime: string
}

/** The period of the same length right before another. */
export function periodBefore({ startTime, endTime }: Period): Period {
  return { startTime: addDays(startTime, -daysBetween(startTime, endTime)), endTime: addDays(startTime, -1) }
}
