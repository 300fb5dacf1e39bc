import { liveStates, releaseTypes } from './states.ts'

/** Whether alerts that fire can be about a version: it is live in the store. */
export function isWatched({ releaseState, releaseType }: { releaseState: number; releaseType: number }): boolean {
  return releaseType !== releaseTypes.test && liveStates.includes(releaseState)
}
