import { saveText } from '@console-widgets/ui'
import { reminderDays } from '../model.ts'
import { type CalendarEntry, writeCalendar } from '../calendar.ts'

/** Downloads the ends of documents as a calendar file. @param day today, such as `2026-03-01` */
export function saveCalendar(entries: readonly CalendarEntry[], day: string): void {
  saveText(writeCalendar(entries, reminderDays, `${day.replaceAll('-', '')}T000000Z`), 'documents.ics', document)
}
