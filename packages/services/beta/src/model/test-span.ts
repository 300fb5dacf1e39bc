import { reminderDays } from '../model.ts'

/** When a test runs, as its team planned it and as it went. */
export interface TestTimes {
  startTime: number | null
  endTime: number
  /** When it ended or was stopped; null while it runs. */
  offShelfTime: number | null
}

const day = 86_400_000

/** When a test is over: at its end, or earlier if it was stopped. */
export function overTime({ endTime, offShelfTime }: TestTimes): number {
  return offShelfTime === null ? endTime : Math.min(endTime, offShelfTime)
}

/** The reminders of its end that a team gets: those that fall into the time in which the test runs. */
export function remindersOf(test: TestTimes): { days: number; time: number }[] {
  const { startTime, endTime } = test
  return reminderDays
    .map((days) => ({ days, time: endTime - days * day }))
    .filter(({ time }) => time > (startTime ?? 0) && time < overTime(test))
}
