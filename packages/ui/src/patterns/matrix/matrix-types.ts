import type { ReactNode } from 'react'

/** A row: something that is on or off in each column. */
export interface MatrixRow {
  id: string
  label: string
  /** Description below the label. */
  help?: ReactNode
  /** Additional search terms. */
  keywords?: string
}

/** A group of rows. */
export interface MatrixGroup {
  id: string
  label: string
  rows: readonly MatrixRow[]
}

/** A column of the matrix. */
export interface MatrixColumn {
  id: string
  label: string
  /** Below the label: a count or a link. */
  detail?: ReactNode
}

/** Saved state of a cell. */
export interface MatrixCell {
  on: boolean
  /** Default state; a difference from it is marked. */
  usual?: boolean
  /** Why the cell is read-only. */
  fixed?: string
}

/** A cell to save. */
export interface MatrixChange {
  row: string
  column: string
  on: boolean
}

export interface ToggleMatrixProps {
  /** Accessible name of the matrix. */
  label: string
  /** Heading of the first column. */
  rowLabel: string
  /** Name of a column, for the column selector in narrow containers. */
  columnLabel: string
  groups: readonly MatrixGroup[]
  columns: readonly MatrixColumn[]
  /** Returns the state of a cell. Pass a new function when the saved states have changed. */
  cell: (row: string, column: string) => MatrixCell
  /** Saves changes. Without it the matrix is read-only. */
  onSave?: (changes: readonly MatrixChange[]) => unknown
  /** Labels of cells that differ from their default. Default: “Given in addition” and “Withdrawn”. */
  differences?: DifferenceLabels
  /** Toast after saving. */
  saved?: string
  /** Shows a search and a filter. Default: with more than ten rows. */
  searchable?: boolean
  /** Beside the search field. */
  actions?: ReactNode
}

/** Labels of a cell that is on, and of one that is off, in contrast to the default. */
export interface DifferenceLabels {
  given: string
  withdrawn: string
}

/** State of a cell, including unsaved changes. */
export interface ShownCell extends MatrixCell {
  /** Displayed state: as saved, or as changed. */
  now: boolean
  changed: boolean
}
