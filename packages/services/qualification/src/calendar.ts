/** A day on which a document ends. */
export interface CalendarEntry {
  id: string
  /** Last day of its validity, such as `2026-03-01`. */
  day: string
  title: string
}

/** Calendar file (RFC 5545) with a whole day for each entry, and reminders before. */
export function writeCalendar(entries: readonly CalendarEntry[], reminderDays: readonly number[], now: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//console-widgets//qualification//EN',
    ...entries.flatMap(({ id, day, title }) => [
      'BEGIN:VEVENT',
      `UID:${id}@console-widgets`,
      `DTSTAMP:${now}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escapeValue(title)}`,
      'TRANSP:TRANSPARENT',
      ...reminderDays.flatMap((days) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escapeValue(title)}`,
        `TRIGGER:-P${days}D`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(fold).join('\r\n')}\r\n`
}

/** Characters that have a meaning in a value. */
const escapeValue = (value: string) => value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const mostBytes = 75

/** Lines have at most 75 bytes; what follows begins with a space. */
function fold(line: string): string[] {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > mostBytes) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines
}
