import { ByteCursor } from './byte-cursor.ts'
import { PackageFailure, readExactly, viewOf, type PackageFile } from './package-file.ts'

/** Offsets of the four parts of a signed package. */
export interface PackageLayout {
  /** End of the files, where the signing block begins, if any. */
  filesEnd: number
  directoryStart: number
  /** The end record, the last part of a ZIP file. */
  endStart: number
  size: number
}

/** A signature by scheme, as in the block. */
export interface SchemeBlock {
  scheme: 2 | 3
  bytes: Uint8Array<ArrayBuffer>
}

/** An entry of the block. Signatures don't cover entries with an ID that their scheme doesn't know. */
export interface BlockPair {
  id: number
  bytes: Uint8Array<ArrayBuffer>
}

/** What precedes a package's directory, and where. */
export interface SigningBlock {
  layout: PackageLayout
  pairs: BlockPair[]
  schemes: SchemeBlock[]
}

const endRecord = 0x06054b50
/** Record before the end record that only ZIP64 files have. */
const zip64Locator = 0x07064b50
const endRecordSize = 22
const longestComment = 0xffff
const magic = 'APK Sig Block 42'
const largestBlock = 64 * 1024 ** 2
/** IDs of the schemes in the block; 3.1 has an entry for newer devices in addition to that of 3. */
const schemeIds: ReadonlyMap<number, 2 | 3> = new Map([
  [0x7109871a, 2],
  [0xf05368c0, 3],
])

/** Finds the signing block, which precedes a package's directory, and its contents. */
export async function findSigningBlock(file: PackageFile): Promise<SigningBlock> {
  const { endStart, directoryStart } = await findEndRecord(file)
  const layout = { directoryStart, endStart, size: file.size, filesEnd: directoryStart }
  if (directoryStart < 32) return { layout, pairs: [], schemes: [] }
  const footer = await readExactly(file, directoryStart - 24, 24)
  if (new TextDecoder().decode(footer.subarray(8)) !== magic) return { layout, pairs: [], schemes: [] }
  const size = new ByteCursor(footer).number64()
  const filesEnd = directoryStart - size - 8
  if (size > largestBlock || size < 24 || filesEnd < 0)
    throw new PackageFailure('signature-broken', 'The signing block of the package is larger than the package')
  const cursor = new ByteCursor(await readExactly(file, filesEnd, size - 16))
  if (cursor.number64() !== size)
    throw new PackageFailure('signature-broken', 'The two sizes of the package’s signing block differ')
  const pairs: BlockPair[] = []
  while (cursor.left > 0) {
    const length = cursor.number64()
    if (length < 4) throw new PackageFailure('signature-broken', 'The signing block of the package is damaged')
    const id = cursor.number32()
    pairs.push({ id, bytes: cursor.take(length - 4) })
  }
  const schemes = pairs.flatMap(({ id, bytes }) => {
    const scheme = schemeIds.get(id)
    return scheme ? [{ scheme, bytes }] : []
  })
  return { layout: { ...layout, filesEnd }, pairs, schemes }
}

async function findEndRecord(file: PackageFile): Promise<{ endStart: number; directoryStart: number }> {
  const length = Math.min(file.size, endRecordSize + longestComment)
  const start = file.size - length
  const tail = viewOf(await readExactly(file, start, length))
  for (let at = length - endRecordSize; at >= 0; at--)
    if (tail.getUint32(at, true) === endRecord && tail.getUint16(at + 20, true) === length - at - endRecordSize) {
      // Devices don't install these, and schemes 2 and 3 can't sign them.
      if (at >= 20 && tail.getUint32(at - 20, true) === zip64Locator)
        throw new PackageFailure('damaged', 'The package is a ZIP64 file, which devices don’t install')
      const directoryStart = tail.getUint32(at + 16, true)
      if (directoryStart > start + at) break
      return { endStart: start + at, directoryStart }
    }
  throw new PackageFailure('damaged', 'The package has no end record: it is truncated')
}
