import dayjs from 'dayjs'
import type { Language } from '../language.ts'
import { datePatterns } from './date-patterns.ts'

/** A point in time: milliseconds since 1970, an ISO 8601 string, or a Date. */
export type Time = number | string | Date

/**
 * Formats a day in the local time zone: DD.MM.YYYY in Russian, otherwise YYYY-MM-DD (R113). Empty for an invalid time.
 */
export function formatDate(time: Time, language: Language): string {
  return format(time, datePatterns[language])
}

/** Formats a day with hours and minutes (R113). */
export function formatDateTime(time: Time, language: Language): string {
  return format(time, `${datePatterns[language]} HH:mm`)
}

/** Formats a day with hours, minutes, and seconds, for logs and histories (R113). */
export function formatDateTimeSeconds(time: Time, language: Language): string {
  return format(time, `${datePatterns[language]} HH:mm:ss`)
}

function format(time: Time, pattern: string): string {
  const point = dayjs(time)
  return point.isValid() ? point.format(pattern) : ''
}
