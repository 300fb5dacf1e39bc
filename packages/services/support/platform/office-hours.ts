import { zoneOffset } from '@console-widgets/core/formats'
import { day } from '@console-widgets/platform/clock/durations'
import {
  type FeedbackCategory,
  type OfficeHours,
  replyLanguageOf,
  type ReplySetting,
} from '@console-widgets/support/model'

/** Days of the week from Monday, and on which of them the first of January 1970 was. */
const [weekdays, thursday] = [7, 3]

/** Whether a time is within office hours. */
export function isOfficeTime({ timeZone, days, from, to }: OfficeHours, time: number): boolean {
  const local = time + zoneOffset(timeZone, time)
  const weekday = ((Math.floor(local / day) + thursday) % weekdays) + 1
  const minute = Math.floor((local % day) / 60_000)
  return days.includes(weekday) && minute >= from && minute < to
}

/**
 * Reply that feedback gets at once: outside of office hours the away text, else the one of its category, with the
 * greeting in front. Undefined if there is none.
 */
export function automaticReply(
  { greeting, officeHours, awayText, autoReplies }: ReplySetting,
  { category, language }: { category: FeedbackCategory; language: string },
  now: number,
): string | undefined {
  const own = replyLanguageOf(language)
  const found = autoReplies.find((each) => each.isOn && each.category === category && each.language === own)
  const content = isOfficeTime(officeHours, now) ? found?.content : awayText || found?.content
  return content ? [greeting, content].filter(Boolean).join('\n') : undefined
}
