import { readCsv, readSpreadsheetCell } from '@console-widgets/core/formats'
import { TableFileError } from './table-file-error.ts'
import { requireReadableWorkbook, workbookLimits } from './workbook-limits.ts'

/**
 * Reads the rows of a CSV file or of a workbook's first sheet, the first one included, as they were before an export of
 * this console kept their texts from running as formulas. The library of workbooks loads with the first one.
 * @throws TableFileError if the file is neither, isn't UTF-8, has a quote that isn't closed, or exceeds the limits
 */
export async function readTableFile(file: File): Promise<readonly (readonly string[])[]> {
  if (file.size > workbookLimits.file) throw new TableFileError('too-large')
  return /\.xlsx$/i.test(file.name) ? readWorkbook(file) : readText(file)
}

async function readText(file: File) {
  const { header, openQuoteLine, records } = readCsv(decode(await file.arrayBuffer()))
  if (openQuoteLine !== undefined) throw new TableFileError('open-quote', openQuoteLine)
  return [header, ...records.map(({ fields }) => fields)]
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
  const rows = await readSheet(file, { trim: false }).catch(() => {
    throw new TableFileError('damaged')
  })
  return rows.map((row) => row.map((cell) => (cell === null ? '' : readSpreadsheetCell(String(cell)))))
}
