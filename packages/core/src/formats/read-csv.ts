import { endsElsewhere, startsFormulaUnseen } from './formula-signs.ts'

/** A record of a CSV file. Its fields can contain line breaks, so it can have several lines. */
export interface CsvRecord {
  /**
   * Number of its row in a spreadsheet, where people look for it: the header is usually row 1, a field with line breaks
   * is in one row, and an empty line is a row.
   */
  row: number
  fields: readonly string[]
  /** Indices of the empty fields that are written as `""`, if there are any. */
  quotedEmpty?: readonly number[]
}

/** Content of a CSV file. */
export interface CsvFile {
  delimiter: string
  /** Names of the fields, from the first record. */
  header: readonly string[]
  /** Row of the header in a spreadsheet. */
  headerRow: number
  records: readonly CsvRecord[]
  /** Line of a quote that isn't closed. */
  openQuoteLine: number | undefined
}

const delimiters = [',', ';', '\t'] as const

/** The delimiter that is most frequent in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, '')
  const count = (delimiter: string) => bare.split(delimiter).length
  return delimiters.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/**
 * Reads CSV as RFC 4180 describes it, with commas, semicolons, or tabs, and reverses what exports do against formulas.
 * Empty lines are skipped.
 */
export function readCsv(content: string): CsvFile {
  const text = content.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(text)
  const records: CsvRecord[] = []
  let line = 1
  let row = 0
  let at = 0
  let openQuoteLine: number | undefined
  while (at < text.length) {
    const start = line
    row++
    const fields: string[] = []
    const quotedEmpty: number[] = []
    for (let ended = false; !ended;) {
      let field = ''
      const isQuoted = text[at] === '"'
      if (isQuoted) {
        for (let closed = false; !closed;) {
          const quote = text.indexOf('"', at + 1)
          const end = quote < 0 ? text.length : quote
          field += text.slice(at + 1, end)
          closed = text[end + 1] !== '"' || quote < 0
          if (quote < 0) openQuoteLine ??= start
          if (!closed) field += '"'
          at = end + 1
        }
        line += countBreaks(field)
      }
      const end = endOfField(text, at, delimiter)
      field += text.slice(at, end)
      if (isQuoted && field === '') quotedEmpty.push(fields.length)
      fields.push(readSafeCell(field))
      ended = text[end] !== delimiter
      at = end + 1
      if (ended && text[end] === '\r' && text[end + 1] === '\n') at++
    }
    line++
    if (fields.length > 1 || fields[0] !== '' || quotedEmpty.length > 0)
      records.push({ row, fields, ...(quotedEmpty.length > 0 ? { quotedEmpty } : {}) })
  }
  const [header, ...rows] = records
  return { delimiter, header: header?.fields ?? [], headerRow: header?.row ?? 1, records: rows, openQuoteLine }
}

/** Reads a cell as it was before `safeCell`: without the tabs that keep it from running. */
function readSafeCell(cell: string): string {
  const parts = cell.split(endsElsewhere)
  const isAdded = (part: string, index: number) =>
    index > 0 && part === '\t' && startsFormulaUnseen.test(parts[index + 1] ?? '')
  const apart = parts.filter((part, index) => !isAdded(part, index)).join('')
  return apart.startsWith('\t') && startsFormulaUnseen.test(apart) ? apart.slice(1) : apart
}

function endOfField(text: string, from: number, delimiter: string): number {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

function countBreaks(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1
}
