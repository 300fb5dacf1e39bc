import { spreadsheetCell, toCsv } from '@console-widgets/core/formats'
import type { ExportCell } from './cells-of.ts'

/** Format of an exported file. */
export type ExportFormat = 'csv' | 'xlsx'

/** Rows of a table, a page at a time. */
export type RowPages = AsyncIterable<readonly (readonly ExportCell[])[]>

/** Writes a CSV file that is safe to open in a spreadsheet (R101). Only the text of earlier pages is kept. */
export async function writeCsv(header: readonly string[], pages: RowPages): Promise<Blob> {
  const pieces = [toCsv([header])]
  for await (const rows of pages) pieces.push(toCsv(rows.map((row) => row.map(String))).slice(byteOrderMark.length))
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}

const byteOrderMark = '\uFEFF'
/** Maximum length of a cell in a workbook. */
const longestCell = 32_000

/** Writes a workbook in which no text is a formula (R100). Its library loads on demand. */
export async function writeWorkbook(header: readonly string[], pages: RowPages): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const text = (value: string) => ({ value: spreadsheetCell(value.slice(0, longestCell)), type: String })
  const sheet: SheetRow[] = [header.map((name) => ({ ...text(name), fontWeight: 'bold' as const }))]
  for await (const rows of pages)
    for (const row of rows)
      sheet.push(row.map((value) => (typeof value === 'number' ? { value, type: Number } : value ? text(value) : null)))
  const widths = header.map((name, at) => ({
    width: Math.min(60, Math.max(12, name.length + 2, ...widthsOf(sheet, at))),
  }))
  return writeExcelFile(sheet, { stickyRowsCount: 1, columns: widths }).toBlob()
}

type SheetRow = (
  | { value: string; type: StringConstructor; fontWeight?: 'bold' }
  | { value: number; type: NumberConstructor }
  | null
)[]

/** Lengths of a column's first cells. */
const widthsOf = (sheet: readonly SheetRow[], at: number) =>
  sheet.slice(1, 50).map((row) => String(row[at]?.value ?? '').length)
