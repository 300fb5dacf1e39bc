import { readTableFile } from '@console-widgets/ui'
import type { ImportRows } from '../data.ts'

/** A tester of a file, with the number that the row has in a spreadsheet. */
export type FileRow = ImportRows[number] & { row: number }

/**
 * Reads the rows of a file of testers: account, name, country. A first row without an account is a header.
 * @throws TableFileError if the file can’t be read
 */
export async function readTesters(file: File): Promise<FileRow[]> {
  const rows = await readTableFile(file)
  const filled = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first, ...others] = filled
  const hasHeader = first !== undefined && others.length > 0 && !/[@\d=+]/.test(first.cells[0] ?? '')
  return (hasHeader ? others : filled).map(({ cells: [hwAccount = '', nickName = '', country = ''], row }) => ({
    hwAccount: cut(hwAccount),
    nickName: cut(nickName),
    country: cut(country),
    row,
  }))
}

/** Characters that no text can have: a database can’t store all of them. */
const unstorable = /[\p{Cc}]/gu
/** Longest cell that is looked at: longer ones are no account, and no name. */
const longestCell = 400
const cut = (cell: string) => cell.slice(0, longestCell).replaceAll(unstorable, '').toWellFormed()
