import type { ListPreferences } from './list-preferences.ts'
import type { FieldColumn } from './list-types.ts'

/** Narrowest a column gets, in pixels. */
export const leastWidth = 72
const primaryWidth = 216
const usualWidth = 112

/** The columns that are shown, in the person's order; the primary one is always first. */
export function shownColumns<Item>(
  columns: readonly FieldColumn<Item>[],
  { shown, order }: ListPreferences,
): FieldColumn<Item>[] {
  return orderedColumns(columns, order).filter((column) => column.primary || (shown[column.id] ?? !column.hidden))
}

/** Every column in the person's order. */
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

/** The width of a column in pixels; one that no one has chosen may get more. */
export function widthOf<Item>(column: FieldColumn<Item>, widths: ListPreferences['widths']): number {
  return widths[column.id] ?? column.width ?? (column.primary ? primaryWidth : usualWidth)
}

/** Widths of the columns that are not data: the check box and the menu. */
export interface EdgeColumns {
  select: boolean
  menu: boolean
}

/** The grid's tracks, and the least width of all of them together. */
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
