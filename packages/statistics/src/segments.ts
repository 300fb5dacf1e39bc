import { compareGroups, type Compared, type Group } from './compare.ts'
import type { Method } from './plan.ts'

/** Groups of people within a segment, such as a country: the control first, then those that are compared with it. */
export interface SegmentGroups {
  groups: readonly Group[]
  /** People of the control and of each other group at the planned end, for a method that may be looked at any time. */
  planned: readonly number[]
}

/** How segments are compared. */
export interface SegmentComparison {
  method: Method
  /** Chance that any of the intervals misses its difference, for all segments and groups together. */
  alpha: number
}

/**
 * Compares each group with the control of its segment. Who looks at many segments finds differences by chance, so the
 * chance of error is divided by the number of intervals that are looked at (Bonferroni): one for each group of each
 * segment, also of those with too few people for an interval.
 * @returns for each segment, a comparison for each group after the control
 */
export function compareSegments(
  segments: readonly SegmentGroups[],
  { method, alpha }: SegmentComparison,
): (Compared | undefined)[][] {
  const ofEach = alpha / looksAt(segments)
  return segments.map(({ groups: [control, ...others], planned }) =>
    others.map((group, at) =>
      control ? compareGroups(group, control, { method, alpha: ofEach, planned: planned[at] ?? 1 }) : undefined,
    ),
  )
}

/** Number of intervals that are looked at, at least one. */
export function looksAt(segments: readonly SegmentGroups[]): number {
  return Math.max(
    1,
    segments.reduce((sum, { groups }) => sum + Math.max(0, groups.length - 1), 0),
  )
}
