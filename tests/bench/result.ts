import { median, spreadOf, type Spread } from './spread.ts'

/** Unit: bytes, milliseconds, megabytes per second, requests per second, or a count. */
export type Unit = 'bytes' | 'ms' | 'MB/s' | '1/s' | 'count'

/** `at the limit` if the limit lies within the spread, so that another run could decide either way. */
export type Verdict = 'within' | 'at the limit' | 'exceeded'

/** A measured value with its limit, and a peer's value from the same run. */
export interface Result {
  name: string
  value: number
  unit: Unit
  /** Maximum of `value`; of `ratio`, or its minimum if more is better, if there is a peer. */
  budget: number
  /** Name of the peer and its value, in the same unit. */
  peer?: { name: string; value: number }
  /** Median of the rounds' ratios. */
  ratio?: number
  /** Interval that contains the median of `ratio`. */
  spread?: Spread
  verdict: Verdict
}

/** Rounds of a contender, in order. */
export interface Rounds {
  name: string
  values: readonly number[]
}

/** Kilobytes are 1,000 bytes, as in the budgets. */
export const kilobytes = (count: number) => count * 1000

export function bytesResult(name: string, value: number, budget: number): Result {
  return limitResult(name, value, 'bytes', budget)
}

/** A count or a number of bytes of at most `budget`, which is the same on any machine. */
export function limitResult(
  name: string,
  value: number,
  unit: 'bytes' | 'count',
  budget: number,
  peer?: Result['peer'],
): Result {
  return { name, value, unit, budget, ...(peer ? { peer } : {}), verdict: value <= budget ? 'within' : 'exceeded' }
}

/**
 * Times or speeds relative to those of a peer, which hold on any machine: at most `budget` times as much, or at least
 * if `better` is 'more'. Each round is compared with the peer's same round, which ran under the same load.
 *
 * @throws Error if the peer took part in another number of rounds
 */
export function ratioResult(
  name: string,
  values: readonly number[],
  unit: Unit,
  peer: Rounds,
  budget: number,
  better: 'less' | 'more' = 'less',
): Result {
  if (values.length !== peer.values.length)
    throw new Error(`${name}: ${values.length} rounds can't be compared with ${peer.values.length} of ${peer.name}`)
  const ratios = values.map((value, round) => value / (peer.values[round] as number))
  const ratio = median(ratios)
  const spread = spreadOf(ratios)
  const holds = better === 'less' ? ratio <= budget : ratio >= budget
  const isUncertain = spread !== undefined && spread[0] < budget && budget < spread[1]
  return {
    name,
    value: median(values),
    unit,
    budget,
    peer: { name: peer.name, value: median(peer.values) },
    ratio,
    ...(spread ? { spread } : {}),
    verdict: isUncertain ? 'at the limit' : holds ? 'within' : 'exceeded',
  }
}

const marks: Record<Verdict, string> = { within: '✓', 'at the limit': '~', exceeded: '✗' }

/** Formats the results as text lines. */
export function tableOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(
      (result) =>
        `${marks[result.verdict]} ${result.name.padEnd(width)} ${written(result.value, result.unit).padStart(12)}  ${bounds(result)}`,
    )
    .join('\n')
}

function bounds({ unit, budget, peer, ratio, spread, verdict }: Result): string {
  if (!peer) return `of ${written(budget, unit)}`
  if (ratio === undefined) return `of ${written(budget, unit)}; ${peer.name} ${written(peer.value, unit)}`
  const range = spread ? ` (${spread.map((bound) => bound.toFixed(2)).join(' to ')})` : ''
  const note = verdict === 'at the limit' ? ', at the limit' : ''
  return `${ratio.toFixed(2)}${range} of ${budget} × ${peer.name} (${written(peer.value, unit)})${note}`
}

function written(value: number, unit: Unit): string {
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`
  return unit === 'count' ? String(value) : `${value < 100 ? value.toFixed(1) : Math.round(value)} ${unit}`
}
