import type { EventKind } from './kinds.ts'

/**
 * Unit of a metric, which decides its format. Money is in hundredths of the report's currency, a share is from 0 to 1.
 */
export type Unit = 'count' | 'people' | 'share' | 'money' | 'milliseconds' | 'seconds' | 'frames'

/**
 * How a metric is computed from events: `count` and `amount` add up over all rows; `people` counts each person once in
 * any span, so that a total is less than the sum of its rows; `kept` is the share of new people who used the app again
 * that many days later; `ratio` divides two other metrics; `part` is a row's share of the total.
 */
export type Making =
  | { count: readonly EventKind[] }
  | { amount: readonly EventKind[] }
  | { people: readonly EventKind[] }
  | { kept: number }
  | { ratio: readonly [of: string, by: string] }
  | { part: string }

/** A metric of a report. */
export interface Metric {
  unit: Unit
  /** Whether more is better; undefined if neither is. */
  better?: 'more' | 'less'
  from: Making
  /** Whether each person has one of the counted things, so that it is hidden like a number of people. */
  onePerson?: true
}

const payments = ['purchase', 'appSale'] as const
const count = (...kinds: EventKind[]): Metric => ({ unit: 'count', better: 'more', from: { count: kinds } })
const worse = (...kinds: EventKind[]): Metric => ({ unit: 'count', better: 'less', from: { count: kinds } })
const people = (...kinds: EventKind[]): Metric => ({ unit: 'people', better: 'more', from: { people: kinds } })
const money = (...kinds: EventKind[]): Metric => ({ unit: 'money', better: 'more', from: { amount: kinds } })
const share = (of: string, by: string, better: 'more' | 'less' = 'more'): Metric => ({
  unit: 'share',
  better,
  from: { ratio: [of, by] },
})
const kept = (days: number): Metric => ({ unit: 'share', better: 'more', from: { kept: days } })

/** All metrics of reports. */
export const metrics = {
  impressions: count('impression'),
  detailViews: count('detailView'),
  detailViewShare: share('detailViews', 'impressions'),
  downloads: count('download'),
  downloadShare: share('downloads', 'detailViews'),
  installs: { unit: 'count', better: 'more', from: { count: ['install'] }, onePerson: true },
  installAttempts: { unit: 'count', from: { count: ['install', 'installFailure'] } },
  installFailures: worse('installFailure'),
  installFailureShare: share('installFailures', 'installAttempts', 'less'),
  installFailurePart: { unit: 'share', from: { part: 'installFailures' } },
  updates: count('update'),
  uninstalls: worse('uninstall'),
  newPeople: people('install'),
  activePeople: people('active'),
  activeDays: count('active'),
  useSeconds: { unit: 'seconds', better: 'more', from: { amount: ['active'] } },
  averageUseSeconds: { unit: 'seconds', better: 'more', from: { ratio: ['useSeconds', 'activeDays'] } },
  keptDay1: kept(1),
  keptDay7: kept(7),
  keptDay30: kept(30),
  crashes: worse('crash'),
  crashShare: share('crashes', 'activeDays', 'less'),
  crashPeople: { unit: 'people', better: 'less', from: { people: ['crash'] } },
  freezes: worse('freeze'),
  freezeShare: share('freezes', 'activeDays', 'less'),
  launches: { unit: 'count', from: { count: ['launch'] } },
  launchMilliseconds: { unit: 'milliseconds', from: { amount: ['launch'] } },
  averageLaunchMilliseconds: {
    unit: 'milliseconds',
    better: 'less',
    from: { ratio: ['launchMilliseconds', 'launches'] },
  },
  frameSamples: { unit: 'count', from: { count: ['frameRate'] } },
  frameHundredths: { unit: 'frames', from: { amount: ['frameRate'] } },
  averageFrameRate: { unit: 'frames', better: 'more', from: { ratio: ['frameHundredths', 'frameSamples'] } },
  orders: count(...payments),
  buyers: people(...payments),
  revenue: money(...payments),
  revenuePerBuyer: { unit: 'money', better: 'more', from: { ratio: ['revenue', 'buyers'] } },
  revenuePerOrder: { unit: 'money', better: 'more', from: { ratio: ['revenue', 'orders'] } },
  refunds: worse('refund'),
  refunded: { unit: 'money', better: 'less', from: { amount: ['refund'] } },
  purchases: count('purchase'),
  purchaseBuyers: people('purchase'),
  purchaseRevenue: money('purchase'),
  purchaseRevenuePerBuyer: { unit: 'money', better: 'more', from: { ratio: ['purchaseRevenue', 'purchaseBuyers'] } },
  reservations: count('reservation'),
  eventViews: count('eventView'),
  eventJoins: count('eventJoin'),
  eventJoinShare: share('eventJoins', 'eventViews'),
  customEvents: count('custom'),
  customPeople: people('custom'),
  awardClaims: count('awardClaim'),
  awardUses: count('awardUse'),
  awardUseShare: share('awardUses', 'awardClaims'),
  couponClaims: count('couponClaim'),
  couponUses: count('couponUse'),
  couponUseShare: share('couponUses', 'couponClaims'),
  messagesSent: { unit: 'count', from: { count: ['messageSend'] } },
  messagesDelivered: count('messageDeliver'),
  messagesOpened: count('messageOpen'),
  messageDeliveryShare: share('messagesDelivered', 'messagesSent'),
  messageOpenShare: share('messagesOpened', 'messagesDelivered'),
  channelClicks: count('channelClick'),
  channelInstalls: count('channelInstall'),
  channelInstallShare: share('channelInstalls', 'channelClicks'),
  testViews: count('testView'),
  testDownloads: count('testDownload'),
  testDownloadShare: share('testDownloads', 'testViews'),
  serviceOpens: count('serviceOpen'),
  servicePeople: people('serviceOpen'),
  serviceShares: count('serviceShare'),
  widgetAdds: count('widgetAdd'),
  widgetOpens: count('widgetOpen'),
  widgetPeople: people('widgetOpen'),
  widgetRemoves: worse('widgetRemove'),
} as const satisfies Record<string, Metric>

export type MetricId = keyof typeof metrics
export const metricIds = Object.keys(metrics) as [MetricId, ...MetricId[]]

/** A metric with the widest type of its fields. */
export const metricOf = (id: MetricId): Metric => metrics[id]

/** Whether the rows of a report add up to its total. */
export function isAdditive(id: MetricId): boolean {
  const { from } = metricOf(id)
  return 'count' in from || 'amount' in from
}

/** The metrics that a metric is computed from; the metric itself if it comes from events. */
export function partsOf(id: MetricId): readonly MetricId[] {
  const { from } = metricOf(id)
  if ('ratio' in from) return from.ratio as readonly MetricId[]
  return 'part' in from ? [from.part as MetricId] : [id]
}
