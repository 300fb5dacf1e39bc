import type { ExportCell } from './cells-of.ts'
import { saveBlob } from './save-file.ts'
import type { ExportFormat } from './write-rows.ts'

/** A table that is downloaded as a file. */
export interface SavedRows {
  header: readonly string[]
  rows: readonly (readonly ExportCell[])[]
  /** Name of the file, without its extension. */
  name: string
}

/** Downloads rows in which no text runs as a formula. The code that writes the file loads on demand. */
export async function saveRows(format: ExportFormat, { header, rows, name }: SavedRows, node: Node) {
  const { writeCsv, writeWorkbook } = await import('./write-rows.ts')
  async function* pages() {
    yield rows
  }
  saveBlob(await (format === 'csv' ? writeCsv : writeWorkbook)(header, pages()), `${name}.${format}`, node)
}
