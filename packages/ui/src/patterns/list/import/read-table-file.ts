import { readCsv, readSpreadsheetCell } from '@console-widgets/core/formats'
import { requireReadableWorkbook, workbookLimits } from './workbook-limits.ts'

/**
 * Reads the rows of a CSV file or of a workbook's first sheet, the first one included, as they were before an export of
 * this console kept their texts from running as formulas. The library of workbooks loads with the first one.
 * @throws if the file is neither, isn't UTF-8, has a quote that isn't closed, or exceeds `workbookLimits`
 */
export async function readTableFile(file: File): Promise<readonly (readonly string[])[]> {
  return /\.xlsx$/i.test(file.name) ? readWorkbook(file) : readText(file)
}

async function readText(file: File) {
  if (file.size > workbookLimits.file) throw new RangeError('The file is too large')
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  const { header, openQuoteLine, records } = readCsv(text)
  if (openQuoteLine !== undefined) throw new Error('A quote isn’t closed')
  return [header, ...records.map(({ fields }) => fields)]
}

async function readWorkbook(file: File) {
  await requireReadableWorkbook(file)
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file, { trim: false })
  return rows.map((row) => row.map((cell) => (cell === null ? '' : readSpreadsheetCell(String(cell)))))
}
