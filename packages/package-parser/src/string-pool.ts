/** Texts of a compiled Android resource, decoded on demand. */
export type StringPool = (index: number) => string

const utf8Flag = 0x100
/** Index for no text. */
const none = 0xffffffff

/** Number of texts in a string pool chunk, as far as its table reaches. */
export function countOfStrings(chunk: DataView): number {
  return Math.min(chunk.getUint32(8, true), Math.floor((chunk.byteLength - chunk.getUint16(2, true)) / 4))
}

/** Reads a string pool chunk. @throws RangeError if it points outside itself. */
export function readStringPool(chunk: DataView): StringPool {
  const count = chunk.getUint32(8, true)
  const isUtf8 = (chunk.getUint32(16, true) & utf8Flag) !== 0
  const stringsStart = chunk.getUint32(20, true)
  const headerSize = chunk.getUint16(2, true)
  return (index) => {
    if (index === none) return ''
    if (index >= count) throw new RangeError(`There is no text ${index}`)
    const offset = stringsStart + chunk.getUint32(headerSize + index * 4, true)
    return isUtf8 ? readUtf8(chunk, offset) : readUtf16(chunk, offset)
  }
}

function readUtf8(chunk: DataView, offset: number): string {
  // Length in characters, then in bytes; each takes two bytes if the first has its high bit set.
  const afterCharacters = offset + ((chunk.getUint8(offset) & 0x80) !== 0 ? 2 : 1)
  const first = chunk.getUint8(afterCharacters)
  const isLong = (first & 0x80) !== 0
  const length = isLong ? ((first & 0x7f) << 8) | chunk.getUint8(afterCharacters + 1) : first
  return decode('utf-8', chunk, afterCharacters + (isLong ? 2 : 1), length)
}

function readUtf16(chunk: DataView, offset: number): string {
  const first = chunk.getUint16(offset, true)
  const isLong = (first & 0x8000) !== 0
  const length = isLong ? ((first & 0x7fff) << 16) | chunk.getUint16(offset + 2, true) : first
  return decode('utf-16le', chunk, offset + (isLong ? 4 : 2), length * 2)
}

function decode(encoding: string, chunk: DataView, offset: number, length: number): string {
  return new TextDecoder(encoding).decode(
    new Uint8Array(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.byteLength).slice(offset, offset + length),
  )
}
