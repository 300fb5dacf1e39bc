import { addUtcMonths, startOfUtc } from '@console-widgets/core/formats'
import type { TimeSpan, TimeUnit } from './chart-types.ts'

const hour = 3_600_000
const day = 24 * hour
/** The first Monday after January 1, 1970: weeks start on Mondays. */
const monday = 4 * day

const steps = [hour, 2 * hour, 3 * hour, 6 * hour, 12 * hour, day, 2 * day, 7 * day, 14 * day]

/** Milliseconds between two points. */
export const unitLength: Record<TimeUnit, number> = { day, hour, step: 1 }

/** Positions of axis labels: full hours, days, Mondays, or months in UTC, no more than there is room for. */
export function timeTicks({ from, to }: TimeSpan, unit: TimeUnit, room: number): number[] {
  if (unit === 'step') return wholeNumbers({ from, to }, room)
  const step = steps.find((each) => each >= unitLength[unit] && (to - from) / each < Math.max(1, room))
  if (!step) return months({ from, to }, room)
  const offset = step >= 7 * day ? monday : 0
  const ticks: number[] = []
  for (let tick = Math.ceil((from - offset) / step) * step + offset; tick <= to; tick += step) ticks.push(tick)
  return ticks
}

function wholeNumbers({ from, to }: TimeSpan, room: number): number[] {
  const every = Math.ceil((to - from + 1) / Math.max(1, room))
  return Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => from + index * every)
}

function months({ from, to }: TimeSpan, room: number): number[] {
  const all: number[] = []
  for (let tick = startOfUtc(from, 'month'); tick <= to; tick = addUtcMonths(tick, 1)) if (tick >= from) all.push(tick)
  const every = Math.ceil(all.length / Math.max(1, room))
  return all.filter((_, index) => index % every === 0)
}
