import { addDays, startOfDay, type Day } from '@console-widgets/pricing/model'
import { inThePast } from '@console-widgets/platform/refusals/require-future'

/** What speaks against beginning something on a day: it has begun in one of the zones, or is over in all of them. */
export function findBegun(day: Day, zones: readonly string[], now: number): string | undefined {
  if (!zones.some((zone) => startOfDay(zone, day) <= now)) return undefined
  const nextDay = addDays(day, 1)
  const isOver = zones.every((zone) => startOfDay(zone, nextDay) <= now)
  return isOver ? inThePast : 'must not have begun in any of the countries'
}
