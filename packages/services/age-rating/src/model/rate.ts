import { contentRatings, type ContentRating } from '@console-widgets/core/tables'
import { effectiveAnswers, type Answers } from './answers.ts'
import { isGame, type AppKind } from './app-kind.ts'
import type { QuestionId } from './questionnaire.ts'
import {
  interactiveElements,
  ratingRules,
  refused,
  type Descriptor,
  type InteractiveElement,
  type RatingRule,
} from './rules.ts'
import { countriesOfSystem, rankOf, systemLevels } from './systems.ts'

/** Rating of an app in one system. */
export interface SystemRating {
  level: string
  descriptors: Descriptor[]
  interactive: InteractiveElement[]
  /** Whether the system doesn't admit the app. The level is then its highest. */
  refused: boolean
  /** Questions whose answers give the level, or the refusal. */
  because: QuestionId[]
}
export type Ratings = Record<ContentRating, SystemRating>

/**
 * Rates answers in all systems, by the rules in force at a time: in each the highest level of the rules that apply. The
 * page shows the same while the user answers.
 * @param version of the questionnaire
 * @param kind some rules are about games alone
 */
export function rate(version: number, answers: Answers, time: number, kind: Pick<AppKind, 'parentType'>): Ratings {
  const given = effectiveAnswers(version, answers)
  const applying = ratingRules.filter(
    ({ question, least, since = 0, onlyGames = false }) =>
      (given[question] ?? 0) >= least && since <= time && (!onlyGames || isGame(kind)),
  )
  const interactive = Object.entries(interactiveElements).flatMap(([question, element]) =>
    (given[question as QuestionId] ?? 0) > 0 ? [element] : [],
  )
  return Object.fromEntries(
    contentRatings.map((system) => [system, { ...rateIn(system, applying), interactive: [...interactive] }]),
  ) as Ratings
}

function rateIn(system: ContentRating, rules: readonly RatingRule[]): Omit<SystemRating, 'interactive'> {
  const rows = rules.flatMap((rule) => {
    const rank = ranks.get(rule)?.[system]
    return rank === undefined ? [] : [{ ...rule, rank }]
  })
  const highest = Math.max(0, ...rows.map(({ rank }) => rank))
  const levels = systemLevels[system]
  return {
    level: levels[Math.min(highest, levels.length - 1)] as string,
    refused: highest >= levels.length,
    descriptors: [...new Set(rows.map(({ descriptor }) => descriptor))],
    because:
      highest === 0 ? [] : [...new Set(rows.filter(({ rank }) => rank === highest).map(({ question }) => question))],
  }
}

/** Positions of the rules’ levels in their systems. A refusal is above every level. */
const ranks: ReadonlyMap<RatingRule, Partial<Record<ContentRating, number>>> = new Map(
  ratingRules.map((rule) => [rule, Object.fromEntries(contentRatings.flatMap((system) => rankIn(rule, system)))]),
)

function rankIn({ levels }: RatingRule, system: ContentRating): [ContentRating, number][] {
  const level = levels[system]
  if (level === undefined) return []
  return [[system, level === refused ? systemLevels[system].length : rankOf(system, level)]]
}

/** Countries whose systems don't admit the app. */
export function refusedCountries(ratings: Ratings): string[] {
  return contentRatings.filter((system) => ratings[system].refused).flatMap((system) => countriesOfSystem[system])
}

/** Systems that rate differently, with both ratings. */
export function changedSystems(before: Ratings, after: Ratings): ContentRating[] {
  return contentRatings.filter(
    (system) => before[system].level !== after[system].level || before[system].refused !== after[system].refused,
  )
}
