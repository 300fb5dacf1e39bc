const startsFormula = /^[=+\-@]/
const holdsFormulaSign = /[=+\-@]/
const needsQuotes = /[",\r\n]/

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A cell for a spreadsheet: one that starts with = + - or @ is no formula but text, in quotes with a tab before it (R100). */
export function spreadsheetCell(cell: string): string {
  return startsFormula.test(cell) ? quoted(`\t${cell}`) : cell
}

/** A cell for CSV: one that contains = + - or @, or what has a meaning in CSV, is in quotes with its own quotes doubled (R101). */
export function csvCell(cell: string): string {
  return holdsFormulaSign.test(cell) || needsQuotes.test(cell) ? quoted(cell) : cell
}

/** Rows as CSV. The mark at its beginning tells a spreadsheet that the text is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
