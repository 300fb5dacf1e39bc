import readExcelFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { readTableFile } from '../import/read-table-file.ts'
import type { ExportCell } from './cells-of.ts'
import { type RowPages, writeCsv, writeWorkbook } from './write-rows.ts'

const header = ['Name', 'Size', 'Time', 'State']
const time = '2026-03-07 09:05:03 UTC+00:00'

async function* pages(): AsyncGenerator<ExportCell[][]> {
  yield [['=HYPERLINK("x")', 3, time, 'Live']]
  yield [['Maps, "2"', '', time, 'Live']]
}

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

it('writes a workbook that an import reads', async () => {
  const file = await writeWorkbook(header, pages() as RowPages)
  const rows = await readTableFile(new File([file], 'apps.xlsx'))
  expect(rows.map(([name]) => name)).toEqual(['Name', '=HYPERLINK("x")', 'Maps, "2"'])
})
