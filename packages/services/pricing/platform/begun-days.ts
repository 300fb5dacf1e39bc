import { addDays, startOfDay, type Day } from '@console-widgets/pricing/model'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from './issues.ts'

/** What speaks against a first day: it has begun in one of the zones, or is over in all of them. */
export function findBegun(startDay: Day, zones: readonly string[], now: number): RuledIssue | undefined {
  if (!zones.some((zone) => startOfDay(zone, startDay) <= now)) return undefined
  const nextDay = addDays(startDay, 1)
  const isOver = zones.every((zone) => startOfDay(zone, nextDay) <= now)
  return issue('startDay', isOver ? 'in-the-past' : 'day-begun')
}
