import type { ReportCurrency } from '@console-widgets/reports/model'
import type { Weighted } from './plans.ts'

/** Devices in use: brand and name as in the platform's catalog, device type by the platform's number, weight. */
export const devices: readonly (readonly [name: string, deviceType: number, weight: number])[] = [
  ['HUAWEI Pura 70 Ultra', 4, 20],
  ['HUAWEI Mate 60 Pro+', 4, 16],
  ['HUAWEI P60 Pro', 4, 13],
  ['HONOR Magic6 Pro', 4, 9],
  ['HUAWEI nova 11', 4, 8],
  ['Samsung Galaxy S24 Ultra', 4, 7],
  ['Xiaomi 14 Pro', 4, 5],
  ['Google Pixel 8', 4, 3],
  ['HUAWEI MatePad 11', 5, 8],
  ['HUAWEI MatePad T 10s', 5, 4],
  ['HUAWEI Watch 3 Pro', 7, 4],
  ['HUAWEI Vision S', 8, 2],
  ['Roadview One', 10, 1],
]

export const sources: Weighted = [
  ['search', 36],
  ['recommendation', 24],
  ['ranking', 12],
  ['advertising', 15],
  ['link', 9],
  ['other', 4],
]
export const reasons: Weighted = [
  ['insufficient-storage', 34],
  ['network-interrupted', 24],
  ['user-cancelled', 14],
  ['signature-conflict', 5],
  ['package-damaged', 5],
  ['system-too-old', 9],
  ['incompatible-device', 5],
  ['unknown', 4],
]
export const channels: Weighted = [
  ['partner-portal', 5],
  ['newsletter', 3],
  ['qr-harbour', 2],
  ['video-channel', 4],
  ['search-campaign', 6],
]
export const campaigns: Weighted = [
  ['spring-routes', 5],
  ['photo-contest', 3],
  ['birthday', 2],
]
export const awards: Weighted = [
  ['welcome-badge', 6],
  ['ten-days', 3],
  ['golden-compass', 1],
]
export const coupons: Weighted = [
  ['first-month-half', 4],
  ['come-back', 3],
  ['friend', 2],
]
/** Those inside of apps are shown by the service that has them. */
export const messages: Weighted = [
  ['notification', 6],
  ['promotion', 2],
]

/** Currency of each country. */
const currencies: Readonly<Record<string, ReportCurrency>> = {
  CN: 'CNY',
  RU: 'RUB',
  DE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  PT: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
}
export const currencyOf = (country: string): ReportCurrency => currencies[country] ?? 'USD'

/** Prices of products in hundredths of the dollar and the euro; elsewhere by a round factor, as in stores. */
export const prices: Readonly<Record<string, number>> = {
  'pass-month': 299,
  'pass-year': 1999,
  'maps-offline': 499,
  radar: 199,
  'coins-100': 99,
  'coins-500': 399,
  'coins-2000': 1299,
  'no-adverts': 299,
}
export const priceFactors: Readonly<Record<ReportCurrency, number>> = { USD: 1, EUR: 1, CNY: 6, RUB: 80 }
