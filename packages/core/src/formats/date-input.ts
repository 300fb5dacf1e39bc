import dayjs from 'dayjs'

/** Text of a time for the browser's date and time inputs, in the local time zone: `2026-03-02T09:30`. */
export function dateInputText(time: number, dateOnly = false): string {
  return dayjs(time).format(dateOnly ? 'YYYY-MM-DD' : 'YYYY-MM-DDTHH:mm')
}

const timeOfDay = '(?:[T\\s]+(?<hour>\\d{1,2}):(?<minute>\\d{2}))?'
/** How a day may be written in any language of the console (R113). */
const writtenDays = [
  '(?<year>\\d{4})[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})',
  '(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4})',
].map((day) => new RegExp(`^${day}${timeOfDay}$`))

/**
 * Reads a typed date, with or without a time of day, in the local time zone. The day may be written as in any language
 * of the console (R113). Without a time of day, the result is the start of the day; NaN if there is no such date.
 */
export function parseDateInput(text: string): number {
  const parts = writtenDays.map((written) => written.exec(text)?.groups).find(Boolean)
  if (!parts) return Number.NaN
  const [month, day, hour, minute] = [parts.month, parts.day, parts.hour, parts.minute].map((part) => Number(part ?? 0))
  const point = dayjs(`${parts.year}-${month}-${day} ${hour}:${minute}`)
  // What the calendar or the clock doesn't have would become another time.
  const isThere = point.month() + 1 === month && point.date() === day && Number(hour) < 24 && Number(minute) < 60
  return isThere ? point.valueOf() : Number.NaN
}

/** Difference of the local time zone from UTC at a time: `UTC+8`, `UTC−3:30`. */
export function formatUtcOffset(time: number): string {
  const offset = dayjs(time).utcOffset()
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
