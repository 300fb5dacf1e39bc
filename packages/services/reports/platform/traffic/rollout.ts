import { addDays, dayText } from '@console-widgets/reports/model'
import type { PhasedState } from '@console-widgets/versions/model'
import type { Spreading } from './people-of-days.ts'

/** A change of a phased release. */
export interface RolloutChange {
  state: PhasedState
  /** Rollout percentage: `12.50`. */
  percent: string
  time: number
}

/** A version that was released. */
export interface ReleasedVersion {
  versionNumber: string
  onShelfTime: number
  /** Changes of its phased release, oldest first; none if it was a full release. */
  changes: readonly RolloutChange[]
}

/**
 * How a version reaches its users: all at once, or as the changes of its phased release say. Days are whole: an
 * increase counts from the start of its day, a pause from the day after it, and no one gets a version
 * after its rollback.
 */
export function rolloutOf({ versionNumber, onShelfTime, changes }: ReleasedVersion): Spreading[] {
  const pauses = pausesOf(changes)
  if (changes.length === 0) return [{ versionNumber, day: dayText(onShelfTime), from: 0, share: 1, pauses }]
  const steps: Spreading[] = []
  for (const { percent, time } of changes) {
    const from = steps.at(-1)?.share ?? 0
    const share = Number(percent) / 100
    if (share > from) steps.push({ versionNumber, day: dayText(time), from, share, pauses })
  }
  return steps
}

function pausesOf(changes: readonly RolloutChange[]): [from: string, to: string | null][] {
  const pauses: [from: string, to: string | null][] = []
  for (const { state, time } of changes) {
    const open = pauses.at(-1)?.[1] === null ? pauses.at(-1) : undefined
    if (state === 'RELEASE' && open) open[1] = dayText(time)
    else if (state !== 'RELEASE' && !open) pauses.push([addDays(dayText(time), 1), null])
  }
  return pauses.filter(([from, to]) => to === null || from < to)
}
