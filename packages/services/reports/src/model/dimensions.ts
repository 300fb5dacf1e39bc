import type { EventKind } from './kinds.ts'

/** Everything that reports are broken down and filtered by. */
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
  'awardId',
  'couponId',
  'messageType',
  'channelId',
  'variantId',
  'serviceId',
  'widgetId',
] as const

export type DimensionId = (typeof dimensionIds)[number]

/** Dimensions of time: they order a report and are no filter, since the period is one. */
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
  'awardId',
  'couponId',
  'messageType',
  'channelId',
  'variantId',
  'serviceId',
  'widgetId',
] as const
export type FilterId = (typeof filterIds)[number]

/** What an event is about, by the name that reports give it, and the kinds of events that are about such a thing. */
export const itemKinds: Readonly<Partial<Record<DimensionId, readonly EventKind[]>>> = {
  reason: ['installFailure'],
  productId: ['purchase', 'appSale', 'refund'],
  eventId: ['eventView', 'eventJoin'],
  awardId: ['awardClaim', 'awardUse'],
  couponId: ['couponClaim', 'couponUse'],
  messageType: ['messageSend', 'messageDeliver', 'messageOpen'],
  channelId: ['channelClick', 'channelInstall'],
  variantId: ['testView', 'testDownload', 'install'],
  serviceId: ['serviceOpen', 'serviceShare'],
  widgetId: ['widgetAdd', 'widgetOpen', 'widgetRemove'],
}

/** Ways to an app's page. */
export const businessTypes = ['search', 'recommendation', 'ranking', 'advertising', 'link', 'other'] as const
/** Why an installation failed. */
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
/** What a person sees of a material test: the page as it is, or one of the variants. */
export const testVariants = ['original', 'variant-a', 'variant-b', 'variant-c'] as const
/** What a message is for. */
export const messageTypes = ['notification', 'in-app', 'promotion'] as const
/** Devices by the platform's number. */
export const reportDeviceTypes = [4, 5, 6, 7, 8, 9, 10] as const
/** Currencies that people pay in. */
export const reportCurrencies = ['CNY', 'EUR', 'RUB', 'USD'] as const
export type ReportCurrency = (typeof reportCurrencies)[number]
