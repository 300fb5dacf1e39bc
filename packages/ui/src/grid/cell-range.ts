import type { CellPlace } from './grid-types.ts'

/** Rectangle of cells: rows and columns from the first to the last, both included. */
export interface CellRange {
  top: number
  bottom: number
  start: number
  end: number
}

/** Rectangle between two corners. It never includes the header. */
export function rangeOf(one: CellPlace, other: CellPlace): CellRange {
  return {
    top: Math.max(0, Math.min(one.row, other.row)),
    bottom: Math.max(0, Math.max(one.row, other.row)),
    start: Math.min(one.column, other.column),
    end: Math.max(one.column, other.column),
  }
}

/** Number of cells in a range. */
export function cellCount({ top, bottom, start, end }: CellRange): number {
  return (bottom - top + 1) * (end - start + 1)
}
