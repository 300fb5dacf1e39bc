import type { ListPreferences } from './list-preferences.ts'
import type { FieldColumn } from './list-types.ts'
import type { TextWidth } from './text-width.ts'

/** Minimum width of a column in pixels. */
export const leastWidth = 72
const primaryWidth = 216
const usualWidth = 112
/** Of times that have passed: at least “59 minutes ago”. */
const ago = { wanted: 140, usual: 140, least: 126 }

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

/** Widths of a column, in pixels, in the order in which it gives room away. */
interface ColumnWidth {
  /** What shows all of it. */
  wanted: number
  /** What shows all but a few long texts. */
  usual: number
  /** What still tells one record from another. */
  least: number
  /** Columns with the lowest number go from the usual to the least first. Without one, they keep the usual. */
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
/** Of a number such as €1,234.50 or 123.45 MB in any language, with its distance from the next column. */
const leastNumber = 108
const beforeNext = 16
/** Of code, cut in the middle: both ends of a package name. */
const leastCode = 128

/** Share of the records whose texts a column cuts first: a few long ones must not take the room of the others. */
const longTexts = 0.15

/**
 * Widths of the columns by what they show of the records. The primary column and those of code tell the records apart,
 * and are cut last.
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
        widthOfTime(column) ??
        widthOfNumber(column, textWidth) ??
        widthOfChoice(column, first, textWidth) ??
        widthOfTexts(column, first, textWidth)
      return width ? [[column.id, width]] : []
    }),
  )
}

function widthOfTime<Item>({ filter, width }: FieldColumn<Item>): ColumnWidth | undefined {
  return filter?.kind === 'time' && !width ? { ...ago, yields: yields.time } : undefined
}

/** Of numbers, which are short: their header decides. */
function widthOfNumber<Item>(column: FieldColumn<Item>, textWidth: TextWidth): ColumnWidth | undefined {
  if (column.align !== 'end') return undefined
  const wanted = widthOf(column, {})
  const head = textWidth(column.header) + beside + beforeNext
  return {
    wanted,
    usual: wanted,
    least: Math.min(wanted, Math.max(leastNumber, Math.min(head, usualWidth))),
    yields: yields.text,
  }
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
  const wanted = Math.max(beside + longest, head, least)
  return { wanted, usual: wanted, least, yields: yields.choice }
}

function widthOfTexts<Item>(
  column: FieldColumn<Item>,
  items: readonly Item[],
  textWidth: TextWidth,
): ColumnWidth | undefined {
  const { id, value, filter, primary, code, header, width, worded } = column
  // A cell of its own for code shows a part of it, so its texts say nothing about its width.
  if (code && worded) return undefined
  const lengths = items
    .map((item) => {
      const text = value ? value(item) : (item as Record<string, unknown>)[id]
      const shown = Array.isArray(text) ? text.join('  ') : text
      return typeof shown === 'string' ? textWidth(shown, code) : 0
    })
    // Records without a text say nothing about the room that the others need.
    .filter((length) => length > 0)
    .sort((a, b) => b - a)
  const [most] = lengths
  // Choices have names of ours, unless they are those of another field.
  if (!most || (filter?.kind === 'choice' && !filter.field && !value)) return undefined
  // A name of ours doesn't tell two records apart.
  const tells = code || (primary && filter?.kind !== 'choice')
  const many = tells ? most : (lengths[Math.floor(lengths.length * longTexts)] as number)
  // A cell of its own can show more than the text, and a name can have a badge beside it.
  const more = worded ? widthOf(column, {}) : (primary && width) || 0
  const head = textWidth(header) + beside
  // The name of a state has its dot, also where the column says itself what a record's name is.
  const around = beside + (primary ? picture : filter?.kind === 'choice' ? dot : 0)
  const within = (text: number) => Math.max(Math.min(Math.max(text + around, head), mostWanted), more)
  const usual = within(many)
  const still = primary
    ? Math.max(Math.min(usual, primaryWidth), more)
    : worded
      ? usual
      : Math.min(many + around, code ? leastCode : leastText)
  return {
    wanted: Math.max(within(most), primary ? primaryWidth : 0),
    usual,
    // A long header may be cut before what is below it.
    least: Math.min(usual, Math.max(leastWidth, Math.min(head, usualWidth), still)),
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
    return (chosen[column.id] === undefined && widths.get(column.id)) || { wanted: width, usual: width, least: width }
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

/** Takes what is missing from long texts, then from the columns that yield first, in proportion to what they spare. */
function fitted(columns: readonly ColumnWidth[], available: number): number[] {
  const stages = [
    columns.map(({ wanted, usual }) => wanted - usual),
    ...Object.values(yields).map((rank) => columns.map((each) => (each.yields === rank ? each.usual - each.least : 0))),
  ]
  let given = columns.map(({ wanted }) => wanted)
  for (const spare of stages) {
    const missing = sumOf(given) - available
    const total = sumOf(spare)
    if (missing <= 0 || total === 0) continue
    const share = Math.min(1, missing / total)
    given = given.map((width, index) => width - (spare[index] as number) * share)
  }
  return given
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
