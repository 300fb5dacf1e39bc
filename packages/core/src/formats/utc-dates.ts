import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import type { Language } from '../language.ts'
import { datePatterns } from './date-patterns.ts'

dayjs.extend(utc)

/** Formats a day in UTC, the time zone of reports: DD.MM.YYYY in Russian, otherwise YYYY-MM-DD (R113). */
export function formatUtcDate(time: number, language: Language): string {
  return formatUtc(time, datePatterns[language])
}

/** Formats a month in UTC, for axes: MM.YYYY in Russian, otherwise YYYY-MM (R113). */
export function formatUtcMonth(time: number, language: Language): string {
  return formatUtc(time, language === 'ru' ? 'MM.YYYY' : 'YYYY-MM')
}

/** Formats a time in UTC by a pattern of day.js, for texts that don't depend on the language: `YYYYMMDD`, `HH:mm`. */
export function formatUtc(time: number, pattern: string): string {
  const point = dayjs.utc(time)
  return point.isValid() ? point.format(pattern) : ''
}

/** Start of a day in UTC, written `2026-03-01` or `20260301`; NaN if there is no such day, or its year is below 100. */
export function parseUtcDay(text: string): number {
  const compact = text.replaceAll('-', '')
  const point = dayjs.utc(compact)
  // A day that the month doesn't have would become one of the next month, and a year below 100 one after 1900.
  return /^\d{4}(-?)\d{2}\1\d{2}$/.test(text) && point.format('YYYYMMDD') === compact ? point.valueOf() : Number.NaN
}

/** Whether a text is a day in UTC that exists, written `2026-03-01`, the form in which calls and columns carry days. */
export function isUtcDay(text: string): boolean {
  return text.includes('-') && !Number.isNaN(parseUtcDay(text))
}

/** Start of the period in UTC that a time is in. */
export function startOfUtc(time: number, unit: 'hour' | 'day' | 'month' | 'year'): number {
  return dayjs.utc(time).startOf(unit).valueOf()
}

/** The same day of another month in UTC. */
export function addUtcMonths(time: number, months: number): number {
  return dayjs.utc(time).add(months, 'month').valueOf()
}

/** Day of the week in UTC, from 0 for Sunday to 6. */
export function utcWeekday(time: number): number {
  return dayjs.utc(time).day()
}
