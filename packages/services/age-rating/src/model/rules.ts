import { contentRatings, type ContentRating } from '@console-widgets/core/tables'
import type { QuestionId } from './questionnaire.ts'

/** Symbols that explain a rating. */
export const descriptors = [
  'violence',
  'fear',
  'sexuality',
  'language',
  'crude-humor',
  'substances',
  'discrimination',
  'gambling',
  'random-items',
  'purchases-pressure',
  'interaction',
] as const
export type Descriptor = (typeof descriptors)[number]

/** An answer, or a stronger one, and the least level that it has in each system. */
export interface RatingRule {
  question: QuestionId
  least: number
  descriptor: Descriptor
  /** Least level in each system that has one, or `refused`. */
  levels: Partial<Record<ContentRating, string>>
  /** First moment at which it applies. Default: always. */
  since?: number
  /** Whether it is about games alone. */
  onlyGames?: boolean
}

/** The level at which a system doesn't admit an app at all. */
export const refused = 'refused'

/** Levels in the order of `contentRatings`, separated by spaces; `-` where the answer has no effect. */
function rule(question: QuestionId, least: number, descriptor: Descriptor, levels: string, since?: number): RatingRule {
  const each = levels.split(' ')
  return {
    question,
    least,
    descriptor,
    levels: Object.fromEntries(
      contentRatings.flatMap((system, index) => (each[index] === '-' ? [] : [[system, each[index]]])),
    ),
    ...(since === undefined ? {} : { since }),
  }
}

/** Simulated gambling and paid random items are rated by name in Australia since September 22, 2024. */
const australia2024 = Date.UTC(2024, 8, 22)
/** ClassInd has the level 6 since November 2025 (Portaria MJSP 1.048/2025). */
const brazil2025 = Date.UTC(2025, 10, 1)
/** Brazil's law on children online forbids paid random items to minors since March 17, 2026; the level is ours. */
const brazil2026 = Date.UTC(2026, 2, 17)
/** PEGI's criteria for the way in which a game makes users stay and pay. They are about games alone. */
const pegi2026 = Date.UTC(2026, 5, 1)
const ofGames = (least: RatingRule): RatingRule => ({ ...least, onlyGames: true })

/** HWAR PEGI USK Russia ESRB ClassInd ACB GRAC Generic. The highest level of all rows that apply is the rating. */
export const ratingRules: readonly RatingRule[] = [
  rule('violence', 1, 'violence', '7 7 6 6+ E10+ - PG ALL 7'),
  rule('violence', 1, 'violence', '- - - - - 6 - - -', brazil2025),
  rule('violence', 2, 'violence', '12 12 12 12+ T 10 PG 12 12'),
  rule('violence', 3, 'violence', '16 16 16 16+ M 14 MA15+ 15 16'),
  rule('violence', 4, 'violence', '18 18 18 18+ M 18 R18+ 19 18'),
  rule('fear', 1, 'fear', '7 7 6 6+ E10+ - PG ALL 7'),
  rule('fear', 1, 'fear', '- - - - - 6 - - -', brazil2025),
  rule('fear', 2, 'fear', '12 12 12 12+ T 12 M 12 12'),
  rule('sexuality', 1, 'sexuality', '12 12 12 12+ T 10 PG 12 12'),
  rule('sexuality', 2, 'sexuality', '16 12 12 16+ T 12 M 15 12'),
  rule('sexuality', 3, 'sexuality', '18 16 16 18+ M 16 MA15+ 19 16'),
  rule('sexuality', 4, 'sexuality', 'refused 18 18 18+ AO 18 refused refused 18'),
  rule('language', 1, 'language', '7 - - 6+ E10+ - PG ALL 7'),
  rule('language', 2, 'language', '12 12 12 16+ T 12 M 15 12'),
  rule('language', 3, 'language', '16 16 16 18+ M 14 MA15+ 19 16'),
  rule('crude-humor', 1, 'crude-humor', '7 - - 6+ E10+ - PG ALL 7'),
  rule('substances', 1, 'substances', '12 - 6 12+ E10+ 10 PG 12 7'),
  rule('substances', 2, 'substances', '16 16 12 16+ T 14 M 15 16'),
  rule('substances', 3, 'substances', '18 18 16 18+ M 16 MA15+ 19 18'),
  rule('substances', 4, 'substances', '18 18 18 18+ AO 18 refused 19 18'),
  rule('discrimination', 1, 'discrimination', '18 18 18 18+ M 18 R18+ 19 18'),
  rule('simulated-gambling', 1, 'gambling', '12 12 6 12+ E10+ 10 PG 12 12'),
  rule('simulated-gambling', 2, 'gambling', '18 18 16 18+ T 14 M 19 18'),
  rule('simulated-gambling', 2, 'gambling', '- - - - - - R18+ - -', australia2024),
  rule('real-gambling', 1, 'gambling', 'refused 18 18 18+ AO 18 R18+ refused 18'),
  rule('random-items', 1, 'random-items', '12 - 12 - - 12 - 12 -'),
  rule('random-items', 1, 'random-items', '- - - - - - M - -', australia2024),
  rule('random-items', 1, 'random-items', '- - - - - 18 - - -', brazil2026),
  ofGames(rule('random-items', 1, 'random-items', '- 16 - - - - - - -', pegi2026)),
  ofGames(rule('limited-offers', 1, 'purchases-pressure', '- 12 - - - - - - -', pegi2026)),
  ofGames(rule('return-rewards', 1, 'purchases-pressure', '- 7 - - - - - - -', pegi2026)),
  ofGames(rule('absence-penalties', 1, 'purchases-pressure', '- 12 - - - - - - -', pegi2026)),
  rule('interaction', 1, 'interaction', '7 - - - - - - - -'),
  rule('interaction', 2, 'interaction', '12 - 12 12+ - 12 PG 12 12'),
  ofGames(rule('interaction', 2, 'interaction', '- 18 - - - - - - -', pegi2026)),
  rule('internet', 1, 'interaction', '12 - 12 12+ - 12 PG 12 12'),
]

/** What users do in the app, named beside the rating whatever the level is. */
export const interactiveElements = {
  purchases: 'purchases',
  'random-items': 'random-items',
  interaction: 'users-interact',
  location: 'shares-location',
  internet: 'unrestricted-internet',
} as const satisfies Partial<Record<QuestionId, string>>
export type InteractiveElement = (typeof interactiveElements)[keyof typeof interactiveElements]
