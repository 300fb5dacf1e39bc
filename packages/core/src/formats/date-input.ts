import dayjs from 'dayjs'

/** Text of a time for the browser's date and time inputs, in the local time zone: `2026-03-02T09:30`. */
export function dateInputText(time: number, dateOnly = false): string {
  return dayjs(time).format(dateOnly ? 'YYYY-MM-DD' : 'YYYY-MM-DDTHH:mm')
}

/**
 * Reads a typed date, with or without a time of day, in the local time zone. The day may be written as in any language
 * of the console (R113). Without a time of day, the result is the start of the day; NaN if there is no such date.
 */
export function parseDateInput(text: string): number {
  const [, day, month, year, rest] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)$/.exec(text) ?? []
  const written = day ? `${year}-${month}-${day}${rest}` : text
  const parts = /^\d{4}-\d{1,2}-(\d{1,2})/.exec(written)
  const point = dayjs(written)
  // A day that the month doesn't have would become one of the next month.
  return parts && point.date() === Number(parts[1]) ? point.valueOf() : Number.NaN
}

/** Difference of the local time zone from UTC at a time: `UTC+8`, `UTC−3:30`. */
export function formatUtcOffset(time: number): string {
  const offset = dayjs(time).utcOffset()
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
