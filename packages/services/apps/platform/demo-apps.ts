import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { europeTeamId } from '@console-widgets/platform/demo/people'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'

const { navigation, weather, reading, games } = demoProjectIds

/** A demo app: the values that a generator cannot make up. */
export interface DemoApp {
  appName: string
  packageName: string | null
  projectId: string | null
  parentType?: 2 | 13
  kinds?: [childType: number, grandChildType?: number]
  packageType?: 1 | 2 | 8
  devices?: number[]
  language?: string
  /** Price in hundredths of the currency, and the currency. */
  price?: [number, string]
}

/** Apps of the demo team. Guides and tests refer to the first three by name. */
const northwind: readonly DemoApp[] = [
  {
    appName: 'Northwind Maps',
    packageName: 'com.northwind.maps',
    projectId: navigation,
    kinds: [1302, 130201],
    devices: [4, 5, 7, 10],
  },
  {
    appName: 'Northwind Weather',
    packageName: 'com.northwind.weather',
    projectId: weather,
    kinds: [1301, 130101],
    devices: [4, 5, 7],
  },
  {
    appName: 'Tide Table',
    packageName: 'com.northwind.tidetable',
    projectId: navigation,
    kinds: [1302, 130201],
    devices: [4],
  },
  {
    appName: '北风地图',
    packageName: 'com.northwind.maps.cn',
    projectId: navigation,
    kinds: [1302, 130201],
    devices: [4, 10],
    language: 'zh-CN',
  },
  {
    appName: '北风天气',
    packageName: 'com.northwind.weather.cn',
    projectId: weather,
    kinds: [1301, 130101],
    devices: [4, 5],
    language: 'zh-CN',
  },
  {
    appName: '空气质量小组件',
    packageName: 'com.northwind.weather.air',
    projectId: weather,
    kinds: [1301, 130101],
    packageType: 2,
    language: 'zh-CN',
  },
  {
    appName: '潮汐日历',
    packageName: 'com.northwind.tide.calendar',
    projectId: weather,
    kinds: [1313],
    packageType: 2,
    language: 'zh-CN',
  },
  {
    appName: 'Северная погода',
    packageName: 'com.northwind.weather.ru',
    projectId: weather,
    kinds: [1301, 130101],
    devices: [4, 7],
    language: 'ru-RU',
  },
  {
    appName: 'Книжная полка',
    packageName: 'com.northwind.bookshelf',
    projectId: reading,
    kinds: [1310, 131002],
    devices: [4, 5],
    language: 'ru-RU',
    price: [19_900, 'RUB'],
  },
  {
    appName: 'Карманный словарь',
    packageName: 'com.northwind.dictionary',
    projectId: reading,
    kinds: [1306, 130601],
    language: 'ru-RU',
  },
  {
    appName: 'Margin Notes',
    packageName: 'com.northwind.marginnotes',
    projectId: reading,
    kinds: [1311, 131101],
    devices: [4, 5],
    price: [499, 'EUR'],
  },
  {
    appName: 'Harbour Radio',
    packageName: 'com.northwind.harbourradio',
    projectId: null,
    kinds: [1304, 130403],
    devices: [4, 7, 8, 10],
  },
  { appName: 'Ferry Pass', packageName: 'com.northwind.ferrypass', projectId: navigation, kinds: [1302, 130202] },
  {
    appName: 'Skipper’s Log',
    packageName: 'com.northwind.skipperslog',
    projectId: navigation,
    kinds: [1311, 131101],
    devices: [4, 5],
  },
  {
    appName: 'Chart Desk',
    packageName: 'com.northwind.chartdesk',
    projectId: navigation,
    kinds: [1302],
    packageType: 8,
    devices: [4],
    price: [2999, 'USD'],
  },
  {
    appName: 'Living Room Weather',
    packageName: 'com.northwind.weather.tv',
    projectId: weather,
    kinds: [1301, 130101],
    devices: [8],
  },
  {
    appName: '家用路由助手',
    packageName: 'com.northwind.router',
    projectId: null,
    kinds: [1313, 131301],
    devices: [9],
    language: 'zh-CN',
  },
  { appName: 'Untitled prototype', packageName: null, projectId: null },
]

/** Apps of the sister team in Europe. */
const lighthouse: readonly DemoApp[] = [
  {
    appName: 'Lighthouse Keeper',
    packageName: 'eu.lighthouse.keeper',
    projectId: games,
    parentType: 2,
    kinds: [205, 20503],
    devices: [4, 5],
  },
  { appName: 'Foghorn', packageName: 'eu.lighthouse.foghorn', projectId: games, parentType: 2, kinds: [208] },
  {
    appName: 'Storm Regatta',
    packageName: 'eu.lighthouse.regatta',
    projectId: games,
    parentType: 2,
    kinds: [206, 20602],
    devices: [4, 5, 8],
    price: [299, 'EUR'],
  },
  {
    appName: 'Pebble Match',
    packageName: 'eu.lighthouse.pebbles',
    projectId: games,
    parentType: 2,
    kinds: [204, 20401],
  },
  {
    appName: 'Reef Builders VR',
    packageName: 'eu.lighthouse.reef.vr',
    projectId: games,
    parentType: 2,
    kinds: [202, 20203],
    devices: [6],
  },
  {
    appName: 'Lighthouse Companion',
    packageName: 'eu.lighthouse.companion',
    projectId: games,
    kinds: [1303, 130302],
    devices: [4, 7],
  },
]

export const demoApps: readonly (DemoApp & { teamId: string })[] = [
  ...northwind.map((app) => ({ ...app, teamId: demoTeamId })),
  ...lighthouse.map((app) => ({ ...app, teamId: europeTeamId })),
]
