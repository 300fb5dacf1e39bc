import { type ContentFields, type ContentText } from './contents.ts'
import { heroProblem } from './resources.ts'
import { findWords, type WordRule } from './words-in-question.ts'

/** What keeps a content from being submitted, besides words. */
export const structureRules = [
  'text-missing',
  'hero-missing',
  'hero-unfit',
  'picture-gone',
  'no-app',
  'app-gone',
  'app-unavailable',
  'no-country',
  'end-before-start',
  'end-past',
  'category-missing',
  'no-promotion',
  'promotion-gone',
  'promotion-over',
  'promotion-other-app',
  'promotion-countries',
  'promotion-days',
] as const
export type StructureRule = (typeof structureRules)[number]

/** What is said, and keeps nothing back. */
export const noteRules = ['fewer-countries', 'pictures-alike'] as const
export type NoteRule = (typeof noteRules)[number]

export const issueRules = [...structureRules, ...noteRules] as const

/**
 * Something that speaks against a content: an `error` keeps it from being submitted and shown, the reviewer rejects it
 * for a `review`, and a `note` is only said.
 */
export interface ContentIssue {
  level: 'error' | 'review' | 'note'
  rule: StructureRule | NoteRule | WordRule
  /** Field in which it is fixed. */
  field: keyof ContentFields
  /** Language of the text in question. */
  lang: string | null
  /** What it is about: words, a name, a number. */
  sample: string
}

/** An app as contents see it. */
export interface AppFact {
  appId: string
  appName: string
  isQuickApp: boolean
  /** Countries where the store offers it. */
  countries: string[]
}

/** A promotion as contents see it. */
export interface PromotionFact {
  promotionId: string
  name: string
  appId: string
  state: 'draft' | 'online' | 'offline'
  countries: string[]
  startTime: number
  endTime: number
}

/** A picture as contents see it. */
export interface PictureFact {
  resourceId: string
  fileName: string
  width: number
  height: number
  /** IDs of other pictures that show almost the same. */
  alike: readonly string[]
}

/** What a content is compared with. */
export interface ContentFacts {
  now: number
  apps: readonly AppFact[]
  promotions: readonly PromotionFact[]
  pictures: readonly PictureFact[]
  /** Language in which each text is written, as far as it can be told. */
  detected: Readonly<Record<string, string | null>>
}

/** Everything that speaks against a content at a moment. */
export function findIssues(fields: ContentFields, facts: ContentFacts): ContentIssue[] {
  return [
    ...issuesOfTexts(fields, facts),
    ...issuesOfPictures(fields, facts),
    ...issuesOfApps(fields, facts),
    ...issuesOfTime(fields, facts),
    ...(fields.kind === 'offer' ? issuesOfPromotion(fields, facts) : []),
  ]
}

/** Those of the issues that keep a published edition back: what it is about isn’t there. */
export function holdingIssues(fields: ContentFields, facts: ContentFacts): ContentIssue[] {
  return [...issuesOfApps(fields, facts), ...(fields.kind === 'offer' ? issuesOfPromotion(fields, facts) : [])].filter(
    ({ level, rule }) => level === 'error' && rule !== 'category-missing',
  )
}

/** Countries in which a content is shown: the chosen ones where every app is available. */
export function shownCountries({ countries, appIds }: ContentFields, { apps }: Pick<ContentFacts, 'apps'>): string[] {
  const about = appIds.map((appId) => new Set(apps.find((app) => app.appId === appId)?.countries ?? []))
  return countries.filter((country) => about.every((available) => available.has(country)))
}

const error = (rule: StructureRule, field: keyof ContentFields, sample = '', lang: string | null = null) => ({
  level: 'error' as const,
  rule,
  field,
  lang,
  sample,
})

function issuesOfTexts({ texts }: ContentFields, { detected }: ContentFacts): ContentIssue[] {
  return texts.flatMap((text): ContentIssue[] => [
    ...missingParts(text).map((part) => error('text-missing', 'texts', part, text.lang)),
    ...findWords(text, detected[text.lang] ?? null).map(({ rule, sample }) => ({
      level: 'review' as const,
      rule,
      field: 'texts' as const,
      lang: text.lang,
      sample,
    })),
  ])
}

/** Parts of a text that aren’t written yet. */
export function missingParts({ title, summary, body }: ContentText): ('title' | 'summary' | 'body')[] {
  return (Object.entries({ title, summary, body }) as ['title' | 'summary' | 'body', string][]).flatMap(
    ([part, text]) => (text.trim() === '' ? [part] : []),
  )
}

function issuesOfPictures({ heroId, pictureIds }: ContentFields, { pictures }: ContentFacts): ContentIssue[] {
  const find = (id: string) => pictures.find(({ resourceId }) => resourceId === id)
  const hero = heroId === null ? undefined : find(heroId)
  const problem = hero && heroProblem(hero)
  return [
    ...(heroId === null ? [error('hero-missing', 'heroId')] : []),
    ...(heroId !== null && !hero ? [error('picture-gone', 'heroId')] : []),
    ...(problem ? [error('hero-unfit', 'heroId', problem)] : []),
    ...(pictureIds.some((id) => !find(id)) ? [error('picture-gone', 'pictureIds')] : []),
    ...pairsAlike([...new Set([...(hero ? [hero.resourceId] : []), ...pictureIds])].flatMap((id) => find(id) ?? [])),
  ]
}

/** Pictures of a content that show almost what an earlier one does. */
function pairsAlike(shown: readonly PictureFact[]): ContentIssue[] {
  return shown.flatMap(({ fileName, alike }, index): ContentIssue[] => {
    const earlier = shown.slice(0, index).find(({ resourceId }) => alike.includes(resourceId))
    if (!earlier) return []
    const sample = `${earlier.fileName} / ${fileName}`
    return [{ level: 'note', rule: 'pictures-alike', field: 'pictureIds', lang: null, sample }]
  })
}

function issuesOfApps(fields: ContentFields, { apps }: ContentFacts): ContentIssue[] {
  const { appIds, countries, categoryId } = fields
  const known = appIds.flatMap((appId) => apps.find((app) => app.appId === appId) ?? [])
  const gone = appIds.filter((appId) => !apps.some((app) => app.appId === appId))
  const unavailable = known.filter((app) => !countries.some((country) => app.countries.includes(country)))
  const shown = shownCountries(fields, { apps })
  const isShownNowhere = countries.length > 0 && gone.length === 0 && unavailable.length === 0 && shown.length === 0
  return [
    ...(appIds.length === 0 ? [error('no-app', 'appIds')] : []),
    ...gone.map((appId) => error('app-gone', 'appIds', appId)),
    ...(countries.length === 0 ? [error('no-country', 'countries')] : []),
    ...(countries.length === 0 ? [] : unavailable.map(({ appName }) => error('app-unavailable', 'appIds', appName))),
    ...(isShownNowhere ? known.map(({ appName }) => error('app-unavailable', 'countries', appName)) : []),
    ...(shown.length > 0 && shown.length < countries.length
      ? [
          {
            level: 'note' as const,
            rule: 'fewer-countries' as const,
            field: 'countries' as const,
            lang: null,
            sample: String(countries.length - shown.length),
          },
        ]
      : []),
    ...(categoryId === null && known.some(({ isQuickApp }) => isQuickApp)
      ? [error('category-missing', 'categoryId')]
      : []),
  ]
}

function issuesOfTime({ startTime, endTime }: ContentFields, { now }: ContentFacts): ContentIssue[] {
  if (endTime === null) return []
  return [
    ...(startTime !== null && endTime <= startTime ? [error('end-before-start', 'endTime')] : []),
    ...(endTime <= now ? [error('end-past', 'endTime')] : []),
  ]
}

function issuesOfPromotion(fields: ContentFields, { promotions, now }: ContentFacts): ContentIssue[] {
  const { promotionId, appIds, startTime, endTime } = fields
  if (promotionId === null) return [error('no-promotion', 'promotionId')]
  const promotion = promotions.find((each) => each.promotionId === promotionId)
  if (!promotion) return [error('promotion-gone', 'promotionId')]
  const { name, countries, appId } = promotion
  const begins = Math.max(startTime ?? now, now)
  const missing = fields.countries.filter((country) => !countries.includes(country)).length
  return [
    ...(promotion.state === 'offline' ? [error('promotion-over', 'promotionId', name)] : []),
    ...(appIds.includes(appId) ? [] : [error('promotion-other-app', 'promotionId', name)]),
    ...(missing > 0 ? [error('promotion-countries', 'countries', String(missing))] : []),
    ...(promotion.state !== 'offline' &&
    (begins < promotion.startTime || endTime === null || endTime > promotion.endTime)
      ? [error('promotion-days', 'endTime', name)]
      : []),
  ]
}
