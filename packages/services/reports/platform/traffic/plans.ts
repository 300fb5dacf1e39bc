import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { europeTeamId } from '@console-widgets/platform/demo/people'

/** Values to draw, each with its weight. */
export type Weighted = readonly (readonly [name: string, weight: number])[]

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
  widgets?: Weighted
  services?: Weighted
  /**
   * Events of its own that the app reports, and the chances of one more of them in a visit. The same fraction is drawn
   * for all: who does a rare thing has done the more frequent ones.
   */
  ownEvents?: readonly (readonly [name: string, chances: readonly number[]])[]
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
    widgets: [
      ['route-home', 5],
      ['traffic-now', 3],
    ],
    services: [
      ['route-card', 4],
      ['share-position', 2],
    ],
    ownEvents: [
      ['route_started', [0.16, 0.04]],
      ['route_shared', [0.025]],
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
