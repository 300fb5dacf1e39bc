import { around, twoSided, type Interval } from './interval.ts'

/** Answers from 0 to 10: how many are promoters (9, 10) and detractors (0 to 6), of all. */
export interface Promoters {
  people: number
  promoters: number
  detractors: number
}

/** Net promoter score from -1 to 1 with its interval. */
export function netPromoterScore(
  { people, promoters, detractors }: Promoters,
  alpha: number,
): Interval & { score: number } {
  const [plus, minus] = [promoters / people, detractors / people]
  const score = plus - minus
  const error = Math.sqrt((plus + minus - score ** 2) / people)
  return { score, ...around(score, twoSided(alpha) * error) }
}
