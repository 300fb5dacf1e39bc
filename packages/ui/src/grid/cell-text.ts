/** As much of a value as a cell shows. */
const mostShown = 240

/** A value as text, in full; null is empty. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A value as one line of a cell. */
export function cellLine(value: unknown): string {
  const text = cellText(value)
  // Long enough to be cut by any column, and short enough for the page.
  return (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text).replaceAll(/[\r\n\t]+/g, ' ⏎ ')
}

/** A value to be read in full: JSON is laid out. */
export function cellInFull(value: unknown): string {
  if (typeof value === 'object' && value !== null) return JSON.stringify(value, undefined, 2)
  const text = cellText(value)
  if (!/^\s*[{[]/.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

/** Cells as a spreadsheet takes them: tabs between, and what holds a tab or a line in quotes. */
export function toTsv(cells: readonly (readonly unknown[])[]): string {
  return cells.map((row) => row.map((value) => tsvCell(cellText(value))).join('\t')).join('\n')
}

const tsvCell = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
