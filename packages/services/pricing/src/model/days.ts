import { formatUtc, parseUtcDay, zoneOffset } from '@console-widgets/core/formats'

/** A day of the calendar, such as `2026-03-02`. Days are compared as texts. */
export type Day = string

/** Milliseconds of a day. */
export const dayLength = 86_400_000

/** The day in a time zone at a time. */
export function dayIn(zone: string, time: number): Day {
  return formatUtc(time + zoneOffset(zone, time), 'YYYY-MM-DD')
}

/** The day in UTC at a time. */
export function utcDay(time: number): Day {
  return formatUtc(time, 'YYYY-MM-DD')
}

const starts = new Map<string, number>()
/** Number of starts that are remembered: those of all countries for two months. */
const mostStarts = 15_000

/** Start of a day in a time zone. Where clocks skip midnight, the day starts an hour later. */
export function startOfDay(zone: string, day: Day): number {
  const key = `${zone} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  const midnight = parseUtcDay(day)
  const guess = midnight - zoneOffset(zone, midnight)
  const start = midnight - zoneOffset(zone, guess)
  const found = dayIn(zone, start) === day ? start : start + 3_600_000
  if (starts.size >= mostStarts) starts.clear()
  starts.set(key, found)
  return found
}

/** A day some days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return utcDay(parseUtcDay(day) + days * dayLength)
}

/** Days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((parseUtcDay(to) - parseUtcDay(from)) / dayLength)
}
