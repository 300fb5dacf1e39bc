import { TableFileError } from './table-file-error.ts'
import { unpackedEntries } from './unpacked-entries.ts'
import { columnOf } from './unread-cells.ts'
import { workbookKind } from './workbook-kind.ts'

/** Largest workbook that is read: bytes of the file and of its unpacked parts, and cells up to the last one. */
export const workbookLimits = { file: 20 * 1024 ** 2, unpacked: 100 * 1024 ** 2, cells: 2_000_000 } as const

/** Parts of a workbook that its reader unpacks, and those of them with cells. */
const parts = /\.(xml|rels)$/i
const sheets = /worksheets\/[^/]+\.xml$/i

/**
 * Looks at a workbook before it is read. A few kilobytes can unpack to gigabytes, and a single cell far away makes
 * readers fill all places before it.
 * @throws TableFileError if it's no workbook, is encrypted or damaged, or exceeds a limit
 */
export async function requireReadableWorkbook(file: Blob): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = workbookKind(bytes)
  if (kind !== 'archive') throw new TableFileError(kind)
  let count = 0
  try {
    for await (const { name, text } of unpackedEntries(bytes, parts, workbookLimits.unpacked)) {
      if (!sheets.test(name)) continue
      count += 1
      if (countPlaces(text) > workbookLimits.cells) throw new TableFileError('too-many-cells')
    }
  } catch (error) {
    throw error instanceof TableFileError ? error : new TableFileError('damaged')
  }
  if (count === 0) throw new TableFileError('not-a-workbook')
}

/** Number of places up to the last row and the last column of a sheet. */
function countPlaces(sheet: string): number {
  let rows = 1
  let columns = 1
  let count = 0
  // Rows and cells name their places in `r`; `xmlns:r` is something else.
  for (const [, address = ''] of sheet.matchAll(/(?<![\w:.-])r\s*=\s*["']([^"']*)["']/g)) {
    const [, letters = '', digits = ''] = /^([A-Za-z]*)(\d*)$/.exec(address) ?? [undefined, '', '9'.repeat(9)]
    count += letters === '' ? 1 : 0
    rows = Math.max(rows, count, Number(digits))
    columns = Math.max(columns, columnOf(letters))
  }
  return rows * columns
}
