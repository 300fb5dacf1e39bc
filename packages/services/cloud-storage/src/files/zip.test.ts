import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { zipFiles } from './zip.ts'

const time = new Date(2026, 2, 1, 9, 30, 10).getTime()

it('stores files uncompressed, with names in any script', async () => {
  const files = [
    { path: 'docs/readme.txt', bytes: new Blob(['Harbour pictures']), updateTime: time },
    { path: '航行/日志.txt', bytes: new Blob(['']), updateTime: time },
  ]
  const archive = new DataView(await (await zipFiles(files)).arrayBuffer())
  const bytes = new Uint8Array(archive.buffer)
  // The end record contains the number of files, and the offset of the directory.
  const end = bytes.length - 22
  expect(archive.getUint32(end, true)).toBe(0x06054b50)
  expect(archive.getUint16(end + 10, true)).toBe(2)
  const directory = archive.getUint32(end + 16, true)
  expect(directory + archive.getUint32(end + 12, true)).toBe(end)
  let at = directory
  for (const { path, bytes: content } of files) {
    expect(archive.getUint32(at, true)).toBe(0x02014b50)
    const size = archive.getUint32(at + 24, true)
    const nameLength = archive.getUint16(at + 28, true)
    const local = archive.getUint32(at + 42, true)
    expect(new TextDecoder().decode(bytes.slice(at + 46, at + 46 + nameLength))).toBe(path)
    expect(archive.getUint32(local, true)).toBe(0x04034b50)
    const stored = bytes.slice(local + 30 + nameLength, local + 30 + nameLength + size)
    expect(new TextDecoder().decode(stored)).toBe(await content.text())
    expect(archive.getUint32(at + 16, true)).toBe(crc32(stored))
    expect(archive.getUint32(local + 14, true)).toBe(crc32(stored))
    at += 46 + nameLength
  }
})
