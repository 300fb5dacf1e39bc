import type { ContentRating } from '@console-widgets/core/tables'
import type { Answers } from './answers.ts'
import type { AppKind } from './app-kind.ts'
import { raiseToKind } from './kinds.ts'
import type { QuestionId } from './questionnaire.ts'
import { rate, type SystemRating } from './rate.ts'
import { rankOf, systemLevels } from './systems.ts'

/** The next lower rating in a system, and the strongest answers with which the app would have it. */
export interface LowerRating {
  level: string
  answers: { question: QuestionId; answer: number }[]
}

/**
 * Returns what would have to be different in an app for its next lower rating in a system. Nothing if it has the
 * lowest, or if its category demands the level whatever the answers are.
 */
export function lowerRating(
  { questionnaire, kind, time }: { questionnaire: number; kind: AppKind; time: number },
  answers: Answers,
  system: ContentRating,
): LowerRating | undefined {
  const rated = (given: Answers) => raiseToKind(rate(questionnaire, given, time, kind), kind)[system]
  const height = heightOf(system, rated(answers))
  const given = { ...answers }
  let rating = rated(given)
  while (heightOf(system, rating) === height) {
    if (rating.because.length === 0) return undefined
    // Each of these answers gives the level alone.
    for (const question of rating.because) given[question] = (given[question] ?? 0) - 1
    rating = rated(given)
  }
  const changed = (Object.keys(given) as QuestionId[]).filter((question) => given[question] !== answers[question])
  return { level: rating.level, answers: changed.map((question) => ({ question, answer: given[question] ?? 0 })) }
}

/** Position of a rating in its system. A refusal is above every level. */
const heightOf = (system: ContentRating, { level, refused }: SystemRating) =>
  refused ? systemLevels[system].length : rankOf(system, level)
