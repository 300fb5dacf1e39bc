import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resultCsv } from '../../packages/services/relational-database/src/editor/result-text.ts'
import { writeCsv as writeReport } from '../../packages/services/reports/platform/exports/write-file.ts'
import { writeCsv as writeList } from '../../packages/ui/src/patterns/list/export/write-rows.ts'

// Every file for a spreadsheet is written by one implementation, whose own tests are in `core`.

/** Texts that a spreadsheet runs: at the start, after another separator, in full width, and after what is unseen. */
const formulas = ['=1+1', 'a;=cmd', '＝1+1', '\u200B=1+1', '@SUM(A1)', '\t-1+1']

async function* pages<Row>(...rows: Row[]) {
  yield rows
}

const writers: Record<string, (cell: string) => Promise<string> | string> = {
  'a list': async (cell) => (await writeList(['name'], pages([cell]))).text(),
  'a report': async (cell) => {
    const rows = (async function* () {
      yield [{ text: cell }]
    })()
    const chunks: Uint8Array[] = []
    for await (const chunk of writeReport({ header: ['name'], rows }, async () => {})) chunks.push(chunk)
    return Buffer.concat(chunks).toString()
  },
  'a query': (cell) => resultCsv({ columns: [{ name: 'name', type: 'text' }], rows: [[cell]] }),
}

it.each(Object.keys(writers))('%s has no cell that runs as a formula', async (name) => {
  for (const formula of formulas) {
    const file = (await writers[name]!(formula)).replace(/^\uFEFF?name\r\n/, '')
    expect(file, formula).not.toMatch(/(?:^|[,;\r\n])"?(?!\t)[\s\p{C}]*[=+\-@＝＋－＠]/u)
    expect(file, formula).toMatch(/[=\-@＝]/)
  }
})

it('no other code writes cells by itself', () => {
  const sources = readdirSync('packages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/(src|platform)\/.*\.tsx?$/.test(file) && !/node_modules|\.test\.|^core\//.test(file))
    .map((file) => [file, readFileSync(join('packages', file), 'utf8')] as const)
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter(([, source]) => /\bcsvCell\b/.test(source)).map(([file]) => file)).toEqual([])
  const savers = sources.filter(
    ([, source]) => /\.csv[`'"]/.test(source) && /\bsave(Text|File)\b|new Blob/.test(source),
  )
  expect(savers.length).toBeGreaterThan(3)
  expect(
    savers
      .filter(([, source]) => !/\b(toCsv|write\w+|result)Csv\b|\btoCsv\b|\bwriteDataUse\b/.test(source))
      .map(([file]) => file),
  ).toEqual([])
})
