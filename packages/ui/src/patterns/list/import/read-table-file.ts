import { formatUtc, readCsv, readSpreadsheetCell } from '@console-widgets/core/formats'
import { TableFileError } from './table-file-error.ts'
import { unreadCells } from './unread-cells.ts'
import { requireReadableWorkbook, workbookLimits } from './workbook-limits.ts'

/**
 * Reads the rows of a CSV file or of a workbook's first sheet, the first one included, as they were before an export of
 * this console kept their texts from running as formulas. The library of workbooks loads with the first one.
 * @throws TableFileError if the file is neither, isn't UTF-8, has an open quote, or exceeds `workbookLimits`
 */
export async function readTableFile(file: File): Promise<readonly (readonly string[])[]> {
  if (file.size > workbookLimits.file) throw new TableFileError('too-large')
  return /\.xlsx$/i.test(file.name) ? readWorkbook(file) : readText(file)
}

async function readText(file: File) {
  const { header, headerRow, openQuoteLine, records } = readCsv(decode(await file.arrayBuffer()))
  if (openQuoteLine !== undefined) throw new TableFileError('open-quote', openQuoteLine)
  const rows: (readonly string[])[] = [header]
  // Empty rows count, so that the place of each is its number in a spreadsheet.
  for (const { row, fields } of records) rows[row - headerRow] = fields
  return Array.from(rows, (row) => row ?? [])
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new TableFileError('not-utf8')
  }
}

async function readWorkbook(file: File) {
  await requireReadableWorkbook(file)
  // What fails to load isn't the file's fault.
  const { readSheet } = await import('read-excel-file/browser')
  const read = await readSheet(file, { trim: false }).catch(() => {
    throw new TableFileError('damaged')
  })
  const rows = read.map((row) => row.map(textOf))
  const unread = await unreadCells(new Uint8Array(await file.arrayBuffer()), workbookLimits.unpacked)
  for (const { row, column, text } of unread) {
    const cells = (rows[row] ??= [])
    while (cells.length <= column) cells.push('')
    cells[column] = text
  }
  return Array.from(rows, (row) => row ?? [])
}

/** A cell as a file of texts has it: spreadsheets turn typed dates into numbers, which the reader turns into dates. */
function textOf(cell: unknown): string {
  if (cell === null) return ''
  if (!(cell instanceof Date)) return readSpreadsheetCell(String(cell))
  if (Number.isNaN(cell.getTime())) return ''
  const time = cell.getTime()
  const isWholeDay = formatUtc(time, 'HH:mm:ss') === '00:00:00'
  return formatUtc(time, isWholeDay ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm:ss')
}
