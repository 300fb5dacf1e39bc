/** A file of an archive, with its path. */
export interface ZippedFile {
  path: string
  bytes: Blob
  updateTime: number
}

/** Maximum number of files and bytes in an archive without ZIP64. */
export const zipLimits = { files: 65_535, bytes: 4_000_000_000 } as const

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** Builds an uncompressed ZIP archive. The bytes stay where the browser has them. */
export async function zipFiles(files: readonly ZippedFile[]): Promise<Blob> {
  const parts: BlobPart[] = []
  const directory: BlobPart[] = []
  let offset = 0
  let directorySize = 0
  for (const { path, bytes, updateTime } of files) {
    const name = new TextEncoder().encode(path)
    const facts = record(await crcOf(bytes), bytes.size, name.length, updateTime)
    const local = header(0x04034b50, [], facts, [])
    const central = header(0x02014b50, [20], facts, [0, 0, 0, 0, 0, offset & 0xffff, offset >>> 16])
    parts.push(local, name, bytes)
    directory.push(central, name)
    offset += local.length + name.length + bytes.size
    directorySize += central.length + name.length
  }
  const count = files.length
  const end = words([
    0x4b50,
    0x0605,
    0,
    0,
    count,
    count,
    directorySize & 0xffff,
    directorySize >>> 16,
    offset & 0xffff,
    offset >>> 16,
    0,
  ])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}

/** Fields that both headers of a file have: version, UTF-8 names, no compression, time, checksum, sizes, lengths. */
function record(crc: number, size: number, nameLength: number, updateTime: number): number[] {
  const date = new Date(updateTime)
  const time = (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1)
  const day = ((Math.max(1980, date.getFullYear()) - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()
  return [
    20,
    0x0800,
    0,
    time,
    day,
    crc & 0xffff,
    crc >>> 16,
    size & 0xffff,
    size >>> 16,
    size & 0xffff,
    size >>> 16,
    nameLength,
    0,
  ]
}

function header(signature: number, before: number[], facts: number[], after: number[]): Uint8Array<ArrayBuffer> {
  return words([signature & 0xffff, signature >>> 16, ...before, ...facts, ...after])
}

/** 16-bit numbers, little-endian. */
function words(values: number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.length * 2)
  const view = new DataView(bytes.buffer)
  values.forEach((value, index) => view.setUint16(index * 2, value & 0xffff, true))
  return bytes
}

async function crcOf(bytes: Blob): Promise<number> {
  let crc = 0xffffffff
  const reader = bytes.stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read())
    for (const byte of read.value) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] as number)
  return (crc ^ 0xffffffff) >>> 0
}
