import { type AlarmState, type Condition, isBaseline, type Operator, type Point } from './conditions.ts'

/** A point with its verdict. */
export interface JudgedPoint extends Point {
  /** Null without a baseline. */
  threshold: number | null
  /** Null if the point is missing or has no threshold. */
  isBreaching: boolean | null
}

/** Result of one evaluation. */
export interface Evaluation {
  state: AlarmState
  /** The newest point. */
  value: number | null
  base: number
  threshold: number | null
  /** The points that decided, oldest first. */
  points: JudgedPoint[]
}

/** Points that are looked at beyond those that a condition asks for, in case some of these are missing. */
const morePoints = 2
const week = 7 * 86_400_000
const baselineWeeks = 4
/** Weeks below which there is no baseline. */
const fewestWeeks = 2

/** Time before the end of an evaluation in which it needs points, in milliseconds. */
export function leadOf(condition: Condition): number {
  const range = (condition.evaluations + morePoints) * condition.period * 1000
  return isBaseline(condition.operator) ? range + baselineWeeks * week : range
}

/** Reads points of a series without gaps by their time. */
export class Series {
  readonly #points: readonly Point[]
  readonly #length: number

  constructor(points: readonly Point[], condition: Pick<Condition, 'period'>) {
    this.#points = points
    this.#length = condition.period * 1000
  }

  at(time: number): Point | undefined {
    const first = this.#points[0]?.time ?? 0
    return this.#points[(time - first) / this.#length]
  }
}

/** Value that a point must not reach or pass; null without a baseline. */
export function thresholdAt(series: Series, time: number, { operator, value }: Condition): number | null {
  if (!isBaseline(operator)) return value
  const before = Array.from({ length: baselineWeeks }, (_, index) => series.at(time - (index + 1) * week)?.value)
  const known = before.filter((each) => typeof each === 'number').toSorted((one, other) => one - other)
  if (known.length < fewestWeeks) return null
  const half = known.length / 2
  const median = ((known[Math.ceil(half) - 1] as number) + (known[Math.floor(half)] as number)) / 2
  return median * (1 + ((operator === 'aboveBaseline' ? 1 : -1) * value) / 100)
}

function passes(value: number, threshold: number, operator: Operator): boolean {
  switch (operator) {
    case '>':
    case 'aboveBaseline':
      return value > threshold
    case '>=':
      return value >= threshold
    case '<':
    case 'belowBaseline':
      return value < threshold
    case '<=':
      return value <= threshold
  }
}

function judge(series: Series, time: number, condition: Condition): JudgedPoint {
  const point = series.at(time) ?? { time, value: null, base: 0 }
  const threshold = thresholdAt(series, time, condition)
  const isBreaching =
    point.value === null || threshold === null ? null : passes(point.value, threshold, condition.operator)
  return { ...point, threshold, isBreaching }
}

/**
 * Evaluates a condition at the end of a period, as CloudWatch does: M of the last N points must violate the threshold.
 * It looks at two more points than N, and takes the newest that aren't missing. Only if these are fewer than N, the
 * rule for missing points decides.
 * @param end the end of the newest point
 * @param current the state so far
 */
export function evaluate(series: Series, end: number, condition: Condition, current: AlarmState): Evaluation {
  const { evaluations, datapoints, period } = condition
  const range = Array.from({ length: evaluations + morePoints }, (_, index) =>
    judge(series, end - (evaluations + morePoints - index) * period * 1000, condition),
  )
  const points = range.filter(({ isBreaching }) => isBreaching !== null).slice(-evaluations)
  const newest = range.at(-1) as JudgedPoint
  const breaches = points.filter(({ isBreaching }) => isBreaching).length
  const state = stateOf({
    breaches,
    known: points.length,
    // Periods from the oldest known point to the end.
    age: points[0] ? (end - points[0].time) / (period * 1000) : 0,
    condition: { datapoints, evaluations, missing: condition.missing },
    current,
  })
  return { state, value: newest.value, base: newest.base, threshold: newest.threshold, points }
}

interface Facts {
  breaches: number
  known: number
  age: number
  condition: Pick<Condition, 'datapoints' | 'evaluations' | 'missing'>
  current: AlarmState
}

function stateOf({ breaches, known, age, condition, current }: Facts): AlarmState {
  const { datapoints, evaluations, missing } = condition
  if (known >= evaluations) return breaches >= datapoints ? 'alarm' : 'ok'
  const absent = missing === 'breach' ? evaluations - known : 0
  if (missing === 'breach' || missing === 'ok') return breaches + absent >= datapoints ? 'alarm' : 'ok'
  if (known === 0) return missing === 'missing' ? 'insufficient_data' : current
  if (breaches >= datapoints) return 'alarm'
  if (breaches < known) return 'ok'
  // All that is known violates the threshold. A violation may be the beginning of nothing: it must be old enough.
  return missing === 'missing' && age >= datapoints ? 'alarm' : current
}
