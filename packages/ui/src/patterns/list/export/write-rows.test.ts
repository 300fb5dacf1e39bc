import readExcelFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { cellsOf, type RowPages, writeCsv, writeWorkbook } from './write-rows.ts'

const columns = [
  { id: 'name', header: 'Name', cell: () => null },
  { id: 'size', header: 'Size', cell: () => null },
  { id: 'time', header: 'Time', cell: () => null },
  { id: 'state', header: 'State', cell: () => null, value: () => 'Live' },
]
const toCells = cellsOf<{ name: string; size: number | null; time: number }>(
  columns,
  { name: 'text', size: 'number', time: 'time' },
  'en',
)
const header = columns.map((column) => column.header)

async function* pages(): AsyncGenerator<ReturnType<typeof toCells>[]> {
  yield [toCells({ name: '=HYPERLINK("x")', size: 3, time: Date.UTC(2026, 2, 7, 9, 5, 3) })]
  yield [toCells({ name: 'Maps, "2"', size: null, time: Date.UTC(2026, 2, 8) })]
}

it('writes what the columns show, with exact times and their zone', () => {
  expect(toCells({ name: 'Maps', size: 3, time: Date.UTC(2026, 2, 7, 9, 5, 3) })).toEqual([
    'Maps',
    3,
    expect.stringMatching(/^2026-03-0\d \d\d:\d\d:03 UTC[+-]\d\d:\d\d$/),
    'Live',
  ])
})

it('writes pages as one CSV file without formulas', async () => {
  const text = await (await writeCsv(header, pages() as RowPages)).text()
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('Name,Size,Time,State')
  expect(lines[1]).toMatch(/^"\t=HYPERLINK\(""x""\)",3,"2026/)
  expect(lines[2]).toMatch(/^"Maps, ""2""",,"2026/)
  expect(text.match(/\uFEFF/g) ?? []).toHaveLength(0)
})

it('writes a workbook in which numbers are numbers and no text is a formula', async () => {
  const file = await writeWorkbook(header, pages() as RowPages)
  const [sheet] = await readExcelFile(Buffer.from(await file.arrayBuffer()))
  const data = sheet?.data ?? []
  expect(data[0]).toEqual(header)
  expect(data[1]?.slice(0, 2)).toEqual(['"\t=HYPERLINK(""x"")"', 3])
  expect(data[2]?.slice(0, 2)).toEqual(['Maps, "2"', null])
})
