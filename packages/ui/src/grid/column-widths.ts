import { cellLine } from './cell-text.ts'
import type { DataGridColumn } from './grid-types.ts'

export const leastColumnWidth = 56
const widestAtFirst = 320
const characterWidth = 7.4
const padding = 28

/** Initial column widths, based on the names and the first values. */
export function firstWidths(columns: readonly DataGridColumn[], rows: readonly (readonly unknown[])[]): number[] {
  const sample = rows.slice(0, 40)
  return columns.map(
    ({ name, type = '', width }, index) =>
      width ??
      widthFor(
        name.length + type.length + 3,
        sample.map((row) => row[index]),
      ),
  )
}

/** Initial width for a name and its values, within the limits. */
function widthFor(nameLength: number, values: readonly unknown[]): number {
  const longest = Math.max(nameLength, ...values.map((value) => lineWidth(cellLine(value))))
  return Math.round(Math.min(widestAtFirst, Math.max(leastColumnWidth + 16, longest * characterWidth + padding)))
}

/** Number of characters of a text, counting a Chinese character as two. */
function lineWidth(line: string): number {
  return line.length + (line.match(/[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/g)?.length ?? 0)
}

/** Start of each column, and the end of the last one. */
export function columnStarts(widths: readonly number[], first: number): number[] {
  const starts = [first]
  for (const width of widths) starts.push((starts.at(-1) as number) + width)
  return starts
}

/** The last column that starts at or before a position. */
export function columnAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= place) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}
