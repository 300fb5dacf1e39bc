/** How far a phased release is: not begun, growing, halted, or taken back. A full release ends it. */
export const phasedStates = ['DRAFT', 'RELEASE', 'SUSPEND', 'CANCEL'] as const
export type PhasedState = (typeof phasedStates)[number]

/** A phased release, as a version carries it. */
export interface PhasedRelease {
  state: PhasedState
  startTime: number
  endTime: number
  /** Share of the users, as text with two decimals: `12.50`. */
  percent: string
  description: string
  /** Users of the app when the release began. */
  installBase: number
  /** Users reached until `countedTime`; from then on `usersReached` tells. */
  countedUsers: number
  countedTime: number
  /** How often it was halted. */
  halts: number
  /** When it was last halted; null while it runs. */
  suspendTime: number | null
}

/** A share of 0.00 to 100.00 with two decimals. */
export const percentPattern = /^(100\.00|\d{1,2}\.\d{2})$/

/** The steps that a release of a week takes. */
export const suggestedPercents = [1, 2, 5, 10, 20, 50, 100] as const

/** The next suggested step above a share. */
export function nextPercent(percent: string): number {
  return suggestedPercents.find((step) => step > Number(percent)) ?? 100
}

/** Milliseconds that a halted release waits before it goes on by itself. */
export const longestPause = 30 * 86_400_000
/** Longest phased release, in milliseconds. */
export const longestPhasedRelease = 90 * 86_400_000

/** Milliseconds in which about two thirds of the users who can be reached update. */
const uptakeTime = 6 * 3_600_000

/**
 * How many users have the version: those already counted, and of the rest of the share more with every hour, fast at
 * first and then ever slower, as updates go. Nobody is added while the release is halted. The platform settles the
 * number at every change of the share; between two changes this is the number, on the platform and in a view alike.
 */
export function usersReached(
  { state, percent, installBase, countedUsers, countedTime }: PhasedRelease,
  now: number,
): number {
  if (state !== 'RELEASE') return countedUsers
  const reachable = Math.max(0, Math.floor((installBase * Number(percent)) / 100) - countedUsers)
  return countedUsers + Math.floor(reachable * (1 - Math.exp(-Math.max(0, now - countedTime) / uptakeTime)))
}
