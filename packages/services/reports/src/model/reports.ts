import type { DimensionId } from './dimensions.ts'
import { metricIds, metricOf, partsOf, type MetricId } from './metrics.ts'

/** What a report consists of: its screen, its table, its answer, its SQL and its file follow from this. */
export interface ReportDeclaration {
  /** Whether it is one app's, named in the path, or the team's, where apps are a filter. */
  perApp: boolean
  metrics: readonly MetricId[]
  /** What it can be broken down and filtered by. */
  dimensions: readonly DimensionId[]
  /** What it is broken down by when nobody says. */
  groupBy: readonly DimensionId[]
  /** `cohorts` shows who came back, by the day of the installation; `hours` reaches into the running day. */
  shape?: 'rows' | 'cohorts' | 'hours'
  /** It tells only of events about something of this dimension, such as of people who saw a variant. */
  about?: DimensionId
  /** It tells what people paid: one currency at a time, to those who may see money. */
  finance?: true
}

const days = ['date', 'week', 'month'] as const
const who = ['countryId', 'appVersion', 'businessType', 'deviceType'] as const
const usual = [...days, ...who] as const
const store = ['impressions', 'detailViews', 'detailViewShare', 'downloads', 'downloadShare', 'installs'] as const
const crashes = ['crashes', 'crashShare', 'freezes', 'freezeShare', 'averageLaunchMilliseconds'] as const

/** Every report that is a table of numbers. */
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

/** What a free report can be made of: every number but money, which has screens and rights of its own. */
function analyticsMetrics(): readonly MetricId[] {
  return metricIds.filter(
    (id) => partsOf(id).every((part) => metricOf(part).unit !== 'money') && metricOf(id).unit !== 'money',
  )
}
