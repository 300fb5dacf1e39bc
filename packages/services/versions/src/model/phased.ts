import { liveStates } from './states.ts'

/** Progress of a phased release: not started, running, paused, or rolled back. A full release ends it. */
export const phasedStates = ['DRAFT', 'RELEASE', 'SUSPEND', 'CANCEL'] as const
export type PhasedState = (typeof phasedStates)[number]

/** Phased release of a version. */
export interface PhasedRelease {
  state: PhasedState
  startTime: number
  endTime: number
  /** Rollout percentage, as text with two decimals: `12.50`. */
  percent: string
  description: string
  /** Number of pauses. */
  halts: number
  /** Time of the last pause; null while it runs. */
  suspendTime: number | null
}

/** Whether a version is live for a percentage of the users. */
export function isInPhasedRelease({
  releaseState,
  phasedRelease,
}: {
  releaseState: number
  phasedRelease: unknown
}): boolean {
  return liveStates.includes(releaseState) && phasedRelease !== null
}

/** A percentage from 0.00 to 100.00 with two decimals. */
export const percentPattern = /^(100\.00|\d{1,2}\.\d{2})$/

/** Typical steps of a seven-day release. */
export const suggestedPercents = [1, 2, 5, 10, 20, 50, 100] as const

/** The next suggested step above a percentage. */
export function nextPercent(percent: string): number {
  return suggestedPercents.find((step) => step > Number(percent)) ?? 100
}

/** Milliseconds until a paused release resumes on its own. */
export const longestPause = 30 * 86_400_000
/** Maximum duration of a phased release, in milliseconds. */
export const longestPhasedRelease = 90 * 86_400_000

/** Users of a version below which its crash rate says nothing yet. */
const fewestUsers = 20
/** Factor by which a rate must exceed another to count as higher: the same as in the recommendations of reports. */
const clearly = 1.25

/** The figures of one version that a verdict depends on. */
interface StabilityFigures {
  users: number | null
  crashShare: number | null
}

/** Whether a version in phased release crashes clearly more often than the one that everyone else gets. */
export function crashesMore({ version, previous }: { version: StabilityFigures; previous: StabilityFigures }): boolean {
  if ((version.users ?? 0) < fewestUsers || version.crashShare === null || previous.crashShare === null) return false
  return version.crashShare > previous.crashShare * clearly
}
