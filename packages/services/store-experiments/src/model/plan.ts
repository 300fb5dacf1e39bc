import { peopleForShares, smallestEffect, type Method } from '@console-widgets/statistics'
import { power as plannedPower } from './material-test.ts'

/** What a plan depends on. */
export interface PlanQuestion {
  /** Share of the visitors who do it without a test. */
  baseline: number
  method: Method
  alpha: number
  /** Shares of the visitors in percent, that of the original first. */
  weights: readonly number[]
  /** Chance of finding the effect; that of every experiment's own plan by default. */
  power?: number
}

/** Chance of an effect where there is none, for each comparison with the original. */
export function alphaOfEach(alpha: number, challengers: number): number {
  return alpha / Math.max(1, challengers)
}

/**
 * Visitors who are needed in all variants together to find a relative effect, for the variant that needs most.
 * Undefined if the past has no share to plan with.
 */
export function visitorsNeeded(
  { baseline, method, alpha, weights, power = plannedPower }: PlanQuestion,
  effect: number,
): number | undefined {
  const [original = 0, ...others] = weights
  const target = baseline * (1 + effect)
  if (baseline <= 0 || baseline >= 1 || target >= 1 || original <= 0 || effect <= 0 || others.length === 0)
    return undefined
  const needed = others.map((weight) => {
    const demand = { method, alpha: alphaOfEach(alpha, others.length), power, ratio: weight / original }
    return (Math.ceil(peopleForShares(baseline, target, demand)) * 100) / original
  })
  return Math.ceil(Math.max(...needed))
}

/** The smallest relative effect that a number of visitors suffices for. */
export function effectFor(question: PlanQuestion, visitors: number): number | undefined {
  const { baseline } = question
  if (baseline <= 0 || baseline >= 1) return undefined
  return smallestEffect(
    visitors,
    (effect) => visitorsNeeded(question, effect) ?? Number.POSITIVE_INFINITY,
    (1 / baseline - 1) * 0.999,
  )
}
