import { reminderDays } from '../model.ts'

const day = 86_400_000

/** When the team is reminded of a test’s end: days before it that fall into the time in which the test runs. */
export function remindersOf({ startTime, endTime }: { startTime: number | null; endTime: number }) {
  return reminderDays
    .map((days) => ({ days, time: endTime - days * day }))
    .filter(({ time }) => time > (startTime ?? 0))
}
