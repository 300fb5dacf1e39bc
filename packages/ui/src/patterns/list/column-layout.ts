import type { ListPreferences } from './list-preferences.ts'
import type { FieldColumn } from './list-types.ts'

/** Minimum width of a column in pixels. */
export const leastWidth = 72
const primaryWidth = 216
const usualWidth = 112
/** Of times that have passed: at least “59 minutes ago”. */
const timeWidth = { wanted: 140, least: 126 }

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

/** Widths of a column's text: what shows it all, and what still tells one record from another. */
interface TextWidth {
  wanted: number
  least: number
}

/** Number of records that decide the widths: those that are loaded first, so that later ones move nothing. */
const measured = 50
const mostWanted = 360
/** Padding of a cell, with what a text can be wider than estimated, and the picture of a primary one. */
const beside = 18
const picture = 40

/** Share of the records whose texts a column may cut: a few long ones must not take the room of the others. */
const longTexts = 0.15

/**
 * Widths of the columns that show a text of the records as it is. The others have words of ours, which fit. The primary
 * column and those of code tell the records apart: they take all of their texts into account, and are cut last.
 */
export function textWidths<Item>(
  columns: readonly FieldColumn<Item>[],
  items: readonly Item[],
): ReadonlyMap<string, TextWidth> {
  const first = items.slice(0, measured)
  return new Map(
    columns.flatMap((column): [string, TextWidth][] => {
      const { id, value, filter, primary, code, header, width, worded } = column
      // A time doesn't tell the records apart: where room is short, it's cut before they are.
      if (filter?.kind === 'time' && !width) return [[id, timeWidth]]
      const lengths = first
        .map((item) => {
          const text = value ? value(item) : (item as Record<string, unknown>)[id]
          return typeof text === 'string' ? widthOfText(text) : 0
        })
        // Records without a text say nothing about the room that the others need.
        .filter((length) => length > 0)
        .sort((a, b) => b - a)
      const [most] = lengths
      // Choices have names of ours, unless they are those of another field.
      if (!most || (filter?.kind === 'choice' && !filter.field && !value)) return []
      const longest = Math.max(
        beside + (primary ? most + picture : code ? most : (lengths[Math.floor(lengths.length * longTexts)] as number)),
        // A name can have a badge beside it.
        worded ? widthOf(column, {}) : (primary && width) || 0,
      )
      const head = widthOfText(header) + beside
      const wanted = Math.min(Math.max(longest, head), mostWanted)
      // A long header may be cut before what is below it.
      const least = Math.max(
        leastWidth,
        Math.min(head, usualWidth),
        Math.min(longest, widthOf(column, {}), primary ? mostWanted : 170),
      )
      return [[id, { wanted, least }]]
    }),
  )
}

/** Roughly, without measuring: a Chinese character is twice as wide as a letter. */
function widthOfText(text: string): number {
  return text.length * 7.6 + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0) * 6.4
}

/**
 * Grid tracks, and their minimum total width. Columns of code, which tell rows apart, grow first, up to what they want.
 * The others share what is left by what their texts want: where room is short, the long ones end in an ellipsis before
 * a column is beyond the edge.
 */
export function columnTracks<Item>(
  columns: readonly FieldColumn<Item>[],
  widths: ListPreferences['widths'],
  { select, menu }: EdgeColumns,
  texts: ReadonlyMap<string, TextWidth>,
): { tracks: string; least: number } {
  let total = (select ? 36 : 0) + (menu ? 40 : 0)
  const tracks = columns.map((column) => {
    const width = widthOf(column, widths)
    const chosen = widths[column.id] !== undefined
    const { wanted, least } = (!chosen && texts.get(column.id)) || { wanted: width, least: width }
    total += least
    return chosen ? `${width}px` : `minmax(${least}px, ${wanted}${column.code ? 'px' : 'fr'})`
  })
  return { tracks: [select && '36px', ...tracks, menu && '40px'].filter(Boolean).join(' '), least: total }
}
