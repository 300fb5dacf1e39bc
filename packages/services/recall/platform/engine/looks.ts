import { startOfUtc } from '@console-widgets/core/formats'
import { day, hour } from '@console-widgets/platform/clock/durations'

/** After the start of a day, when the events of the day before are complete. */
const afterMidnight = hour / 2

/** When the engine looks for the next time at what people did: once a day, when another one is complete. */
export function nextLook(now: number): number {
  const today = startOfUtc(now, 'day') + afterMidnight
  return now < today ? today : today + day
}

/** Whether a time is one of those. */
export const isLook = (time: number): boolean => startOfUtc(time, 'day') + afterMidnight === time
