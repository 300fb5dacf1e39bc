import type { EventKind } from './kinds.ts'

/**
 * Event types that apps report by their names. Any other name is an event of the app's own, of the type `custom`: what
 * the store measures, such as impressions, can't be reported, since everyone has an app's key.
 */
export const reportedKinds = [
  'install',
  'update',
  'uninstall',
  'active',
  'crash',
  'freeze',
  'launch',
  'frameRate',
  'purchase',
  'refund',
  'eventView',
  'eventJoin',
  'awardClaim',
  'awardUse',
  'couponClaim',
  'couponUse',
  'messageDeliver',
  'messageOpen',
  'serviceOpen',
  'serviceShare',
  'widgetAdd',
  'widgetOpen',
  'widgetRemove',
] as const satisfies readonly EventKind[]

export type ReportedKind = (typeof reportedKinds)[number] | 'custom'

/** The type of a reported event. */
export function reportedKindOf(name: string): ReportedKind {
  return reportedKinds.find((kind) => kind === name) ?? 'custom'
}

/** Event types that happen without the person using the app. All others make a day a day of use. */
export const kindsWithoutUse: readonly ReportedKind[] = ['uninstall', 'refund', 'messageDeliver']

/** Event types with an amount of money, which needs a currency. */
export const moneyKinds: readonly ReportedKind[] = ['purchase', 'refund']

/** Limits of the events that apps report. */
export const reportedLimits = {
  eventsPerRequest: 100,
  /** Lengths of IDs, names, and other texts. */
  text: 64,
  /** How old an event may be, how long its ID is known at least, and how far ahead of the platform its clock may be. */
  hoursBack: 72,
  minutesAhead: 5,
  /** Different texts of an app: each is a row of the sums of every day. */
  names: 500,
  versions: 500,
  items: 5000,
  amount: 2_147_483_647,
} as const

/**
 * Number of an app's first person whom the app itself reports. The demo's traffic has those below, and never acts for
 * others.
 */
export const firstReportedPerson = 2_010_000_000
/** Number of the last one: the database has 32 bits for it. */
export const lastReportedPerson = 2_147_483_647
