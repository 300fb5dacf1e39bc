/** Length of a point in seconds: an hour, six hours, or a day. */
export const periods = [3600, 21_600, 86_400] as const
export type Period = (typeof periods)[number]

export const filters = ['average', 'sum', 'max', 'min', 'count', 'p95'] as const
export type Filter = (typeof filters)[number]

export const units = ['percent', 'count', 'milliseconds', 'stars', 'money'] as const
export type Unit = (typeof units)[number]

/** How a value of each unit is written. */
export const unitFormats = {
  percent: { style: 'unit', unit: 'percent', maximumFractionDigits: 2 },
  milliseconds: { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 },
  count: { maximumFractionDigits: 0 },
  stars: { style: 'decimal', maximumFractionDigits: 2 },
  money: { style: 'decimal', maximumFractionDigits: 2 },
} as const satisfies Record<Unit, unknown>

/**
 * How values are compared. Those with a baseline compare with the median of the same time in the last four weeks: their
 * value is a percentage above or below it.
 */
export const operators = ['>', '>=', '<', '<=', 'aboveBaseline', 'belowBaseline'] as const
export type Operator = (typeof operators)[number]

/** What a missing point counts as: nothing, the state so far, a violation, or a good value. */
export const missingRules = ['missing', 'ignore', 'breach', 'ok'] as const
export type MissingRule = (typeof missingRules)[number]

/** Dimensions that one rule can watch value by value, each with a state of its own. */
export const eachDimensions = ['version', 'country'] as const
export type EachDimension = (typeof eachDimensions)[number]

export const alarmStates = ['alarm', 'insufficient_data', 'ok'] as const
export type AlarmState = (typeof alarmStates)[number]

/** Levels, the most urgent first. */
export const levels = [1, 2, 3, 4] as const
export type Level = (typeof levels)[number]

export const actionTypes = ['notice', 'halt-release'] as const
export type ActionType = (typeof actionTypes)[number]

/** For how long an alarm is muted: an hour, eight hours, or until midnight in UTC. */
export const muteDurations = ['hour', 'eight', 'tomorrow'] as const
export type MuteDuration = (typeof muteDurations)[number]

/** What became of an action: done, or why not. */
export const outcomes = ['sent', 'halted', 'muted', 'no-permission', 'no-release', 'not-running'] as const
export type Outcome = (typeof outcomes)[number]

/** Ways by which people are told of a change. */
export const toldBy = ['in-site', 'mail', 'sms', 'push'] as const
export type ToldBy = (typeof toldBy)[number]
/** How far a message is: waiting, with the carrier, and one of two ends. */
export const toldStates = ['queued', 'sent', 'delivered', 'failed'] as const

export const handlings = ['pending', 'handled'] as const
export type Handling = (typeof handlings)[number]

/** When a rule fires, as far as its points decide it. */
export interface Condition {
  operator: Operator
  value: number
  period: Period
  /** Points that must violate the threshold… */
  datapoints: number
  /** …among so many. */
  evaluations: number
  missing: MissingRule
}

/** Value of one period of a metric. */
export interface Point {
  /** Start of the period, in milliseconds since 1970. */
  time: number
  /** Null if it's missing. */
  value: number | null
  /** Number of measurements. */
  base: number
}

/** State of a rule that watches several values: that of the worst one. */
export function worstState(states: readonly AlarmState[]): AlarmState {
  if (states.includes('alarm')) return 'alarm'
  return states.includes('ok') ? 'ok' : 'insufficient_data'
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Milliseconds after the end of a period until it is evaluated. What belongs to a day, such as its events and reviews,
 * is complete an hour later.
 */
export function delayOf(period: Period): number {
  return period === 86_400 ? 65 * minute : 5 * minute
}

/** End of a muting that begins now, in milliseconds since 1970. */
export function endOfMute(duration: MuteDuration, now: number): number {
  if (duration === 'tomorrow') return (Math.floor(now / day) + 1) * day
  return now + (duration === 'hour' ? 60 : 8 * 60) * minute
}

export function isBaseline(operator: Operator): boolean {
  return operator === 'aboveBaseline' || operator === 'belowBaseline'
}
