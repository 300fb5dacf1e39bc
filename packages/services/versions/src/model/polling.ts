import type { LifecycleFacts } from './reasons.ts'
import { storeStates } from './states.ts'

/** States in which the reviewer is at work: each moment can bring another one. */
const reviewStates: readonly number[] = [
  storeStates.preReview,
  storeStates.inReview,
  storeStates.upgradeInReview,
  storeStates.removalRequested,
]

/**
 * Milliseconds after which to read a version again while somebody looks; undefined when nothing happens to it by
 * itself.
 */
export function pollEvery(
  { releaseState, releaseTime, phasedRelease }: Pick<LifecycleFacts, 'releaseState' | 'releaseTime' | 'phasedRelease'>,
  now: number,
): number | undefined {
  if (reviewStates.includes(releaseState)) return 1500
  if (releaseState === storeStates.scheduled) return Math.min(Math.max((releaseTime ?? 0) - now, 0) + 1000, 60_000)
  return releaseState === storeStates.onShelf && phasedRelease?.state === 'RELEASE' ? 30_000 : undefined
}
