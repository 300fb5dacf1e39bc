import type { GroupResult, MetricResult } from './data.ts'

/** What a suggestion is made from. */
interface Judged extends Pick<MetricResult, 'role'> {
  groups: readonly Pick<GroupResult, 'variantId' | 'difference' | 'verdict'>[]
}

/**
 * The variant that is better by the goal, and by most if there are several, unless it makes a guardrail worse. Else
 * the control, which comes first: nothing says that a change would help. Undefined while there is no result.
 */
export function suggestVariant(metrics: readonly Judged[]): string | undefined {
  const ofRole = (wanted: Judged['role']) =>
    metrics.filter(({ role }) => role === wanted).flatMap(({ groups }) => groups)
  const hurting = new Set(
    ofRole('guard')
      .filter(({ verdict }) => verdict === 'worse')
      .map(({ variantId }) => variantId),
  )
  const groups = ofRole('goal')
  const [best] = groups
    .filter(({ verdict, variantId }) => verdict === 'better' && !hurting.has(variantId))
    .toSorted((one, other) => Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0))
  return (best ?? groups[0])?.variantId
}
