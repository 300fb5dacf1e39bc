import { readCsv } from '@console-widgets/core/formats'
import type { ImportRows } from '../data.ts'

/**
 * Reads the rows of a file of testers: account, name, country. A first row without an account is a header.
 * @returns undefined if the file can’t be read
 */
export async function readTesters(file: File): Promise<ImportRows | undefined> {
  try {
    const rows = /\.xlsx$/i.test(file.name) ? await readWorkbook(file) : await readText(file)
    const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
    const [first, ...others] = filled
    const hasHeader = first !== undefined && others.length > 0 && !/[@\d=+]/.test(first[0] ?? '')
    return (hasHeader ? others : filled).map(([hwAccount = '', nickName = '', country = '']) => ({
      hwAccount: cut(hwAccount),
      nickName: cut(nickName),
      country: cut(country),
    }))
  } catch {
    return undefined
  }
}

/** Characters that no text can have: a database can’t store all of them. */
const unstorable = /[\p{Cc}]/gu
/** Longest cell that is looked at: longer ones are no account, and no name. */
const longestCell = 400
const cut = (cell: string) => cell.slice(0, longestCell).replaceAll(unstorable, '').toWellFormed()

async function readText(file: File): Promise<readonly (readonly string[])[]> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  const { header, openQuoteLine, records } = readCsv(text)
  // Unlike in a table, the first line may be a tester.
  if (openQuoteLine !== undefined) throw new Error('A quote isn’t closed')
  return [header, ...records.map(({ fields }) => fields)]
}

/** Reads the first sheet of a workbook. The library loads with the first one. */
async function readWorkbook(file: File): Promise<readonly (readonly string[])[]> {
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file)
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}
