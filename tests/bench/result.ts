/** Unit: bytes, milliseconds, megabytes per second, requests per second, or a count. */
export type Unit = 'bytes' | 'ms' | 'MB/s' | '1/s' | 'count'

/** A measured value with its limit, and a peer's value from the same run. */
export interface Result {
  name: string
  value: number
  unit: Unit
  /** Maximum of `value`, or its minimum if more is better; of `ratio` if there is a peer. */
  budget: number
  /** Name of the peer and its value, in the same unit. */
  peer?: { name: string; value: number }
  /** `value` divided by the peer's. */
  ratio?: number
  holds: boolean
}

/** Kilobytes are 1,000 bytes, as in the budgets. */
export const kilobytes = (count: number) => count * 1000

export function bytesResult(name: string, value: number, budget: number): Result {
  return { name, value, unit: 'bytes', budget, holds: value <= budget }
}

/** A value of at most `budget`, whatever the peer's. */
export function limitResult(name: string, value: number, unit: Unit, budget: number, peer?: Result['peer']): Result {
  return { name, value, unit, budget, ...(peer ? { peer } : {}), holds: value <= budget }
}

/** A value relative to a peer's: at most `budget` times as much, or at least if `better` is 'more'. */
export function ratioResult(
  name: string,
  value: number,
  unit: Unit,
  peer: { name: string; value: number },
  budget: number,
  better: 'less' | 'more' = 'less',
): Result {
  const ratio = value / peer.value
  return { name, value, unit, budget, peer, ratio, holds: better === 'less' ? ratio <= budget : ratio >= budget }
}

/** Formats the results as text lines. */
export function tableOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(
      (result) =>
        `${result.holds ? '✓' : '✗'} ${result.name.padEnd(width)} ${written(result.value, result.unit).padStart(12)}  ${bounds(result)}`,
    )
    .join('\n')
}

function bounds({ unit, budget, peer, ratio }: Result): string {
  if (!peer) return `of ${written(budget, unit)}`
  if (ratio === undefined) return `of ${written(budget, unit)}; ${peer.name} ${written(peer.value, unit)}`
  return `${ratio.toFixed(2)} of ${budget} × ${peer.name} (${written(peer.value, unit)})`
}

function written(value: number, unit: Unit): string {
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`
  return unit === 'count' ? String(value) : `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
