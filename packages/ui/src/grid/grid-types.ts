/** What the values of a column are: how they are written, aligned and ordered. */
export type GridColumnKind = 'text' | 'number' | 'boolean' | 'time' | 'json'

export interface DataGridColumn {
  id: string
  name: string
  /** Default: text. */
  kind?: GridColumnKind
  /** The type as its source calls it, such as `numeric(12,2)`. */
  type?: string
  /** Width to begin with, in pixels; by default as wide as its first values. */
  width?: number
}

export interface DataGridProps {
  /** What the rows are, for screen readers. */
  label: string
  columns: readonly DataGridColumn[]
  /** Each with a value for each column; null is shown as such. */
  rows: readonly (readonly unknown[])[]
  /** Greatest height in pixels. Default 480. With `fill` the grid is as high as what it is in. */
  maxHeight?: number
  fill?: boolean
}

/** A cell: the row's place in the order shown, and the column's. The row -1 is the header. */
export interface CellPlace {
  row: number
  column: number
}

/** How the rows are ordered: by a column, or as they came. */
export interface GridSort {
  column: number
  descending: boolean
}
