import type { DataGridColumn, GridSort } from './grid-types.ts'
import { cellText } from './cell-text.ts'

/** Indexes of the rows in sorted order. Empty values come last; equal values keep their original order. */
export function sortedPlaces(
  rows: readonly (readonly unknown[])[],
  columns: readonly DataGridColumn[],
  sort: GridSort | undefined,
): Uint32Array | undefined {
  const column = sort && columns[sort.column]
  if (!sort || !column) return undefined
  const { column: index, descending } = sort
  const numeric = column.kind === 'number'
  // Parse each value once instead of in every comparison.
  const keys: (string | number | undefined)[] = rows.map((row) => {
    const value = row[index]
    if (value === null || value === undefined) return undefined
    return numeric ? Number(value) : cellText(value)
  })
  const compare = numeric ? compareNumbers : compareTexts
  const turn = descending ? -1 : 1
  const places = Uint32Array.from(rows.keys())
  return places.sort((one, other) => {
    const [first, second] = [keys[one], keys[other]]
    if (first === undefined || second === undefined)
      return first === second ? one - other : first === undefined ? 1 : -1
    return compare(first as never, second as never) * turn || one - other
  })
}

const collator = new Intl.Collator(undefined, { numeric: true })
const compareTexts = (one: string, other: string) => collator.compare(one, other)

function compareNumbers(one: number, other: number): number {
  // PostgreSQL sorts NaN after every other number.
  if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other))
  return one - other
}
