import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readTableFile } from './read-table-file.ts'
import type { TableFileError } from './table-file-error.ts'
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
const outcome = (file: Blob, name = 'table.xlsx') =>
  readTableFile(new File([file], name)).then(
    () => 'read',
    ({ fault, line }: TableFileError) => (line === undefined ? fault : `${fault} ${line}`),
  )
/** A compound file whose directory names a stream. */
const compoundFile = (stream: string) =>
  new Blob([Buffer.concat([Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex'), Buffer.from(stream, 'utf16le')])])

it('reads workbooks of usual sizes, and none that would fill the memory', async () => {
  const usual = archiveOf(sheet('<row r="1"><c r="A1"/></row><row r="90000"><c r="T90000"/></row>'))
  // Its reader needs parts that this one doesn't have, but nothing before it refuses the workbook.
  await expect(requireReadableWorkbook(usual)).resolves.toBeUndefined()
  // One cell at the end of a sheet: its reader would make 17 billion.
  const far = 'too-many-cells'
  for (const cells of [
    '<row r="1"><c r="XFD1"/></row><row r="1048576"><c r="A1048576"/></row>',
    `<row><c r='XFD1'/></row>${'<row r = "9e9"/>'}`,
    '<row r="1000000000000"><c r="A1"/></row>',
    '<row r="1"><c r="&#88;FD1"/></row>',
  ])
    expect(await outcome(archiveOf(sheet(cells))), cells).toBe(far)
  const zeros = { ...sheet(''), 'xl/sharedStrings.xml': Buffer.alloc(200 * 1024 ** 2) }
  expect(await outcome(archiveOf(zeros))).toBe('unpacks-to-too-much')
  expect(await outcome(new Blob([Buffer.alloc(21 * 1024 ** 2)]))).toBe('too-large')
})

it('says why a file can’t be read', async () => {
  const workbook = archiveOf(sheet('<row r="1"><c r="A1"/></row>'))
  expect(await outcome(new Blob(['no workbook, but long enough']))).toBe('not-a-workbook')
  expect(await outcome(archiveOf({ 'word/document.xml': '<document/>' }))).toBe('not-a-workbook')
  expect(await outcome(workbook.slice(0, workbook.size - 30))).toBe('damaged')
  expect(await outcome(archiveOf({ ...sheet(''), 'xl/workbook.xml': '<workbook' }))).toBe('damaged')
  expect(await outcome(compoundFile('EncryptedPackage'))).toBe('encrypted')
  expect(await outcome(compoundFile('Workbook'))).toBe('old-workbook')
  const locked = Buffer.from(await workbook.arrayBuffer())
  locked.writeUInt16LE(1, locked.indexOf('PK\x01\x02') + 8)
  expect(await outcome(new Blob([locked]))).toBe('encrypted')
  expect(await outcome(new Blob([Buffer.from('name\ncaf\xe9\n', 'latin1')]), 'table.csv')).toBe('not-utf8')
  expect(await outcome(new Blob(['name\n"one\ntwo\n']), 'table.csv')).toBe('open-quote 2')
})
