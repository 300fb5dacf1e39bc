/** Types of events that metrics are made of. */
type Event =
  | 'active'
  | 'purchase'
  | 'eventJoin'
  | 'messageOpen'
  | 'serviceShare'
  | 'crash'
  | 'freeze'
  | 'uninstall'
  | 'custom'

/** A number of each person who takes part. Without an event, it is 0. */
export interface MetricDeclaration {
  /** A share of people, a mean per person, or a ratio of two sums. */
  kind: 'share' | 'mean' | 'ratio'
  /** Which direction is good. */
  better: 'more' | 'less'
  /** Events that are counted. */
  of: Event
  /** Name of the app’s own event that is counted. */
  eventName?: string
  /** Whether their amounts are added up instead. */
  sums?: true
  /** Amounts are money, of one currency. */
  money?: true
  /** Events that the ratio divides by. */
  per?: Event
  /** The share is of those with an event on this day after the first. Default: within the window. */
  onDay?: number
  /** How values are written. */
  unit: 'percent' | 'number' | 'seconds' | 'money'
}

/** Metrics of experiments. */
export const metrics = {
  daysOfUse: { kind: 'mean', better: 'more', of: 'active', unit: 'number' },
  secondsOfUse: { kind: 'mean', better: 'more', of: 'active', sums: true, unit: 'seconds' },
  returnedNextDay: { kind: 'share', better: 'more', of: 'active', onDay: 1, unit: 'percent' },
  returnedAfterWeek: { kind: 'share', better: 'more', of: 'active', onDay: 7, unit: 'percent' },
  purchased: { kind: 'share', better: 'more', of: 'purchase', unit: 'percent' },
  revenue: { kind: 'mean', better: 'more', of: 'purchase', sums: true, money: true, unit: 'money' },
  joinedEvent: { kind: 'share', better: 'more', of: 'eventJoin', unit: 'percent' },
  openedMessage: { kind: 'share', better: 'more', of: 'messageOpen', unit: 'percent' },
  sharedService: { kind: 'share', better: 'more', of: 'serviceShare', unit: 'percent' },
  crashed: { kind: 'share', better: 'less', of: 'crash', unit: 'percent' },
  crashesPerUse: { kind: 'ratio', better: 'less', of: 'crash', per: 'active', unit: 'percent' },
  freezesPerUse: { kind: 'ratio', better: 'less', of: 'freeze', per: 'active', unit: 'percent' },
  uninstalled: { kind: 'share', better: 'less', of: 'uninstall', unit: 'percent' },
} as const satisfies Record<string, MetricDeclaration>

export type FixedMetricId = keyof typeof metrics

export const metricIds = Object.keys(metrics) as FixedMetricId[]

/** What can be measured of an event of the app’s own: whether a person has it, or how often. */
export const eventMeasures = { did: 'share', times: 'mean' } as const satisfies Record<
  string,
  MetricDeclaration['kind']
>
export type EventMeasure = keyof typeof eventMeasures

/** Metric of an event that the app itself names. */
export type EventMetricId = `${EventMeasure}:${string}`

export type MetricId = FixedMetricId | EventMetricId

/** Most characters of an event’s name, as apps report it. */
export const longestEventName = 64

/** What stands for the name of an event where a query is explained. */
export const anyEventName = ':event'

export function eventMetricId(measure: EventMeasure, eventName: string): EventMetricId {
  return `${measure}:${eventName}`
}

/** Parts of the ID of an event’s metric. Undefined: it is another metric’s. */
export function readEventMetric(metricId: string): { measure: EventMeasure; eventName: string } | undefined {
  const [, measure, eventName] = /^(did|times):(.+)$/su.exec(metricId) ?? []
  return measure === undefined || eventName === undefined ? undefined : { measure: measure as EventMeasure, eventName }
}

export function declarationOf(metricId: MetricId): MetricDeclaration {
  const event = readEventMetric(metricId)
  if (!event) return metrics[metricId as FixedMetricId]
  const { measure, eventName } = event
  const own = { better: 'more', of: 'custom', eventName } as const
  return measure === 'did'
    ? { ...own, kind: eventMeasures.did, unit: 'percent' }
    : { ...own, kind: eventMeasures.times, unit: 'number' }
}

/** Days after the first delivery that have to be over before a person counts. */
export function reachOf(metricId: MetricId, windowDays: number): number {
  return declarationOf(metricId).onDay ?? windowDays
}
