import { featuresOf, type AppKind, type Feature } from './features.ts'
import type { DocumentCode } from './documents.ts'

/** Groups of countries whose authorities ask for documents. */
export const ruleCountries = {
  china: ['CN'],
  // The European Economic Area.
  europe: [
    ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IS'],
    ...['IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ],
  russia: ['RU'],
} as const satisfies Record<string, readonly string[]>
export type RuleGroup = keyof typeof ruleCountries
export const ruleGroups = Object.keys(ruleCountries) as [RuleGroup, ...RuleGroup[]]

/** Rules, by what they ask for. */
export const ruleIds = [
  'cn-game-publication',
  'cn-game-copyright',
  'cn-news',
  'cn-publishing',
  'cn-audiovisual',
  'cn-maps',
  'cn-banking',
  'cn-medical',
  'cn-ai',
  'eu-banking',
  'eu-medical',
  'ru-banking',
] as const
export type RuleId = (typeof ruleIds)[number]

/** A law or regulation that asks apps with a feature for a document. */
export interface Rule {
  id: RuleId
  feature: Feature
  group: RuleGroup
  /** Any one of them is enough. */
  documents: readonly [DocumentCode, ...DocumentCode[]]
  /** First day on which the rule applies, such as `2016-03-10`. */
  from: string
  /** Where it is written, as it is cited in its country. */
  source: string
}

/** All rules. They are added and dated, and not changed: what applied on a day can be told later. */
export const rules: readonly Rule[] = [
  {
    id: 'cn-game-publication',
    feature: 'games',
    group: 'china',
    documents: ['cn-game-publication'],
    from: '2016-03-10',
    source: '《网络出版服务管理规定》第二十七条',
  },
  {
    id: 'cn-game-copyright',
    feature: 'games',
    group: 'china',
    documents: ['cn-software-copyright', 'cn-electronic-copyright'],
    from: '2016-07-01',
    source: '《关于移动游戏出版服务管理的通知》（新广出办发〔2016〕44号）',
  },
  {
    id: 'cn-news',
    feature: 'news',
    group: 'china',
    documents: ['cn-news-license'],
    from: '2017-06-01',
    source: '《互联网新闻信息服务管理规定》第五条',
  },
  {
    id: 'cn-publishing',
    feature: 'books',
    group: 'china',
    documents: ['cn-publishing-license'],
    from: '2016-03-10',
    source: '《网络出版服务管理规定》第七条',
  },
  {
    id: 'cn-audiovisual',
    feature: 'audio-video',
    group: 'china',
    documents: ['cn-audiovisual-license', 'cn-audiovisual-filing'],
    from: '2008-01-31',
    source: '《互联网视听节目服务管理规定》第七条',
  },
  {
    id: 'cn-maps',
    feature: 'maps',
    group: 'china',
    documents: ['cn-mapping-certificate', 'cn-map-authorization'],
    from: '2016-01-01',
    source: '《地图管理条例》第三十四条',
  },
  {
    id: 'cn-banking',
    feature: 'banking',
    group: 'china',
    documents: ['cn-financial-license'],
    from: '2004-02-01',
    source: '《中华人民共和国银行业监督管理法》第十九条',
  },
  {
    id: 'cn-medical',
    feature: 'medical',
    group: 'china',
    documents: ['cn-device-registration', 'cn-medical-statement'],
    from: '2021-06-01',
    source: '《医疗器械监督管理条例》第十三条',
  },
  {
    id: 'cn-ai',
    feature: 'generative-ai',
    group: 'china',
    documents: ['cn-ai-filing'],
    from: '2023-08-15',
    source: '《生成式人工智能服务管理暂行办法》第十七条',
  },
  {
    id: 'eu-banking',
    feature: 'banking',
    group: 'europe',
    documents: ['eu-banking-license'],
    from: '2014-01-01',
    source: 'Directive 2013/36/EU, Article 8',
  },
  {
    id: 'eu-medical',
    feature: 'medical',
    group: 'europe',
    documents: ['eu-device-conformity', 'eu-medical-statement'],
    from: '2021-05-26',
    source: 'Regulation (EU) 2017/745, Article 19',
  },
  {
    id: 'ru-banking',
    feature: 'banking',
    group: 'russia',
    documents: ['ru-banking-license'],
    from: '1990-12-02',
    source: 'Федеральный закон № 395-1 «О банках и банковской деятельности», статья 13',
  },
]

/** Rules that apply to an app on a day, in all countries. */
export function rulesFor(kind: AppKind, declared: readonly Feature[], day: string): Rule[] {
  const offered = featuresOf(kind, declared)
  return rules.filter(({ feature, from }) => offered.includes(feature) && from <= day)
}

export const ruleOf = (id: RuleId): Rule => rules.find((rule) => rule.id === id) as Rule

/** Rules that a document meets. */
export const rulesOfDocument = (code: DocumentCode): Rule[] => rules.filter(({ documents }) => documents.includes(code))

/** Facts because of which a rule asks nothing of an app. */
export const freeingFacts = ['feature', 'country', 'date'] as const
export type FreeingFact = (typeof freeingFacts)[number]

/** Why a rule doesn’t ask an app for its documents; undefined if it does. @param countries those that are wanted */
export function freedBy(
  { feature, group, from }: Rule,
  offered: readonly Feature[],
  countries: readonly string[],
  day: string,
): FreeingFact | undefined {
  if (!offered.includes(feature)) return 'feature'
  if (from > day) return 'date'
  return ruleCountries[group].some((country) => countries.includes(country)) ? undefined : 'country'
}
