import type { EventKind } from './kinds.ts'

/** All dimensions that reports can be grouped and filtered by. */
export const dimensionIds = [
  'date',
  'week',
  'month',
  'hour',
  'appId',
  'countryId',
  'businessType',
  'appVersion',
  'deviceType',
  'deviceName',
  'currency',
  'reason',
  'productId',
  'eventId',
  'eventName',
  'awardId',
  'couponId',
  'messageType',
  'channelId',
  'variantId',
  'serviceId',
  'widgetId',
] as const

export type DimensionId = (typeof dimensionIds)[number]

/** Time dimensions, which can't be filtered by, since the period already does that. */
export const timeDimensions: readonly DimensionId[] = ['date', 'week', 'month', 'hour']
/** Dimensions that a report can be filtered by. */
export const filterIds = [
  'appId',
  'countryId',
  'businessType',
  'appVersion',
  'deviceType',
  'deviceName',
  'reason',
  'productId',
  'eventId',
  'eventName',
  'awardId',
  'couponId',
  'messageType',
  'channelId',
  'variantId',
  'serviceId',
  'widgetId',
] as const
export type FilterId = (typeof filterIds)[number]

/** Subjects of events, by dimension, and the event types that have them. */
export const itemKinds: Readonly<Partial<Record<DimensionId, readonly EventKind[]>>> = {
  reason: ['installFailure'],
  productId: ['purchase', 'appSale', 'refund'],
  eventId: ['eventView', 'eventJoin'],
  eventName: ['custom'],
  awardId: ['awardClaim', 'awardUse'],
  couponId: ['couponClaim', 'couponUse'],
  messageType: ['messageSend', 'messageDeliver', 'messageOpen'],
  channelId: ['channelClick', 'channelInstall'],
  variantId: ['testView', 'testDownload', 'install'],
  serviceId: ['serviceOpen', 'serviceShare'],
  widgetId: ['widgetAdd', 'widgetOpen', 'widgetRemove'],
}

/** Traffic sources of an app's page. */
export const businessTypes = ['search', 'recommendation', 'ranking', 'advertising', 'link', 'other'] as const
/** Reasons of failed installations. */
export const failureReasons = [
  'insufficient-storage',
  'network-interrupted',
  'user-cancelled',
  'signature-conflict',
  'package-damaged',
  'system-too-old',
  'incompatible-device',
  'unknown',
] as const
/** Purposes of messages. */
export const messageTypes = ['notification', 'in-app', 'promotion'] as const
/** Device types, by the platform's number. */
export const reportDeviceTypes = [4, 5, 6, 7, 8, 9, 10] as const
/** Payment currencies. */
export const reportCurrencies = ['CNY', 'EUR', 'RUB', 'USD'] as const
export type ReportCurrency = (typeof reportCurrencies)[number]
