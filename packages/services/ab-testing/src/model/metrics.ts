/** Types of events that metrics are made of. */
type Event = 'active' | 'purchase' | 'eventJoin' | 'messageOpen' | 'serviceShare' | 'crash' | 'freeze' | 'uninstall'

/** A number of each person who takes part. Without an event, it is 0. */
export interface MetricDeclaration {
  /** A share of people, a mean per person, or a ratio of two sums. */
  kind: 'share' | 'mean' | 'ratio'
  /** Which direction is good. */
  better: 'more' | 'less'
  /** Events that are counted. */
  of: Event
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

export type MetricId = keyof typeof metrics

export const metricIds = Object.keys(metrics) as MetricId[]

export function declarationOf(metricId: MetricId): MetricDeclaration {
  return metrics[metricId]
}

/** Days after the first delivery that have to be over before a person counts. */
export function reachOf(metricId: MetricId, windowDays: number): number {
  return declarationOf(metricId).onDay ?? windowDays
}
