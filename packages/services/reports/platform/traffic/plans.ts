import { utcWeekday } from '@console-widgets/core/formats'
import {
  addDays,
  daysBetween,
  dayText,
  dayTime,
  dayMilliseconds,
  type ReportCurrency,
} from '@console-widgets/reports/model'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { europeTeamId } from '@console-widgets/platform/demo/people'

/** A value to draw, and its weight. */
type Weighted = readonly (readonly [name: string, weight: number])[]

/** An unusual day, counted from the first one. */
interface Incident {
  after: number
  /** Share of installations that fail on that day. */
  failureShare: number
  reason: string
}

/** Audience of a demo app, and its behavior. */
export interface TrafficPlan {
  teamId: string
  packageName: string
  /** Share of all events. */
  share: number
  countries: Weighted
  /** Growth: people on the last of 90 days divided by those on the first. */
  growth: number
  /** Behavior of its people: times of use, retention, and purchases. */
  weekend: number
  loyalty: number
  game?: true
  price?: number
  products?: Weighted
  /** Versions if the console has none: name, and days after the first day. */
  versions?: readonly (readonly [versionNumber: string, after: number])[]
  incident?: Incident
  /** A version with this many times the usual number of crashes. */
  unstable?: { versionNumber: string; times: number }
  /** Start of a store experiment, in days after the first day. */
  testAfter?: number
  widgets?: Weighted
  services?: Weighted
  /** Not released yet: people view the page and preregister, and no one installs. */
  reservedOnly?: true
}

const world: Weighted = [
  ['CN', 30],
  ['DE', 14],
  ['GB', 9],
  ['FR', 8],
  ['US', 7],
  ['IT', 6],
  ['ES', 5],
  ['PL', 4],
  ['TR', 4],
  ['BR', 3],
  ['ID', 3],
  ['MY', 2],
  ['ZA', 2],
  ['SE', 1],
  ['PT', 1],
  ['IS', 0.2],
]
const china: Weighted = [
  ['CN', 93],
  ['HK', 3],
  ['MO', 1],
  ['SG', 2],
  ['MY', 1],
]
const russian: Weighted = [
  ['RU', 78],
  ['KZ', 11],
  ['AM', 4],
  ['UZ', 4],
  ['GE', 2],
  ['RS', 1],
]
const europe: Weighted = [
  ['DE', 30],
  ['FR', 16],
  ['GB', 14],
  ['ES', 10],
  ['IT', 10],
  ['PL', 8],
  ['NL', 6],
  ['SE', 3],
  ['PT', 2],
  ['IE', 1],
]
const passes: Weighted = [
  ['pass-month', 6],
  ['pass-year', 2],
  ['maps-offline', 3],
]
const coins: Weighted = [
  ['coins-100', 8],
  ['coins-500', 4],
  ['coins-2000', 1],
  ['no-adverts', 2],
]

/** Plan of an app without one of its own, such as an app released in this console. */
export function planOfNewApp(teamId: string, packageName: string): TrafficPlan {
  return { teamId, packageName, share: 0.02, countries: world, growth: 2, weekend: 1.1, loyalty: 1 }
}

/** Demo apps with users. */
export const trafficPlans: readonly TrafficPlan[] = [
  {
    teamId: demoTeamId,
    packageName: 'com.northwind.maps',
    share: 0.34,
    countries: world,
    growth: 1.7,
    weekend: 1.25,
    loyalty: 1.1,
    products: passes,
    incident: { after: 64, failureShare: 0.38, reason: 'signature-conflict' },
    testAfter: 66,
    widgets: [
      ['route-home', 5],
      ['traffic-now', 3],
    ],
    services: [
      ['route-card', 4],
      ['share-position', 2],
    ],
  },
  {
    teamId: demoTeamId,
    packageName: 'com.northwind.weather',
    share: 0.2,
    countries: world,
    growth: 1.2,
    weekend: 1.05,
    loyalty: 1.4,
    products: [
      ['pass-year', 3],
      ['radar', 2],
    ],
    unstable: { versionNumber: '3.9.0', times: 5 },
    testAfter: 74,
    widgets: [
      ['forecast-small', 6],
      ['forecast-week', 3],
      ['rain-radar', 1],
    ],
    services: [['weather-card', 1]],
  },
  {
    teamId: demoTeamId,
    packageName: 'com.northwind.harbourradio',
    share: 0.08,
    countries: europe,
    growth: 0.8,
    weekend: 0.9,
    loyalty: 1.2,
    widgets: [['now-playing', 1]],
  },
  {
    teamId: demoTeamId,
    packageName: 'com.northwind.weather.ru',
    share: 0.09,
    countries: russian,
    growth: 1.4,
    weekend: 1.1,
    loyalty: 1.3,
    products: [['radar', 1]],
    widgets: [['forecast-small', 1]],
  },
  {
    teamId: demoTeamId,
    packageName: 'com.northwind.bookshelf',
    share: 0.04,
    countries: russian,
    growth: 1.1,
    weekend: 1.3,
    loyalty: 0.9,
    price: 19_900,
    versions: [
      ['2.3.0', 0],
      ['2.4.0', 48],
    ],
  },
  {
    teamId: demoTeamId,
    packageName: 'com.northwind.marginnotes',
    share: 0.03,
    countries: europe,
    growth: 1,
    weekend: 0.7,
    loyalty: 0.9,
    price: 499,
    versions: [
      ['1.8.2', 0],
      ['1.9.0', 61],
    ],
  },
  {
    teamId: demoTeamId,
    packageName: 'com.northwind.weather.air',
    share: 0.05,
    countries: china,
    growth: 1.6,
    weekend: 1,
    loyalty: 0.7,
    versions: [
      ['1.0.3', 0],
      ['1.1.0', 30],
      ['1.1.1', 70],
    ],
    widgets: [
      ['air-now', 4],
      ['air-week', 1],
    ],
    services: [['air-card', 1]],
  },
  {
    teamId: demoTeamId,
    packageName: 'com.northwind.ferrypass',
    share: 0.01,
    countries: europe,
    growth: 2.5,
    weekend: 1.2,
    loyalty: 0,
    reservedOnly: true,
  },
  {
    teamId: europeTeamId,
    packageName: 'eu.lighthouse.keeper',
    share: 0.06,
    countries: europe,
    growth: 1.3,
    weekend: 1.5,
    loyalty: 1,
    game: true,
    products: coins,
    versions: [
      ['1.4.0', 0],
      ['1.5.0', 40],
    ],
    testAfter: 70,
  },
  {
    teamId: europeTeamId,
    packageName: 'eu.lighthouse.foghorn',
    share: 0.04,
    countries: europe,
    growth: 0.7,
    weekend: 1.4,
    loyalty: 0.6,
    game: true,
    products: coins,
    versions: [
      ['0.9.1', 0],
      ['1.0.0', 55],
    ],
  },
  {
    teamId: europeTeamId,
    packageName: 'eu.lighthouse.pebbles',
    share: 0.05,
    countries: world,
    growth: 1.5,
    weekend: 1.3,
    loyalty: 0.9,
    game: true,
    products: coins,
    versions: [
      ['3.2.0', 0],
      ['3.3.0', 33],
      ['3.4.0', 77],
    ],
  },
  {
    teamId: europeTeamId,
    packageName: 'eu.lighthouse.regatta',
    share: 0.01,
    countries: europe,
    growth: 3,
    weekend: 1.3,
    loyalty: 0,
    game: true,
    reservedOnly: true,
  },
]

/** Devices in use: name, device type by the platform's number, weight. */
export const devices: readonly (readonly [name: string, deviceType: number, weight: number])[] = [
  ['Aurora P70', 4, 20],
  ['Aurora P60', 4, 16],
  ['Meridian 12', 4, 13],
  ['Meridian 11', 4, 9],
  ['Solstice X', 4, 8],
  ['Kite Lite', 4, 7],
  ['Kite S', 4, 5],
  ['Nova Fold', 4, 3],
  ['Aurora Pad', 5, 8],
  ['Meridian Pad Mini', 5, 4],
  ['Aurora Watch 5', 7, 4],
  ['Vision TV 65', 8, 2],
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
export const messages: Weighted = [
  ['notification', 6],
  ['in-app', 3],
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

/** One step of a version's rollout: its release, or an increase of the percentage. */
export interface Spreading {
  versionNumber: string
  day: string
  /** The users whom this step adds: from one share of all users to another. */
  from: number
  share: number
  /** Days on which the rollout was paused, the second one excluded; null while it is, or after it was canceled. */
  pauses: readonly (readonly [from: string, to: string | null])[]
}

/** Average number of events per new person over the first 90 days. */
const eventsOfPerson = 20.5

/** Number of people who install an app on each day, by its plan; repeatable. */
export function peopleOfDays(
  plan: TrafficPlan,
  versions: readonly Spreading[],
  scale: number,
  firstDay: string,
  from: string,
  to: string,
): { day: string; people: number }[] {
  const level = (after: number, launched: boolean) => {
    const day = addDays(firstDay, after)
    const weekday = utcWeekday(dayTime(day))
    const weekend = weekday === 0 || weekday === 6 ? plan.weekend : 1
    // Grows until the fourth month, then stays level.
    const grown = 1 + ((plan.growth - 1) * Math.min(after, 120)) / 90
    const launches = launched
      ? versions.reduce((sum, step) => sum + (step.share - step.from) * spike(daysBetween(step.day, day) - 1), 0)
      : 0
    return grown * weekend * (1 + launches) * (0.92 + 0.16 * noise(plan.packageName, after))
  }
  const whole = Array.from({ length: 90 }, (_, after) => level(after, false)).reduce((sum, each) => sum + each, 0)
  const unit = (scale * plan.share) / eventsOfPerson / whole
  const days: { day: string; people: number }[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const after = daysBetween(firstDay, day) - 1
    if (after >= 0)
      days.push({ day, people: Math.floor(level(after, true) * unit + noise(`${plan.packageName} rest`, after)) })
  }
  return days
}

/** Effect of a new version, strongest on its first day. Versions from before the first day have none. */
function spike(age: number): number {
  return age >= 0 && age < 14 ? 0.9 * Math.exp(-age / 3) : 0
}

/** A number from 0 to 1, determined by a text and a number (FNV-1a). */
function noise(text: string, number: number): number {
  let hash = 0x811c9dc5
  for (const character of `${text} ${number}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}

/** Seed that makes an app's random values differ from those of others. */
export function seedOf(appId: string): number {
  return Math.floor(noise(appId, 20_260_302) * 2 ** 31)
}

/** Midnight UTC, as a day. */
export const dayOfTime = (time: number): string => dayText(time - (time % dayMilliseconds))
