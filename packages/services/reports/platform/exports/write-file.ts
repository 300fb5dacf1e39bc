import type { Cell as SheetCell, SheetData } from 'write-excel-file/universal'
import { safeCell, spreadsheetCell } from '@console-widgets/core/formats'
import { dayTime, exportRows, type Unit } from '@console-widgets/reports/model'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import type { Cell, ExportTable } from './export-table.ts'

/** Reports the number of rows written. */
export type Told = (rows: number) => Promise<void>

/** Number of characters to buffer before they are passed on. */
const piece = 64 * 1024

/** A table as CSV in UTF-8, each cell by the rules (R100, R101), in chunks. */
export async function* writeCsv({ header, rows }: ExportTable, told: Told): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // The BOM tells spreadsheet apps that the text is UTF-8.
  let text = `\uFEFF${header.map(safeCell).join(',')}\r\n`
  let count = 0
  for await (const row of rows) {
    text += `${row.map((cell) => safeCell(csvText(cell))).join(',')}\r\n`
    count += 1
    if (text.length < piece) continue
    yield encoder.encode(text)
    text = ''
    await told(count)
  }
  yield encoder.encode(text)
}

function csvText(cell: Cell): string {
  if (cell === null) return ''
  if ('text' in cell) return cell.text
  if ('day' in cell) return `${cell.day.slice(0, 4)}-${cell.day.slice(4, 6)}-${cell.day.slice(6, 8)}`
  return String(plainNumber(cell.value, cell.unit))
}

/** A number in readable form: hundredths become units, and shares have six digits. */
export function plainNumber(value: number, unit: Unit): number {
  if (unit === 'money' || unit === 'frames') return Math.round(value) / 100
  return unit === 'share' ? Math.round(value * 1e6) / 1e6 : Math.round(value * 100) / 100
}

/** Number format for spreadsheet apps. */
const formats: Readonly<Record<Unit, string>> = {
  count: '#,##0',
  people: '#,##0',
  share: '0.00%',
  money: '#,##0.00',
  milliseconds: '#,##0',
  seconds: '#,##0',
  frames: '0.0',
}

/**
 * A table as a workbook: numbers and days keep their types, and text is never a formula (R100). Workbooks are built in
 * memory, so they can have fewer rows than CSV.
 */
export async function* writeWorkbook({ header, rows }: ExportTable, told: Told): AsyncGenerator<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const sheet: SheetData = [header.map((name) => ({ value: spreadsheetCell(name), type: String, fontWeight: 'bold' }))]
  for await (const row of rows) {
    if (sheet.length > exportRows.inWorkbook)
      throw refuse('too-large', `A workbook has at most ${exportRows.inWorkbook} rows. Choose a shorter period or CSV.`)
    sheet.push(row.map(sheetCell))
    if (sheet.length % 5000 === 0) await told(sheet.length)
  }
  const workbook = await writeExcelFile(sheet, {
    stickyRowsCount: 1,
    columns: header.map((name) => ({ width: Math.max(12, name.length + 2) })),
  }).toBlob()
  const reader = workbook.stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

function sheetCell(cell: Cell): SheetCell {
  if (cell === null) return null
  if ('text' in cell) return { value: spreadsheetCell(cell.text), type: String }
  if ('day' in cell) return { value: new Date(dayTime(cell.day)), type: Date, format: 'yyyy-mm-dd' }
  return { value: plainNumber(cell.value, cell.unit), type: Number, format: formats[cell.unit] }
}
