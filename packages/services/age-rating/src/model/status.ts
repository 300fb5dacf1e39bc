import { openQuestions, type Answers } from './answers.ts'
import type { AppKind } from './app-kind.ts'
import { raiseToKind } from './kinds.ts'
import { changedSystems, type Ratings } from './rate.ts'
import { questionnaireAfter, transitionTime } from './questionnaire.ts'

/** How far the rating of an app is. */
export const ratingStates = ['none', 'answered', 'confirmed', 'outdated', 'expired'] as const
export type RatingState = (typeof ratingStates)[number]

/** A rating in force, with all that it follows from. */
export interface ConfirmedRating {
  questionnaire: number
  answers: Answers
  ratings: Ratings
  time: number
}

/** What decides the state of a rating. */
export interface RatingFacts {
  /** Version of the questionnaire that the answers are for. */
  questionnaire: number
  answers: Answers
  confirmed: Pick<ConfirmedRating, 'questionnaire' | 'ratings'> | null
}

/**
 * State of a rating at a time. A confirmed one is outdated once a newer questionnaire applies; it stays valid for the
 * transition time, and expires then. It expires immediately when the app gets a category that needs a higher level.
 */
export function ratingState(
  { questionnaire, answers, confirmed }: RatingFacts,
  kind: AppKind,
  now: number,
): RatingState {
  if (!confirmed) return openQuestions(questionnaire, answers).length === 0 ? 'answered' : 'none'
  const { ratings } = confirmed
  if (changedSystems(ratings, raiseToKind(ratings, kind)).length > 0) return 'expired'
  const end = transitionEnd(confirmed.questionnaire)
  if (end === undefined || now < end - transitionTime) return 'confirmed'
  return now < end ? 'outdated' : 'expired'
}

/** When ratings by a version of the questionnaire expire; undefined for the newest. */
export function transitionEnd(version: number): number | undefined {
  const next = questionnaireAfter(version)
  return next && next.validFrom + transitionTime
}
