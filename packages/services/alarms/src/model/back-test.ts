import type { AlarmState, Condition, Point } from './conditions.ts'
import { evaluate, leadOf, Series } from './evaluate.ts'

/** A time in which a rule would have been in alarm. */
export interface Firing {
  from: number
  /** Null if it still were. */
  until: number | null
}

/**
 * Evaluates a condition at each end of a period, and tells when it would have fired. A rule that is watched does the
 * same, one evaluation after another.
 * @param points series without gaps, oldest first
 * @param from time of the first evaluation
 */
export function backTest(points: readonly Point[], condition: Condition, from: number): Firing[] {
  const length = condition.period * 1000
  const series = new Series(points, condition)
  const last = points.at(-1)
  const firings: Firing[] = []
  if (!last) return firings
  let state: AlarmState = 'insufficient_data'
  for (let end = Math.ceil(from / length) * length; end <= last.time + length; end += length) {
    const next: AlarmState = evaluate(series, end, condition, state).state
    if (next === 'alarm' && state !== 'alarm') firings.push({ from: end, until: null })
    const open = firings.at(-1)
    if (next !== 'alarm' && open?.until === null) open.until = end
    state = next
  }
  return firings
}

/** Time from which a back-test needs points, for evaluations from a time on. */
export function beginOfSeries(from: number, condition: Condition): number {
  const length = condition.period * 1000
  return Math.floor((from - leadOf(condition)) / length) * length
}
