const startsFormula = /^[=+\-@]/
const holdsFormulaSign = /[=+\-@]/
const needsQuotes = /[",\r\n]/

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/**
 * A cell for a spreadsheet: one that starts with = + - or @ is no formula but text, in quotes with a tab before it
 * (R100).
 */
export function spreadsheetCell(cell: string): string {
  return startsFormula.test(cell) ? quoted(`\t${cell}`) : cell
}

/**
 * A cell for CSV: one that contains = + - or @, or what has a meaning in CSV, is in quotes with its own quotes doubled
 * (R101).
 */
export function csvCell(cell: string): string {
  return holdsFormulaSign.test(cell) || needsQuotes.test(cell) ? quoted(cell) : cell
}

const number = /^-?\d+(\.\d+)?$/

/**
 * A cell for a CSV file that a spreadsheet opens: quotes alone keep no formula from running, a tab before it does. A
 * number stays one.
 */
export function safeCell(cell: string): string {
  return number.test(cell) || !startsFormula.test(cell.trimStart()) ? csvCell(cell) : quoted(`\t${cell}`)
}

/** Rows as CSV in which no text is a formula. The mark at its beginning tells a spreadsheet that the text is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(safeCell).join(',')).join('\r\n')}\r\n`
}
