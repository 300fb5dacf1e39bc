/** Facts of an app in a calendar month, by which the store's award is decided. */
export interface AwardFacts {
  isLive: boolean
  /** People who installed it in the month, and in the month before. */
  installs: number
  installsBefore: number
  /** Share of the people who installed it in the month who used it a week later or more. Null without people. */
  kept: number | null
  /** Average rating at the end of the month. Null without reviews. */
  rating: number | null
  reviews: number
  /** Findings in its listing for which a review would reject it. */
  rejected: number
}

/** What an app needs for the award of a month. */
export const awardRules = { installs: 50, kept: 0.2, rating: 4, reviews: 10 } as const

/** What is looked at. */
export const awardCriteria = ['live', 'installs', 'growth', 'kept', 'rating', 'reviews', 'listing'] as const
export type AwardCriterion = (typeof awardCriteria)[number]

/** A criterion, with the value of the app and the one that is needed. */
export interface JudgedCriterion {
  criterion: AwardCriterion
  /** Null: there is nothing to compare. */
  value: number | null
  needed: number
  isMet: boolean
}

const atLeast = (criterion: AwardCriterion, value: number | null, needed: number): JudgedCriterion => ({
  criterion,
  value,
  needed,
  isMet: value !== null && value >= needed,
})

/** Compares an app with all criteria. It gets the award if all are met. */
export function judgeMonth(facts: AwardFacts): JudgedCriterion[] {
  const { isLive, installs, installsBefore, kept, rating, reviews, rejected } = facts
  return [
    atLeast('live', Number(isLive), 1),
    atLeast('installs', installs, awardRules.installs),
    atLeast('growth', installs, installsBefore),
    atLeast('kept', kept, awardRules.kept),
    atLeast('rating', rating, awardRules.rating),
    atLeast('reviews', reviews, awardRules.reviews),
    { criterion: 'listing', value: rejected, needed: 0, isMet: rejected === 0 },
  ]
}
