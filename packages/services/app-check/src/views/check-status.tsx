import { Status, type Tone } from '@console-widgets/ui'
import type { Check } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { checkStates, type CheckState, type FindingRank } from '../model.ts'

const tones: Record<CheckState, Tone> = {
  pending: 'draft',
  running: 'info',
  passed: 'success',
  failed: 'danger',
  error: 'warning',
}

/** Tones of ranks. */
export const rankTones: Record<FindingRank, Tone> = {
  block: 'danger',
  serious: 'warning',
  minor: 'draft',
  info: 'info',
}

/** Status of a check, with the percentage while it is running. */
export function CheckStatus({ check }: { check: Pick<Check, 'status'> & Partial<Pick<Check, 'progress'>> }) {
  const text = useAppCheckText()
  const { status, progress } = check
  return (
    <Status tone={tones[status]}>
      {status === 'running' && progress !== undefined
        ? text('app-check.status.percent', { percent: progress })
        : text(`app-check.status.${status}`)}
    </Status>
  )
}

/** Statuses that a list can be filtered by. */
export function useStatusChoices() {
  const text = useAppCheckText()
  return checkStates.map((value) => ({ value, label: text(`app-check.status.${value}`), tone: tones[value] }))
}

export interface RankCountsProps {
  counts: Record<FindingRank, number> | null
  /** Shows numbers beside the shapes of their ranks, for rows that are one line high. Default: in words. */
  short?: boolean
}

/** Number of findings by rank, without ranks that have none. */
export function RankCounts({ counts, short: isShort = false }: RankCountsProps) {
  const text = useAppCheckText()
  if (!counts) return '–'
  const ranks = (['block', 'serious', 'minor'] as const).filter((rank) => counts[rank] > 0)
  if (ranks.length === 0) return text('app-check.noProblems')
  return (
    <span className="flex flex-wrap gap-x-3">
      {ranks.map((rank) => {
        const words = text(`app-check.count.${rank}`, { count: counts[rank] })
        return (
          <Status key={rank} tone={rankTones[rank]}>
            {isShort ? <ShortCount count={counts[rank]} words={words} /> : words}
          </Status>
        )
      })}
    </span>
  )
}

/** A number that is read and explained in words. */
function ShortCount({ count, words }: { count: number; words: string }) {
  return (
    <span title={words}>
      <span className="sr-only">{words}</span>
      <span aria-hidden="true" className="tabular-nums">
        {count}
      </span>
    </span>
  )
}
