import { crc32, deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readTableFile } from './read-table-file.ts'
import type { TableFileError } from './table-file-error.ts'
import { requireReadableWorkbook } from './workbook-limits.ts'

/** A ZIP archive whose directory says that every file is empty, or how large it is. */
function archiveOf(files: Readonly<Record<string, string | Buffer>>, { isHonest = false } = {}): Blob {
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
    if (isHonest) {
      fields.writeUInt32LE(crc32(content), 10)
      fields.writeUInt32LE(Buffer.byteLength(content), 18)
    }
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name)])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name)]))
    entries.push(header, packed)
    at += header.length + packed.length
  }
  const end = Buffer.alloc(18)
  for (const place of [4, 6]) end.writeUInt16LE(directory.length, place)
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

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (...each: [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
/** A workbook as spreadsheets save it, with a sheet of notes behind the first one. */
const workbook = (cells: string) => {
  const sheetOf = (rows: string) => `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
  const files = {
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Links" sheetId="2" r:id="rId2"/><sheet name="Notes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetOf('<row r="1"><c r="A1" t="e"><v>#NAME?</v></c></row>'),
    'xl/worksheets/sheet2.xml': sheetOf(cells),
  }
  return archiveOf(files, { isHonest: true })
}

it('reads dates as a person writes them, and shows formulas that have no result instead of empty cells', async () => {
  const rows = await readTableFile(
    new File(
      [
        workbook(
          `<row r="1"><c r="A1" s="1"><v>46387</v></c><c r="B1" s="1"><v>46387.75</v></c><c r="C1" t="b"><v>1</v></c></row>
           <row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2"><f>A1&amp;"x"</f></c></row>
           <row r="4"><c r="B4" t="e"><v>#REF!</v></c></row>`,
        ),
      ],
      'links.xlsx',
    ),
  )
  expect(rows).toEqual([
    ['2026-12-31', '2026-12-31 18:00:00', 'true'],
    ['2', '#DIV/0!', '=A1&"x"'],
    expect.any(Array),
    ['', '#REF!'],
  ])
})
