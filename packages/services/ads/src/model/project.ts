export const adProjectStates = ['off', 'on', 'ended'] as const
export type AdProjectState = (typeof adProjectStates)[number]

/** Why a project that isn’t on isn’t. */
export const offReasons = ['new', 'user', 'budget', 'time', 'off-shelf', 'authorization'] as const
export type OffReason = (typeof offReasons)[number]

export const adProjectLimits = {
  projects: 100,
  name: 64,
  materials: 10,
  countries: 50,
  /** Highest bid for a click, and highest budget, in hundredths. */
  bid: 100_000,
  budget: 1_000_000_000,
} as const

/** A stretch of time in which a project was on. */
export interface Run {
  from: number
  /** Null: it still is. */
  to: number | null
}

/** Whether a project was on at a time. */
export const wasOn = (runs: readonly Run[], time: number): boolean =>
  runs.some(({ from, to }) => from <= time && (to === null || time < to))

/** Runs after a change of the state. */
export function nextRuns(runs: readonly Run[], state: AdProjectState, now: number): Run[] {
  const open = runs.at(-1)?.to === null
  if (state === 'on') return open ? [...runs] : [...runs, { from: now, to: null }]
  return runs.map((run) => (run.to === null ? { ...run, to: Math.max(run.from, now) } : run))
}
