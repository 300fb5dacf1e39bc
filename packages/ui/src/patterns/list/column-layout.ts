import type { ListPreferences } from './list-preferences.ts'
import type { FieldColumn } from './list-types.ts'

/** Minimum width of a column in pixels. */
export const leastWidth = 72
const primaryWidth = 216
const usualWidth = 112

/** Visible columns in the user's order, with the primary column first. */
export function shownColumns<Item>(
  columns: readonly FieldColumn<Item>[],
  { shown, order }: ListPreferences,
): FieldColumn<Item>[] {
  return orderedColumns(columns, order).filter((column) => column.primary || (shown[column.id] ?? !column.hidden))
}

/** All columns in the user's order. */
export function orderedColumns<Item>(
  columns: readonly FieldColumn<Item>[],
  order: readonly string[],
): FieldColumn<Item>[] {
  const rank = (column: FieldColumn<Item>, index: number) => {
    if (column.primary) return -1
    const at = order.indexOf(column.id)
    return at < 0 ? order.length + index : at
  }
  return columns
    .map((column, index) => ({ column, rank: rank(column, index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ column }) => column)
}

/** Width of a column in pixels. Columns without a width set by the user can grow. */
export function widthOf<Item>(column: FieldColumn<Item>, widths: ListPreferences['widths']): number {
  return widths[column.id] ?? column.width ?? (column.primary ? primaryWidth : usualWidth)
}

/** Widths of the check box and menu columns. */
export interface EdgeColumns {
  select: boolean
  menu: boolean
}

/** Grid tracks, and their minimum total width. */
export function columnTracks<Item>(
  columns: readonly FieldColumn<Item>[],
  widths: ListPreferences['widths'],
  { select, menu }: EdgeColumns,
): { tracks: string; least: number } {
  let least = (select ? 36 : 0) + (menu ? 40 : 0)
  const tracks = columns.map((column) => {
    const width = widthOf(column, widths)
    least += width
    if (widths[column.id] !== undefined) return `${width}px`
    return `minmax(${width}px, ${column.primary ? 2 : 1}fr)`
  })
  return { tracks: [select && '36px', ...tracks, menu && '40px'].filter(Boolean).join(' '), least }
}
