import { doubts, keyOfEvidence, openQuestions, type Answers, type Evidence } from './answers.ts'
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
  /** Keys of the evidence that spoke against the answers at the time. Missing where it wasn’t stored yet. */
  known?: string[]
}

/** What decides the state of a rating. */
export interface RatingFacts {
  /** Version of the questionnaire that the answers are for. */
  questionnaire: number
  answers: Answers
  confirmed: Pick<ConfirmedRating, 'questionnaire' | 'ratings'> | null
  /** What has come into the app since, and speaks against the answers. */
  changes?: readonly Evidence[]
}

/**
 * State of a rating at a time. A confirmed one is outdated once the app has come to contain what its answers deny, or a
 * newer questionnaire applies; then it stays valid for the transition time, and expires afterwards. It expires
 * immediately when the app gets a category that needs a higher level.
 */
export function ratingState(
  { questionnaire, answers, confirmed, changes = [] }: RatingFacts,
  kind: AppKind,
  now: number,
): RatingState {
  if (!confirmed) return openQuestions(questionnaire, answers).length === 0 ? 'answered' : 'none'
  const { ratings } = confirmed
  if (changedSystems(ratings, raiseToKind(ratings, kind)).length > 0) return 'expired'
  const end = transitionEnd(confirmed.questionnaire)
  if (end === undefined || now < end - transitionTime) return changes.length > 0 ? 'outdated' : 'confirmed'
  return now < end ? 'outdated' : 'expired'
}

/** Evidence against the answers of a confirmed rating that wasn't there when it was confirmed. */
export function changesSince(
  { questionnaire, answers, known }: Pick<ConfirmedRating, 'questionnaire' | 'answers' | 'known'>,
  evidence: readonly Evidence[],
): Evidence[] {
  if (known === undefined) return []
  return doubts(evidence, questionnaire, answers).filter((each) => !known.includes(keyOfEvidence(each)))
}

/** When ratings by a version of the questionnaire expire; undefined for the newest. */
export function transitionEnd(version: number): number | undefined {
  const next = questionnaireAfter(version)
  return next && next.validFrom + transitionTime
}
