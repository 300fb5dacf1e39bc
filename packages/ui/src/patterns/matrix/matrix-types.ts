import type { ReactNode } from 'react'

/** Something that can be on or off in each column. */
export interface MatrixRow {
  id: string
  label: string
  /** What it means, under the label. */
  help?: ReactNode
  /** More words that a search finds it by. */
  keywords?: string
}

/** Rows that belong together. */
export interface MatrixGroup {
  id: string
  label: string
  rows: readonly MatrixRow[]
}

/** One column of switches. */
export interface MatrixColumn {
  id: string
  label: string
  /** Below the label: a count, a link. */
  detail?: ReactNode
}

/** How one cell stands, as it is saved. */
export interface MatrixCell {
  on: boolean
  /** How it stands unless someone changes it; a difference is marked. */
  usual?: boolean
  /** Why it cannot be changed. */
  fixed?: string
}

/** One cell that is to be saved. */
export interface MatrixChange {
  row: string
  column: string
  on: boolean
}

export interface ToggleMatrixProps {
  /** What the matrix is, for screen readers. */
  label: string
  /** Heading of the first column. */
  rowLabel: string
  /** What a column is, for the choice of one where it is narrow. */
  columnLabel: string
  groups: readonly MatrixGroup[]
  columns: readonly MatrixColumn[]
  /** Reads one cell; a new function says that what is saved has changed. */
  cell: (row: string, column: string) => MatrixCell
  /** Sends what was changed; without it the matrix can only be looked at. */
  onSave?: (changes: readonly MatrixChange[]) => unknown
  /** What a cell that differs from what is usual is called. Default: given in addition, withdrawn. */
  differences?: DifferenceLabels
  /** Said in a toast when it was saved. */
  saved?: string
  /** A search and a choice of what is shown. Default: with more than ten rows. */
  searchable?: boolean
  /** Beside the search. */
  actions?: ReactNode
}

/** Words for a cell that is on, and for one that is off, against what is usual. */
export interface DifferenceLabels {
  given: string
  withdrawn: string
}

/** The state of a cell, with what has not been saved. */
export interface ShownCell extends MatrixCell {
  /** As it is shown: as it was saved, or as it was changed. */
  now: boolean
  changed: boolean
}
