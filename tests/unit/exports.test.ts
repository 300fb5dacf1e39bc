import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { resultCsv } from '../../packages/services/relational-database/src/editor/result-text.ts'
import {
  writeCsv as writeReport,
  writeWorkbook as writeReportWorkbook,
} from '../../packages/services/reports/platform/exports/write-file.ts'
import {
  writeCsv as writeList,
  writeWorkbook as writeListWorkbook,
} from '../../packages/ui/src/patterns/list/export/write-rows.ts'

// Every file for a spreadsheet is written by one implementation, whose own tests are in `core`.

/** Texts that a spreadsheet runs: at the start, after another separator, in full width, and after what is unseen. */
const formulas = ['=1+1', 'a;=cmd', '＝1+1', '\u200B=1+1', '@SUM(A1)', '\t-1+1']

async function* pages<Row>(...rows: Row[]) {
  yield rows
}

/** Rows of a report with one cell each. */
async function* reportOf(...cells: string[]) {
  for (const text of cells) yield [{ text }]
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const chunk of chunks) read.push(chunk)
  return Buffer.concat(read)
}

const writers: Record<string, (cell: string) => Promise<string> | string> = {
  'a list': async (cell) => (await writeList(['name'], pages([cell]))).text(),
  'a report': async (cell) =>
    (await bytesOf(writeReport({ header: ['name'], rows: reportOf(cell) }, async () => {}))).toString(),
  'a query': (cell) => resultCsv({ columns: [{ name: 'name', type: 'text' }], rows: [[cell]] }),
}

it.each(Object.keys(writers))('%s has no cell that runs as a formula', async (name) => {
  for (const formula of formulas) {
    const file = (await writers[name]!(formula)).replace(/^\uFEFF?name\r\n/, '')
    expect(file, formula).not.toMatch(/(?:^|[,;\r\n])"?(?!\t)[\s\p{C}]*[=+\-@＝＋－＠]/u)
    expect(file, formula).toMatch(/[=\-@＝]/)
  }
})

const workbooks: Record<string, (cells: string[]) => Promise<Buffer>> = {
  'a list': async (cells) =>
    Buffer.from(await (await writeListWorkbook(['name'], pages(...cells.map((cell) => [cell])))).arrayBuffer()),
  'a report': (cells) => bytesOf(writeReportWorkbook({ header: ['name'], rows: reportOf(...cells) }, async () => {})),
}

it.each(Object.keys(workbooks))(
  'R100: the workbook of %s has texts, and quotes those that start like a formula',
  async (name) => {
    const cells = ['=1+1', '+1', '-1', '@SUM(A1)', 'a;=cmd', '＝1+1', '\u200B=1+1', 'plain', '7']
    const [, ...rows] = await readSheet(await workbooks[name]!(cells))
    expect(rows.map(([cell]) => cell)).toEqual(cells.map((cell) => (/^[=+\-@]/.test(cell) ? `"\t${cell}"` : cell)))
  },
)

it('no other code writes cells by itself', () => {
  const sources = readdirSync('packages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/(src|platform)\/.*\.tsx?$/.test(file) && !/node_modules|\.test\.|^core\//.test(file))
    .map((file) => [file, readFileSync(join('packages', file), 'utf8')] as const)
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter(([, source]) => /\bcsvCell\b/.test(source)).map(([file]) => file)).toEqual([])
  const savers = sources.filter(
    ([, source]) => /\.csv[`'"]/.test(source) && /\bsave(Text|File)\b|new Blob/.test(source),
  )
  expect(savers.length).toBeGreaterThan(2)
  expect(
    savers
      .filter(([, source]) => !/\b(toCsv|write\w+|result)Csv\b|\btoCsv\b|\bwriteDataUse\b/.test(source))
      .map(([file]) => file),
  ).toEqual([])
})
