import type { LifecycleFacts } from './reasons.ts'
import { storeStates } from './states.ts'
import { isWatched } from './watched.ts'

/** States in which the reviewer is working: the state can change at any moment. */
const reviewStates: readonly number[] = [
  storeStates.preReview,
  storeStates.inReview,
  storeStates.upgradeInReview,
  storeStates.removalRequested,
]

/** Polling interval of a version on a visible page, in milliseconds; undefined if it can't change on its own. */
export function pollEvery(
  { releaseState, releaseTime, phasedRelease }: Pick<LifecycleFacts, 'releaseState' | 'releaseTime' | 'phasedRelease'>,
  now: number,
): number | undefined {
  if (reviewStates.includes(releaseState)) return 1500
  if (releaseState === storeStates.scheduled) return Math.min(Math.max((releaseTime ?? 0) - now, 0) + 1000, 60_000)
  return releaseState === storeStates.onShelf && phasedRelease?.state === 'RELEASE' ? 30_000 : undefined
}

/** Alerts of a live version begin and end with the clock: milliseconds between two looks at them. */
const alertsEvery = 30_000

/** Polling interval of a version and its alerts, in milliseconds; undefined if neither can change on its own. */
export function pollCockpitEvery(
  version: Pick<LifecycleFacts, 'releaseState' | 'releaseType' | 'releaseTime' | 'phasedRelease'>,
  now: number,
): number | undefined {
  const ofVersion = pollEvery(version, now)
  return isWatched(version) ? Math.min(ofVersion ?? alertsEvery, alertsEvery) : ofVersion
}
