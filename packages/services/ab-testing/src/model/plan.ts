import { peopleForMeans, peopleForShares, smallestEffect, type Method } from '@console-widgets/statistics'
import { power } from './experiment.ts'
import { declarationOf, type MetricId } from './metrics.ts'

/** A metric without the experiment. */
export interface Baseline {
  mean: number
  variance: number
}

/** What a plan depends on. */
export interface PlanQuestion {
  metricId: MetricId
  baseline: Baseline
  method: Method
  alpha: number
  /** Weights of the variants, that of the control first. */
  weights: readonly number[]
}

/** Chance of an effect where there is none, for each comparison with the control. */
export function alphaOfEach(alpha: number, variants: number): number {
  return alpha / Math.max(1, variants - 1)
}

/**
 * People who are needed in all variants together to find a relative effect in the goal, for the variant that needs
 * most. Undefined if the metric has no values to plan with.
 */
export function peopleNeeded(question: PlanQuestion, effect: number): number | undefined {
  const { metricId, baseline, method, alpha, weights } = question
  const { mean, variance } = baseline
  const { kind, better } = declarationOf(metricId)
  const [control = 0, ...others] = weights
  const target = mean * (better === 'more' ? 1 + effect : 1 - effect)
  if (mean <= 0 || control <= 0 || effect <= 0 || others.length === 0) return undefined
  if (kind === 'share' && (mean >= 1 || target > 1 || target < 0)) return undefined
  const people = others.map((weight) => {
    const demand = { method, alpha: alphaOfEach(alpha, weights.length), power, ratio: weight / control }
    const ofControl =
      kind === 'share' ? peopleForShares(mean, target, demand) : peopleForMeans(mean - target, variance, demand)
    return (Math.ceil(ofControl) * 100) / control
  })
  return Math.ceil(Math.max(...people))
}

/** Largest relative effect that is looked for. */
const mostEffect = 10

/** The smallest relative effect that a number of people suffices for. */
export function effectFor(question: PlanQuestion, people: number): number | undefined {
  const { metricId, baseline } = question
  const { kind, better } = declarationOf(metricId)
  const largest = better === 'less' ? 1 : kind === 'share' ? 1 / baseline.mean - 1 : mostEffect
  return smallestEffect(people, (effect) => peopleNeeded(question, effect) ?? Number.POSITIVE_INFINITY, largest * 0.999)
}
