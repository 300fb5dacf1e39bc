import { zoneOfCountry } from '@console-widgets/conditions/zones'
import { zoneOffset } from '@console-widgets/core/formats'
import { hour } from '@console-widgets/platform/clock/durations'
import type { LiveMessage } from '@console-widgets/app-messaging/model'

/** Clocks change on the quarter hour: until the next one, an offset stays what it is. */
const quarter = hour / 4
/** Offsets that are kept. With more, all are forgotten. */
const mostKnown = 2000
const known = new Map<string, number>()

/** Where a recipient is: the time zone that their device tells, and their country. */
export interface Place {
  timeZone?: string | undefined
  country?: string | undefined
}

/** Milliseconds by which a recipient's clock is ahead of UTC, if any message goes by it. */
export function clockAheadOf(messages: readonly LiveMessage[], { timeZone, country }: Place, now: number): number {
  if (!messages.some(({ content }) => content.atLocalTime)) return 0
  const ofCountry = () => offsetOf(zoneOfCountry(country ?? ''), now) ?? 0
  return (timeZone === undefined ? undefined : offsetOf(timeZone, now)) ?? ofCountry()
}

/** Undefined for a time zone that isn't known. */
function offsetOf(timeZone: string, now: number): number | undefined {
  const key = `${timeZone} ${Math.floor(now / quarter)}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= mostKnown) known.clear()
  try {
    const offset = zoneOffset(timeZone, now)
    known.set(key, offset)
    return offset
  } catch {
    return undefined
  }
}
