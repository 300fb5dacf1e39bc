import type { DimensionId } from './dimensions.ts'
import { metricIds, metricOf, partsOf, type MetricId } from './metrics.ts'

/** Declaration of a report: its screen, table, response, SQL, and file are derived from it. */
export interface ReportDeclaration {
  /** Whether it is about one app, named in the path, or about the team, with apps as a filter. */
  perApp: boolean
  metrics: readonly MetricId[]
  /** Dimensions to group and filter by. */
  dimensions: readonly DimensionId[]
  /** Default grouping. */
  groupBy: readonly DimensionId[]
  /** `cohorts` shows retention by day of installation; `hours` includes the current day. */
  shape?: 'rows' | 'cohorts' | 'hours'
  /** Limits it to events with a subject in this dimension, such as people who saw a variant. */
  about?: DimensionId
  /** Limited to the apps that the team compares. */
  compared?: true
  /** Contains payments: one currency at a time, and only with the permission to see money. */
  finance?: true
}

const days = ['date', 'week', 'month'] as const
const who = ['countryId', 'appVersion', 'businessType', 'deviceType'] as const
const usual = [...days, ...who] as const
const store = ['impressions', 'detailViews', 'detailViewShare', 'downloads', 'downloadShare', 'installs'] as const
const crashes = ['crashes', 'crashShare', 'freezes', 'freezeShare', 'averageLaunchMilliseconds'] as const

/** All metric reports. */
export const reports = {
  'app-overview': {
    perApp: true,
    metrics: [
      'downloads',
      'installs',
      'newPeople',
      'activePeople',
      'keptDay1',
      'crashShare',
      'installFailureShare',
      'uninstalls',
    ],
    dimensions: usual,
    groupBy: ['date'],
  },
  'download-analysis': {
    perApp: true,
    metrics: [...store, 'updates', 'uninstalls'],
    dimensions: usual,
    groupBy: ['date'],
  },
  'source-analysis': { perApp: true, metrics: store, dimensions: usual, groupBy: ['businessType'] },
  'game-reservation': {
    perApp: true,
    metrics: ['reservations', 'detailViews', 'installs'],
    dimensions: usual,
    groupBy: ['date'],
  },
  'material-test': {
    perApp: true,
    metrics: ['testViews', 'testDownloads', 'testDownloadShare'],
    dimensions: [...days, 'variantId', 'countryId'],
    groupBy: ['variantId'],
  },
  'app-event': {
    perApp: true,
    metrics: ['eventViews', 'eventJoins', 'eventJoinShare'],
    dimensions: [...usual, 'eventId'],
    groupBy: ['eventId'],
  },
  'custom-event': {
    perApp: true,
    metrics: ['customEvents', 'customPeople'],
    dimensions: [...usual, 'eventName'],
    groupBy: ['eventName'],
  },
  'activity-award': {
    perApp: true,
    metrics: ['awardClaims', 'awardUses', 'awardUseShare'],
    dimensions: [...usual, 'awardId'],
    groupBy: ['awardId'],
  },
  'activity-coupon': {
    perApp: true,
    metrics: ['couponClaims', 'couponUses', 'couponUseShare'],
    dimensions: [...usual, 'couponId'],
    groupBy: ['couponId'],
  },
  'in-app-purchase': {
    perApp: true,
    finance: true,
    metrics: ['purchaseRevenue', 'purchases', 'purchaseBuyers', 'purchaseRevenuePerBuyer'],
    dimensions: [...usual, 'productId'],
    groupBy: ['date'],
  },
  'add-analysis': {
    perApp: true,
    metrics: ['newPeople', 'installs', 'downloads', 'keptDay1', 'keptDay7', 'uninstalls'],
    dimensions: usual,
    groupBy: ['date'],
  },
  'keep-analysis': {
    perApp: true,
    shape: 'cohorts',
    metrics: ['newPeople', 'keptDay1', 'keptDay7', 'keptDay30'],
    dimensions: ['date', 'week', 'countryId', 'businessType', 'appVersion', 'deviceType', 'deviceName'],
    groupBy: ['date'],
  },
  'install-failure': {
    perApp: true,
    metrics: ['installFailures', 'installFailurePart', 'installAttempts', 'installFailureShare'],
    dimensions: [...usual, 'deviceName', 'reason'],
    groupBy: ['date'],
  },
  order: {
    perApp: true,
    finance: true,
    metrics: ['revenue', 'orders', 'buyers', 'revenuePerOrder', 'refunds', 'refunded'],
    dimensions: [...usual, 'productId'],
    groupBy: ['date'],
  },
  'device-info': {
    perApp: true,
    metrics: ['activePeople', 'newPeople', ...crashes],
    dimensions: [...usual, 'deviceName'],
    groupBy: ['deviceName'],
  },
  'game-performance': {
    perApp: true,
    metrics: ['averageFrameRate', ...crashes],
    dimensions: [...usual, 'deviceName'],
    groupBy: ['date'],
  },
  'distribution-dashboard': {
    perApp: false,
    metrics: [...store, 'installFailureShare', 'updates', 'uninstalls'],
    dimensions: [...usual, 'appId'],
    groupBy: ['date'],
  },
  'quality-dashboard': {
    perApp: false,
    metrics: ['installFailures', 'installFailureShare', ...crashes],
    dimensions: [...usual, 'appId'],
    groupBy: ['date'],
  },
  'user-dashboard': {
    perApp: false,
    metrics: ['newPeople', 'activePeople', 'averageUseSeconds', 'keptDay1', 'keptDay7', 'uninstalls'],
    dimensions: [...usual, 'appId'],
    groupBy: ['date'],
  },
  'finance-dashboard': {
    perApp: false,
    finance: true,
    metrics: ['revenue', 'orders', 'buyers', 'revenuePerBuyer', 'refunds', 'refunded'],
    dimensions: [...usual, 'appId', 'productId'],
    groupBy: ['date'],
  },
  'message-dashboard': {
    perApp: false,
    metrics: ['messagesSent', 'messagesDelivered', 'messageDeliveryShare', 'messagesOpened', 'messageOpenShare'],
    dimensions: [...usual, 'appId', 'messageType'],
    groupBy: ['date'],
  },
  'app-comparison': {
    perApp: false,
    compared: true,
    metrics: [
      'downloads',
      'installs',
      'newPeople',
      'activePeople',
      'keptDay1',
      'installFailureShare',
      'crashShare',
      'averageLaunchMilliseconds',
    ],
    dimensions: [...usual, 'appId'],
    groupBy: ['appId'],
  },
  'channel-overview': {
    perApp: false,
    metrics: ['channelClicks', 'channelInstalls', 'channelInstallShare'],
    dimensions: [...days, 'countryId', 'deviceType', 'appId', 'channelId'],
    groupBy: ['channelId'],
  },
  'channel-detail': {
    perApp: false,
    metrics: ['channelClicks', 'channelInstalls', 'channelInstallShare'],
    dimensions: [...days, 'countryId', 'deviceType', 'appId', 'channelId'],
    groupBy: ['date'],
  },
  'realtime-material-test': {
    perApp: true,
    shape: 'hours',
    metrics: ['testViews', 'testDownloads', 'testDownloadShare'],
    dimensions: ['hour', 'variantId', 'countryId'],
    groupBy: ['hour', 'variantId'],
  },
  'retention-material-test': {
    perApp: true,
    about: 'variantId',
    metrics: ['newPeople', 'keptDay1', 'keptDay7'],
    dimensions: [...days, 'variantId', 'countryId'],
    groupBy: ['variantId'],
  },
  'hourly-material-test': {
    perApp: true,
    metrics: ['testViews', 'testDownloads', 'testDownloadShare'],
    dimensions: ['hour', 'date', 'variantId', 'countryId'],
    groupBy: ['hour'],
  },
  'atomic-service-analysis': {
    perApp: true,
    metrics: ['serviceOpens', 'servicePeople', 'serviceShares'],
    dimensions: [...usual, 'serviceId'],
    groupBy: ['date'],
  },
  'widget-analysis': {
    perApp: true,
    metrics: ['widgetAdds', 'widgetOpens', 'widgetPeople', 'widgetRemoves'],
    dimensions: [...usual, 'widgetId'],
    groupBy: ['date'],
  },
  'harmony-analysis': {
    perApp: true,
    metrics: ['installs', 'newPeople', 'activePeople', 'averageUseSeconds', 'serviceOpens', 'widgetOpens', ...crashes],
    dimensions: [...usual, 'deviceName'],
    groupBy: ['date'],
  },
  'harmony-analytics-report': {
    perApp: false,
    metrics: analyticsMetrics(),
    dimensions: [...usual, 'hour', 'appId', 'deviceName'],
    groupBy: ['date'],
  },
} as const satisfies Record<string, ReportDeclaration>

export type ReportId = keyof typeof reports
export const reportIds = Object.keys(reports) as [ReportId, ...ReportId[]]

/** The declaration of a report, with the widest type of its fields. */
export const reportOf = (id: ReportId): ReportDeclaration => reports[id]

/** Metrics of a custom report: all but money, which has its own screens and permission. */
function analyticsMetrics(): readonly MetricId[] {
  return metricIds.filter(
    (id) => partsOf(id).every((part) => metricOf(part).unit !== 'money') && metricOf(id).unit !== 'money',
  )
}
