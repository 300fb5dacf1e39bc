import { chunksOf, countOfStrings, readStringPool } from '@console-widgets/package-parser'

const chunkTypes = { stringPool: 0x0001, table: 0x0002, package: 0x0200, type: 0x0201 } as const
const typeFlags = { sparse: 0x01, shortOffsets: 0x02 } as const
/** Texts can be decoded to this many times the size of their pool. */
const highestRatio = 4

/** Number of texts per language of a resource table; the default language is the empty text. */
export function stringsByLanguage(table: DataView): Map<string, number> {
  const languages = new Map<string, number>()
  for (const { type, chunk } of chunksOf(table, table.getUint16(2, true))) {
    if (type !== chunkTypes.package) continue
    const stringType = idOfStringType(chunk)
    for (const { type: innerType, chunk: inner } of chunksOf(chunk, chunk.getUint16(2, true))) {
      if (innerType !== chunkTypes.type || inner.getUint8(8) !== stringType) continue
      const language = languageOf(inner)
      // Other configurations of a language, such as for a country or a screen, repeat some of its texts.
      languages.set(language, Math.max(languages.get(language) ?? 0, countEntries(inner)))
    }
  }
  return languages
}

/** Texts of a resource table. @throws RangeError if they overlap */
export function* textsOfTable(table: DataView): Generator<string> {
  for (const { type, chunk } of chunksOf(table, table.getUint16(2, true))) {
    if (type !== chunkTypes.stringPool) continue
    const text = readStringPool(chunk)
    const count = countOfStrings(chunk)
    let decoded = 0
    for (let index = 0; index < count; index++) {
      const value = text(index)
      decoded += value.length
      if (decoded > chunk.byteLength * highestRatio) throw new RangeError('The texts of the resource table overlap')
      yield value
    }
  }
}

/** Types are counted from 1, by their names in the package's first pool. */
function idOfStringType(chunk: DataView): number | undefined {
  const at = chunk.getUint32(268, true)
  const size = chunk.getUint32(at + 4, true)
  const pool = new DataView(chunk.buffer, chunk.byteOffset + at, Math.min(size, chunk.byteLength - at))
  const name = readStringPool(pool)
  for (let index = 0; index < Math.min(countOfStrings(pool), 256); index++)
    if (name(index) === 'string') return index + 1
  return undefined
}

function languageOf(chunk: DataView): string {
  const [first, second] = [chunk.getUint8(28), chunk.getUint8(29)]
  if (first === 0) return ''
  if ((first & 0x80) === 0) return String.fromCharCode(first, second)
  // Languages of three letters are packed, five bits for each.
  const letters = [second & 0x1f, ((second & 0xe0) >> 5) | ((first & 0x03) << 3), (first & 0x7c) >> 2]
  return String.fromCharCode(...letters.map((letter) => letter + 0x61))
}

function countEntries(chunk: DataView): number {
  const start = chunk.getUint16(2, true)
  const flags = chunk.getUint8(9)
  const count = chunk.getUint32(12, true)
  if ((flags & typeFlags.sparse) !== 0) return count
  const isShort = (flags & typeFlags.shortOffsets) !== 0
  const most = Math.min(count, Math.floor((chunk.byteLength - start) / (isShort ? 2 : 4)))
  let entries = 0
  for (let index = 0; index < most; index++)
    if (
      isShort
        ? chunk.getUint16(start + index * 2, true) !== 0xffff
        : chunk.getUint32(start + index * 4, true) !== 0xffffffff
    )
      entries++
  return entries
}
