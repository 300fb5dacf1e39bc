import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { requireReadableWorkbook } from './workbook-limits.ts'

/** A ZIP archive whose directory says that every file is empty. */
function archiveOf(files: Readonly<Record<string, string | Buffer>>): Blob {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt16LE(name.length, 22)
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name)])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name)]))
    entries.push(header, packed)
    at += header.length + packed.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(at, 12)
  return new Blob([Buffer.concat([...entries, ...directory, Buffer.from('PK\x05\x06'), end])])
}

const sheet = (cells: string) => ({
  'xl/workbook.xml': '<workbook/>',
  'xl/worksheets/sheet1.xml': `<worksheet xmlns:r="http://schemas.example/relationships"><sheetData>${cells}</sheetData><drawing r:id="rId1"/></worksheet>`,
})
const outcome = (file: Blob) =>
  requireReadableWorkbook(file).then(
    () => 'read',
    (error: Error) => error.message,
  )

it('reads workbooks of usual sizes, and none that would fill the memory', async () => {
  expect(await outcome(archiveOf(sheet('<row r="1"><c r="A1"/></row><row r="90000"><c r="T90000"/></row>')))).toBe(
    'read',
  )
  // One cell at the end of a sheet: its reader would make 17 billion.
  const far = 'The sheet has too many cells'
  for (const cells of [
    '<row r="1"><c r="XFD1"/></row><row r="1048576"><c r="A1048576"/></row>',
    `<row><c r='XFD1'/></row>${'<row r = "9e9"/>'}`,
    '<row r="1000000000000"><c r="A1"/></row>',
    '<row r="1"><c r="&#88;FD1"/></row>',
  ])
    expect(await outcome(archiveOf(sheet(cells))), cells).toBe(far)
  const zeros = { ...sheet(''), 'xl/sharedStrings.xml': Buffer.alloc(200 * 1024 ** 2) }
  expect(await outcome(archiveOf(zeros))).toBe('The archive unpacks to too much')
  expect(await outcome(new Blob([Buffer.alloc(21 * 1024 ** 2)]))).toBe('The file is too large')
  expect(await outcome(new Blob(['no workbook, but long enough']))).toBe('The archive has no directory')
})
