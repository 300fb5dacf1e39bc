/** One measured value and what it may be at most. */
export interface Result {
  name: string
  value: number
  unit: 'bytes'
  budget: number
  holds: boolean
}

/** Kilobytes are thousands, as in the budgets. */
export const kilobytes = (count: number) => count * 1000

export function bytesResult(name: string, value: number, budget: number): Result {
  return { name, value, unit: 'bytes', budget, holds: value <= budget }
}

/** The results as lines for a person. */
export function tableOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
  return results.map(({ name, value, budget, holds }) => `${holds ? '✓' : '✗'} ${name.padEnd(width)} ${kB(value)}  of ${kB(budget).trim()}`).join('\n')
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] as number) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
