import type { ListPreferences } from './list-preferences.ts'
import type { FieldColumn } from './list-types.ts'
import type { TextWidth } from './text-width.ts'

/** Minimum width of a column in pixels. */
export const leastWidth = 72
const primaryWidth = 216
const usualWidth = 112
/** Of times that have passed: at least “59 minutes ago”. */
const ago = { wanted: 140, least: 126 }

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

/** Widths of a column: what shows all of it, what still tells one record from another, and when it gives room away. */
interface ColumnWidth {
  wanted: number
  least: number
  /** Columns with the lowest number give room away first. Without one, the column keeps what it wants. */
  yields?: number
}

/** Order in which columns give room away: what tells records apart does so last. */
const yields = { time: 0, text: 1, code: 2, choice: 3, primary: 4 }

/** Number of records that decide the widths: those that are loaded first, so that later ones move nothing. */
const measured = 50
const mostWanted = 360
/** Padding of a cell, and the picture of a primary one with its gap. */
const beside = 18
const picture = 30
/** Dot before the name of a state. */
const dot = 20
/** Of a text that doesn't tell records apart: about fourteen letters. */
const leastText = 112
/** Of code, cut in the middle: both ends of a package name. */
const leastCode = 128

/** Share of the records whose texts a column may cut: a few long ones must not take the room of the others. */
const longTexts = 0.15

/**
 * Widths of the columns by what they show of the records. The primary column and those of code tell the records apart:
 * they take all of their texts into account, and are cut last.
 */
export function columnWidths<Item>(
  columns: readonly FieldColumn<Item>[],
  items: readonly Item[],
  textWidth: TextWidth,
): ReadonlyMap<string, ColumnWidth> {
  const first = items.slice(0, measured)
  return new Map(
    columns.flatMap((column): [string, ColumnWidth][] => {
      const width =
        widthOfTime(column) ?? widthOfChoice(column, first, textWidth) ?? widthOfTexts(column, first, textWidth)
      return width ? [[column.id, width]] : []
    }),
  )
}

function widthOfTime<Item>({ filter, width }: FieldColumn<Item>): ColumnWidth | undefined {
  return filter?.kind === 'time' && !width ? { ...ago, yields: yields.time } : undefined
}

/** Of a column with our names for a field's values: the longest of those that the records have. */
function widthOfChoice<Item>(
  column: FieldColumn<Item>,
  items: readonly Item[],
  textWidth: TextWidth,
): ColumnWidth | undefined {
  const { id, filter, header, value } = column
  if (filter?.kind !== 'choice' || filter.field || value || typeof filter.choices === 'function') return undefined
  const present = new Set(items.map((item) => (item as Record<string, unknown>)[id]))
  const names = filter.choices.filter((choice) => present.has(choice.value))
  const longest = Math.max(0, ...names.map(({ label, tone }) => textWidth(label) + (tone ? dot : 0)))
  const least = widthOf(column, {})
  const head = Math.min(textWidth(header) + beside, usualWidth)
  return { wanted: Math.max(beside + longest, head, least), least, yields: yields.choice }
}

function widthOfTexts<Item>(
  column: FieldColumn<Item>,
  items: readonly Item[],
  textWidth: TextWidth,
): ColumnWidth | undefined {
  const { id, value, filter, primary, code, header, width, worded } = column
  const lengths = items
    .map((item) => {
      const text = value ? value(item) : (item as Record<string, unknown>)[id]
      return typeof text === 'string' ? textWidth(text, code) : 0
    })
    // Records without a text say nothing about the room that the others need.
    .filter((length) => length > 0)
    .sort((a, b) => b - a)
  const [most] = lengths
  // Choices have names of ours, unless they are those of another field.
  if (!most || (filter?.kind === 'choice' && !filter.field && !value)) return undefined
  const longest = Math.max(
    beside + (primary ? most + picture : code ? most : (lengths[Math.floor(lengths.length * longTexts)] as number)),
    // A name can have a badge beside it.
    worded ? widthOf(column, {}) : (primary && width) || 0,
  )
  const head = textWidth(header) + beside
  const still = primary ? mostWanted : worded ? widthOf(column, {}) : code ? leastCode : leastText
  return {
    wanted: Math.min(Math.max(longest, head), mostWanted),
    // A long header may be cut before what is below it.
    least: Math.max(leastWidth, Math.min(head, usualWidth), Math.min(longest, still)),
    yields: primary ? yields.primary : code ? yields.code : yields.text,
  }
}
/**
 * Grid tracks in the available width, and their minimum total width, in pixels. Columns have what their records want,
 * and share the room beyond that; those of code need no more. Where room is short, times and long texts end in an
 * ellipsis before a column is beyond the edge, then code and names of values, and names of records last.
 */
export function columnTracks<Item>(
  columns: readonly FieldColumn<Item>[],
  chosen: ListPreferences['widths'],
  { select, menu }: EdgeColumns,
  widths: ReadonlyMap<string, ColumnWidth>,
  available: number,
): { tracks: string; least: number } {
  const edges = (select ? 36 : 0) + (menu ? 40 : 0)
  const wanted = columns.map((column): ColumnWidth => {
    const width = widthOf(column, chosen)
    return (chosen[column.id] === undefined && widths.get(column.id)) || { wanted: width, least: width }
  })
  const given = fitted(wanted, available - edges)
  const tracks = columns.map(({ id, code }, index) => {
    const width = Math.round(given[index] as number)
    return chosen[id] === undefined && !code ? `minmax(${width}px, ${width}fr)` : `${width}px`
  })
  return {
    tracks: [select && '36px', ...tracks, menu && '40px'].filter(Boolean).join(' '),
    least: edges + sumOf(wanted.map(({ least }) => least)),
  }
}

/** Takes what is missing from the columns that yield first, from each in proportion to what it can do without. */
function fitted(columns: readonly ColumnWidth[], available: number): number[] {
  const given = columns.map(({ wanted }) => wanted)
  let missing = sumOf(given) - available
  for (const rank of Object.values(yields)) {
    const spare = columns.map((column) => (column.yields === rank ? column.wanted - column.least : 0))
    const total = sumOf(spare)
    if (missing <= 0 || total === 0) continue
    const share = Math.min(1, missing / total)
    for (const [index, width] of spare.entries()) given[index] = (given[index] as number) - width * share
    missing -= total * share
  }
  return given
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
