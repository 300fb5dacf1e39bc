import { endsElsewhere, startsFormulaUnseen } from './formula-signs.ts'

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
 * What a formula calls with. Where the list separator is a semicolon, a line that starts with a negative number can be
 * one formula as a whole; the quotes of later cells keep it from being one.
 */
const callsFunction = /[(|!]/

/**
 * Escapes a CSV cell for a spreadsheet. Quotes alone don't keep a formula from running, so it starts with a tab.
 * Numbers are unchanged.
 */
export function safeCell(cell: string): string {
  if (number.test(cell)) return csvCell(cell)
  const [first = '', ...others] = cell.split(endsElsewhere)
  const apart = first + others.map((part) => (startsFormulaUnseen.test(part) ? `\t${part}` : part)).join('')
  if (startsFormulaUnseen.test(cell)) return quoted(`\t${apart}`)
  return callsFunction.test(apart) ? quoted(apart) : csvCell(apart)
}

const keptInWorkbook = /^"\t(?<cell>[=+\-@][^]*)"$/u

/** Reads a cell of a workbook as it was before `spreadsheetCell`. */
export function readSpreadsheetCell(cell: string): string {
  return keptInWorkbook.exec(cell)?.groups?.cell?.replaceAll('""', '"') ?? cell
}

/**
 * Formats rows as CSV in which no text runs as a formula. Starts with a byte order mark, so that spreadsheets read
 * UTF-8. In rows that can have NULL, an empty text is written as `""`, by which `readCsv` tells them apart.
 */
export function toCsv(rows: readonly (readonly string[])[]): string
export function toCsv(rows: readonly (readonly (string | null)[])[], options: { hasNull: true }): string
export function toCsv(rows: readonly (readonly (string | null)[])[], { hasNull = false } = {}): string {
  const cellOf = (cell: string | null) => (cell === null ? '' : hasNull && cell === '' ? '""' : safeCell(cell))
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}
