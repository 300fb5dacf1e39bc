/** Release type: full (1), phased (3), or test (6). */
export const releaseTypes = { wholeNetwork: 1, phased: 3, test: 6 } as const
export const releaseTypeCodes = [1, 3, 6] as const
export type ReleaseType = (typeof releaseTypeCodes)[number]

/** Store versions and test versions have different rules. */
export type VersionKind = 'store' | 'test'

export function kindOf(releaseType: number): VersionKind {
  return releaseType === releaseTypes.test ? 'test' : 'store'
}

/** States of a store version, by the platform's number; 14 is our own: it was live, and another replaced it. */
export const storeStates = {
  onShelf: 0,
  rejected: 1,
  removed: 2,
  scheduled: 3,
  inReview: 4,
  upgradeInReview: 5,
  removalRequested: 6,
  draft: 7,
  upgradeRejected: 8,
  removalRejected: 9,
  removedByDeveloper: 10,
  cancelled: 11,
  preReview: 12,
  preReviewRejected: 13,
  history: 14,
} as const

/** States of a test version: the same numbers, where they have a meaning. */
export const testStates = {
  testing: 0,
  rejected: 1,
  stoppedByPlatform: 2,
  approved: 3,
  inReview: 4,
  preparing: 7,
  stoppedByDeveloper: 10,
  withdrawn: 11,
  preReview: 12,
  preReviewRejected: 13,
} as const

export type StoreStateName = keyof typeof storeStates
export type TestStateName = keyof typeof testStates
export type VersionState = (typeof storeStates)[StoreStateName]
export const versionStateCodes = Object.values(storeStates)
export const testStateCodes: readonly VersionState[] = Object.values(testStates)

/** Name of a state, for texts: `store.inReview`, `test.testing`. */
export type StateName = `store.${StoreStateName}` | `test.${TestStateName}`

export function stateName(releaseType: number, releaseState: number): StateName {
  const kind = kindOf(releaseType)
  const states = kind === 'test' ? testStates : storeStates
  const found = Object.entries(states).find(([, code]) => code === releaseState)
  if (!found) throw new TypeError(`A ${kind} version has no state ${releaseState}`)
  return `${kind}.${found[0]}` as StateName
}

/** The developer can still change the version and submit it. */
export const editableStates: readonly number[] = [7, 1, 8, 11, 13]
/** The version is in review, or scheduled. */
export const pendingStates: readonly number[] = [12, 4, 5, 3]
/** The version is available in the store. */
export const liveStates: readonly number[] = [0, 6, 9]
/** The version was live at some time. */
export const shownStates: readonly number[] = [0, 2, 6, 9, 10, 14]

/** The test has begun, whether or not it is over: its link leads somewhere. */
export const begunTestStates: readonly number[] = [0, 2, 10]

/** The review found something to correct. */
const rejectedStates: readonly number[] = [1, 8, 13]

/**
 * The state of an app, given the states of its store versions, newest first: a version in review or waiting for its
 * release; else one that was rejected since the live one was made; else the live one. A draft or a rolled-back version
 * doesn't hide what is live. Null if the app has no version that counts.
 */
export function stateOfApp(states: readonly number[]): number | null {
  const live = states.findIndex((state) => liveStates.includes(state))
  const since = live < 0 ? states : states.slice(0, live)
  const first = (wanted: readonly number[], among = since) => among.find((state) => wanted.includes(state))
  const other = states.find((state) => state !== storeStates.history)
  return first(pendingStates, states) ?? first(rejectedStates) ?? first(liveStates, states) ?? other ?? null
}

/** Severity of a state, for the shape and color of its badge. */
export type StateTone = 'draft' | 'info' | 'success' | 'warning' | 'danger'

export function stateTone(releaseState: number): StateTone {
  if (releaseState === 0) return 'success'
  if (pendingStates.includes(releaseState)) return 'info'
  if ([1, 8, 13, 2].includes(releaseState)) return 'danger'
  if ([6, 9].includes(releaseState)) return 'warning'
  return 'draft'
}
