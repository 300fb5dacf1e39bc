import { dateInputText, formatUtc, parseDateInput } from '@console-widgets/core/formats'
import type { MessageContent } from './model.ts'

type Times = Pick<MessageContent, 'startTime' | 'endTime' | 'atLocalTime'>

/** What the member's clock shows at a moment, as if it were on UTC. */
export const shownOnClock = (moment: number): number => Date.parse(`${dateInputText(moment)}Z`)

/** The moment at which the member's clock shows a time. */
export const momentOnClock = (shown: number): number => parseDateInput(formatUtc(shown, 'YYYY-MM-DDTHH:mm'))

/** The same times as they read, by one clock for everyone or by each user's own. */
export function byClocks(times: Times, atLocalTime: boolean): Times {
  if (atLocalTime === (times.atLocalTime ?? false)) return times
  const convert = (time: number | null) => (time === null ? null : (atLocalTime ? shownOnClock : momentOnClock)(time))
  return {
    startTime: convert(times.startTime),
    endTime: convert(times.endTime),
    atLocalTime: atLocalTime || undefined,
  }
}
