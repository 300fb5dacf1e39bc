/** Type of a column's values: decides on format, alignment, and order. */
export type GridColumnKind = 'text' | 'number' | 'boolean' | 'time' | 'json'

export interface DataGridColumn {
  id: string
  name: string
  /** Default: text. */
  kind?: GridColumnKind
  /** Name of the type in its source, such as `numeric(12,2)`. */
  type?: string
  /** Initial width in pixels. Default: the width of the first values. */
  width?: number
}

export interface DataGridProps {
  /** Accessible name. */
  label: string
  columns: readonly DataGridColumn[]
  /** Rows with a value for each column; null is shown as such. */
  rows: readonly (readonly unknown[])[]
  /** Maximum height in pixels. Default 480. With `fill` the grid takes the height of its container. */
  maxHeight?: number
  fill?: boolean
}

/** Position of a cell: the row in display order, and the column. Row -1 is the header. */
export interface CellPlace {
  row: number
  column: number
}

/** Row order: by a column, or the original one. */
export interface GridSort {
  column: number
  descending: boolean
}
