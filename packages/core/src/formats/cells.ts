const startsFormula = /^[=+\-@]/
const holdsFormulaSign = /[=+\-@]/
const needsQuotes = /[",\r\n]/

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/**
 * Escapes a spreadsheet cell: a text that starts with = + - or @ is quoted with a tab before it, so that it isn't run
 * as a formula (R100).
 */
export function spreadsheetCell(cell: string): string {
  return startsFormula.test(cell) ? quoted(`\t${cell}`) : cell
}

/**
 * Escapes a CSV cell: a text that contains = + - or @, or a character special to CSV, is quoted with its own quotes
 * doubled (R101).
 */
export function csvCell(cell: string): string {
  return holdsFormulaSign.test(cell) || needsQuotes.test(cell) ? quoted(cell) : cell
}

const number = /^-?\d+(\.\d+)?$/

/**
 * Escapes a CSV cell for a spreadsheet. Quotes alone don't keep a formula from running, so it starts with a tab.
 * Numbers are unchanged.
 */
export function safeCell(cell: string): string {
  return number.test(cell) || !startsFormula.test(cell.trimStart()) ? csvCell(cell) : quoted(`\t${cell}`)
}

/**
 * Formats rows as CSV in which no text runs as a formula. Starts with a byte order mark, so that spreadsheets read
 * UTF-8.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(safeCell).join(',')).join('\r\n')}\r\n`
}
