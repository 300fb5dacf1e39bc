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

/** Widths of a column: what shows all of it, and what still tells one record from another. */
interface TextWidth {
  wanted: number
  least: number
  /** Whether it grows before the others, up to what it wants. */
  first?: boolean
  /** What it gives, if all columns fit by that. */
  gives?: number
}

/** What a column's header and its cells need, in pixels. */
export interface ColumnNeeds {
  head: number
  cells: readonly number[]
}

/** Number of records that decide the widths: those that are loaded first, so that later ones move nothing. */
export const decisive = 50
const mostWanted = 360
/** Part of the list's width that the primary column may take where room is short. */
const mostOfList = 0.4
/** Width of a text at which it still tells a record from another. */
const readable = 170
/** Width to which such a text may be cut if all columns fit by that. */
const shortest = 136
/** Difference of widths that is no reason to cut what isn't a text. */
const slight = 24
/** Padding of a cell, with what a text can be wider than estimated, and the picture of a primary one. */
const beside = 18
const picture = 40

/** Share of the records whose texts a column may cut: a few long ones must not take the room of the others. */
const longTexts = 0.15
/** Share of the records with a text of their own from which on a column tells records apart. */
const ownTexts = 0.9

/**
 * Widths of columns by what their records need: as measured, or else as estimated for those that show a text of the
 * records. Columns with words of ours have the widths that they set, until they are measured. The primary column takes
 * all of its texts into account, and is cut last. Other columns that tell records apart grow first. `width` is the
 * list's.
 */
export function textWidths<Item>(
  columns: readonly FieldColumn<Item>[],
  items: readonly Item[],
  width: number,
  measured?: ReadonlyMap<string, ColumnNeeds>,
): ReadonlyMap<string, TextWidth> {
  return new Map(
    columns.flatMap((column): [string, TextWidth][] => {
      const { id, primary, header, code, worded } = column
      const texts = textsOf(column, items)
      const exact = measured?.get(id)
      // Records without a text say nothing about the room that the others need.
      const cells = (exact?.cells ?? texts.map((text) => widthOfText(text) + beside)).toSorted((a, b) => b - a)
      const [most] = cells
      if (!most) return []
      const head = exact?.head ?? widthOfText(header) + beside
      const usual = cells[Math.floor(cells.length * longTexts)] as number
      const isOwn = texts.length > 1 && new Set(texts).size >= texts.length * ownTexts
      // Unmeasured, there may be a picture or a badge beside a name, and a text may be another one.
      const rest = exact ? 0 : primary ? Math.max(most + picture, column.width ?? 0) : worded ? widthOf(column, {}) : 0
      const longest = Math.max(primary || code || isOwn ? most : usual, rest)
      const isText = texts.length > 0
      // What isn't a text, such as a state, can't be read when it is cut.
      const needed = !isText
        ? most - usual > slight
          ? usual
          : most
        : Math.min(longest, leastText(column, isOwn, width))
      const least = Math.max(leastWidth, Math.min(head, usualWidth), needed)
      const wanted = Math.max(head, isText ? Math.min(longest, mostWanted) : most)
      return [
        [
          id,
          {
            least,
            wanted: Math.max(least, wanted),
            first: !primary && isText && (code || isOwn),
            gives: primary || !isText ? 0 : Math.max(0, least - shortest),
          },
        ],
      ]
    }),
  )
}

/** Width at which a text, which may be cut, still tells what it is about. */
function leastText<Item>(
  { primary, worded, value, width = readable }: FieldColumn<Item>,
  isOwn: boolean,
  list: number,
): number {
  if (primary) return Math.max(primaryWidth, list * mostOfList)
  if (worded && !value) return Math.max(width, readable)
  return isOwn ? readable : Math.min(width, readable)
}

/** Texts that a column shows of the decisive records, as far as it shows any. */
function textsOf<Item>({ id, value, filter, worded, cell }: FieldColumn<Item>, items: readonly Item[]): string[] {
  // Choices have names of ours, unless they are those of another field.
  if (filter?.kind === 'choice' && !filter.field && !value && !worded) return []
  return items.slice(0, decisive).flatMap((item) => {
    const text = value ? value(item) : worded ? cell(item) : (item as Record<string, unknown>)[id]
    return typeof text === 'string' && text ? [text] : []
  })
}

/** Roughly, without measuring: a Chinese character is twice as wide as a letter. */
function widthOfText(text: string): number {
  return text.length * 8.2 + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0) * 5.8
}

/**
 * Grid tracks, their minimum total width, and the one that shows everything. Columns that tell rows apart grow first,
 * up to what they want; the others share what is left by what their texts want. Where room is short, texts end in an
 * ellipsis before a column is beyond the edge. If that isn't enough, the list scrolls, and nothing more is cut.
 */
export function columnTracks<Item>(
  columns: readonly FieldColumn<Item>[],
  widths: ListPreferences['widths'],
  { select, menu }: EdgeColumns,
  texts: ReadonlyMap<string, TextWidth>,
  width: number,
): { tracks: string; least: number; wanted: number } {
  const shown = columns.map((column) => {
    const own = widthOf(column, widths)
    const isChosen = widths[column.id] !== undefined
    return { isChosen, ...((!isChosen && texts.get(column.id)) || { wanted: own, least: own }) }
  })
  const edges = (select ? 36 : 0) + (menu ? 40 : 0)
  const sum = (of: (column: TextWidth) => number) => shown.reduce((total, column) => total + of(column), 0)
  const least = edges + sum((column) => column.least)
  const room = sum(({ gives = 0 }) => gives)
  const lacking = least > width && least - width <= room ? least - width : 0
  // Columns that repeat their texts give before those that tell rows apart.
  const others = sum(({ first, gives = 0 }) => (first ? 0 : gives))
  const fromOthers = Math.min(lacking, others)
  const fromFirst = lacking - fromOthers
  const tracks = shown.map(({ isChosen, wanted, first, gives = 0, ...column }) => {
    const all = first ? room - others : others
    const from = column.least - (all > 0 ? (gives / all) * (first ? fromFirst : fromOthers) : 0)
    return isChosen ? `${wanted}px` : `minmax(${from}px, ${wanted}${first ? 'px' : 'fr'})`
  })
  return {
    tracks: [select && '36px', ...tracks, menu && '40px'].filter(Boolean).join(' '),
    least: lacking > 0 ? width : least,
    wanted: edges + sum((column) => column.wanted),
  }
}
