import dayjs from 'dayjs'
import type { Language } from '../language.ts'
import { formatDateTimeSeconds, type Time } from './dates.ts'

/** Formats a point in time with its seconds and the offset of the local time zone, for logs and exports. */
export function formatZonedTime(time: Time, language: Language): string {
  const exact = formatDateTimeSeconds(time, language)
  return exact && `${exact} UTC${dayjs(time).format('Z')}`
}
