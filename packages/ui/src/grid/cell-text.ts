/** Number of characters that a cell shows. */
const mostShown = 240

/** A value as complete text; null is empty. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A value as one line, for a cell. */
export function cellLine(value: unknown): string {
  const text = cellText(value)
  // More than any column shows, and little enough for the page.
  return (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text).replaceAll(/[\r\n\t]+/g, ' ⏎ ')
}

/** A value as readable text: JSON is pretty-printed. */
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

/** Cells in the clipboard format of spreadsheets: separated by tabs; values with a tab or a line break are quoted. */
export function toTsv(cells: readonly (readonly unknown[])[]): string {
  return cells.map((row) => row.map((value) => tsvCell(cellText(value))).join('\t')).join('\n')
}

const tsvCell = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
