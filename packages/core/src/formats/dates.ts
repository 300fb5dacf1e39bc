import dayjs from 'dayjs'
import type { Language } from '../language.ts'

/** A point in time: milliseconds since 1970, an ISO 8601 text, or a date. */
export type Time = number | string | Date

const datePatterns: Record<Language, string> = { cn: 'YYYY-MM-DD', en: 'YYYY-MM-DD', ru: 'DD.MM.YYYY' }

/**
 * A day: DD.MM.YYYY in Russian, else YYYY-MM-DD (R113), in the time zone of this machine. What is no time gives an
 * empty text.
 */
export function formatDate(time: Time, language: Language): string {
  return format(time, datePatterns[language])
}

/** A day with hours and minutes (R113). */
export function formatDateTime(time: Time, language: Language): string {
  return format(time, `${datePatterns[language]} HH:mm`)
}

/** A day with hours, minutes and seconds, for logs and histories (R113). */
export function formatDateTimeSeconds(time: Time, language: Language): string {
  return format(time, `${datePatterns[language]} HH:mm:ss`)
}

function format(time: Time, pattern: string): string {
  const point = dayjs(time)
  return point.isValid() ? point.format(pattern) : ''
}
