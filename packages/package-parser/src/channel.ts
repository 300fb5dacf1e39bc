import { findSigningBlock, type BlockPair } from './signing-block.ts'
import { PackageFailure, readExactly, viewOf, type PackageFile } from './package-file.ts'

/** The part of a package that differs between channels: everything before it is shared. */
export interface ChannelBase {
  /** Length of the shared beginning. */
  headEnd: number
  /** Where the channel goes: into the signing block, or into the ZIP comment of a package with scheme 1 alone. */
  place: 'block' | 'comment'
  pairs: readonly BlockPair[]
  /** Directory, for the block; empty for the comment. */
  directory: Uint8Array<ArrayBuffer>
  end: Uint8Array<ArrayBuffer>
}

/** ID of the entry with the channel, as in Walle. */
const channelId = 0x71777777
/** ID of the entry that fills a block up to whole pages. */
const paddingId = 0x42726577
const pageBytes = 4096
/** Ends the ZIP comment of a package with a channel, as in VasDolly. */
const commentMark = 'ltlovezh'
const endRecordSize = 22
const longestComment = 0xffff
const largestDirectory = 32 * 1024 ** 2
/** Blank bytes that some signers put before the block, to begin it at a page. */
const mostBlank = 64 * 1024

const encode = (text: string) => new TextEncoder().encode(text)

/** Reads what is needed to give a package a channel. @throws PackageFailure if that can't be done without its key */
export async function readChannelBase(file: PackageFile): Promise<ChannelBase> {
  const { layout, pairs, schemes } = await findSigningBlock(file)
  const { filesEnd, directoryStart, endStart, size } = layout
  const end = await readExactly(file, endStart, size - endStart)
  const directorySize = viewOf(end).getUint32(12, true)
  if (directoryStart + directorySize !== endStart)
    throw new PackageFailure('damaged', 'The package has unknown data between its directory and its end record')
  if (directorySize > largestDirectory)
    throw new PackageFailure('damaged', `The directory of the package has more than ${largestDirectory} bytes`)
  const directory = await readExactly(file, directoryStart, directorySize)
  await requireNoGap(file, directory, filesEnd)
  return schemes.length > 0
    ? { headEnd: filesEnd, place: 'block', pairs, directory, end }
    : { headEnd: endStart, place: 'comment', pairs, directory: new Uint8Array(), end }
}

/** The bytes that follow the shared beginning in the package of a channel. */
export function writeChannel({ headEnd, place, pairs, directory, end }: ChannelBase, channel: string): Uint8Array[] {
  if (place === 'comment') return [withComment(end, channel)]
  const block = writeBlock(pairs, encode(JSON.stringify({ channel })))
  const directoryStart = headEnd + block.byteLength
  if (directoryStart + directory.byteLength >= 0xffffffff)
    throw new PackageFailure('damaged', 'The package would be too large for a ZIP file')
  const changed = end.slice()
  viewOf(changed).setUint32(16, directoryStart, true)
  return [block, directory, changed]
}

/** The channel in a package, and where it is; undefined if it has none. */
export async function readChannel(
  file: PackageFile,
): Promise<{ channel: string; place: ChannelBase['place'] } | undefined> {
  const { layout, pairs } = await findSigningBlock(file)
  const pair = pairs.find(({ id }) => id === channelId)
  if (pair) {
    const channel = channelIn(pair.bytes)
    return channel === undefined ? undefined : { channel, place: 'block' }
  }
  const comment = (await readExactly(file, layout.endStart, layout.size - layout.endStart)).subarray(endRecordSize)
  const length = lengthInComment(comment)
  if (length === undefined) return undefined
  const from = comment.byteLength - commentMark.length - 2 - length
  return { channel: new TextDecoder().decode(comment.subarray(from, from + length)), place: 'comment' }
}

function channelIn(bytes: Uint8Array): string | undefined {
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const channel = (read as { channel?: unknown } | null)?.channel
    return typeof channel === 'string' ? channel : undefined
  } catch {
    return undefined
  }
}

/** The signed entries unchanged and in their order, then the channel, then the padding if there was one. */
function writeBlock(pairs: readonly BlockPair[], value: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept = [...pairs.filter(({ id }) => id !== channelId && id !== paddingId), { id: channelId, bytes: value }]
  const isPadded = pairs.some(({ id }) => id === paddingId)
  const sizeOf = (list: readonly BlockPair[]) => list.reduce((sum, { bytes }) => sum + 12 + bytes.byteLength, 32)
  const over = sizeOf(kept) % pageBytes
  if (isPadded && over > 0) {
    const room = pageBytes - over
    kept.push({ id: paddingId, bytes: new Uint8Array((room < 12 ? room + pageBytes : room) - 12) })
  }
  const block = new Uint8Array(sizeOf(kept))
  const view = viewOf(block)
  const size = BigInt(block.byteLength - 8)
  view.setBigUint64(0, size, true)
  let at = 8
  for (const { id, bytes } of kept) {
    view.setBigUint64(at, BigInt(bytes.byteLength + 4), true)
    view.setUint32(at + 8, id, true)
    block.set(bytes, at + 12)
    at += 12 + bytes.byteLength
  }
  view.setBigUint64(at, size, true)
  block.set(encode('APK Sig Block 42'), at + 8)
  return block
}

/** The end record with the channel at the end of its comment: text, length, mark. */
function withComment(end: Uint8Array<ArrayBuffer>, channel: string): Uint8Array<ArrayBuffer> {
  const old = end.subarray(endRecordSize)
  const earlier = lengthInComment(old)
  const kept = earlier === undefined ? old : old.subarray(0, old.byteLength - commentMark.length - 2 - earlier)
  const text = encode(channel)
  const length = kept.byteLength + text.byteLength + 2 + commentMark.length
  if (length > longestComment)
    throw new PackageFailure('damaged', 'The comment of the ZIP file is too long to add a channel')
  const whole = new Uint8Array(endRecordSize + length)
  const view = viewOf(whole)
  whole.set(end.subarray(0, endRecordSize))
  view.setUint16(20, length, true)
  whole.set(kept, endRecordSize)
  whole.set(text, endRecordSize + kept.byteLength)
  view.setUint16(endRecordSize + kept.byteLength + text.byteLength, text.byteLength, true)
  whole.set(encode(commentMark), endRecordSize + length - commentMark.length)
  return whole
}

/** Length of the channel in a ZIP comment; undefined if there is none. */
function lengthInComment(comment: Uint8Array): number | undefined {
  const mark = comment.byteLength - commentMark.length
  if (mark < 2 || new TextDecoder().decode(comment.subarray(mark)) !== commentMark) return undefined
  const length = viewOf(comment).getUint16(mark - 2, true)
  return length <= mark - 2 ? length : undefined
}

/** Refuses data between the last file and what follows the files, which no directory names. */
async function requireNoGap(file: PackageFile, directory: Uint8Array<ArrayBuffer>, filesEnd: number): Promise<void> {
  const last = lastFileIn(viewOf(directory))
  const header = viewOf(await readExactly(file, last.start, 30))
  if (header.getUint32(0, true) !== 0x04034b50)
    throw new PackageFailure('damaged', 'The directory of the package names a file that isn’t there')
  let at = last.start + 30 + header.getUint16(26, true) + header.getUint16(28, true) + last.packed
  // A record with the sizes follows, with or without a signature of its own.
  if (last.hasSizesBehind) {
    const signature = viewOf(await readExactly(file, at, 4)).getUint32(0, true)
    at += signature === 0x08074b50 ? 16 : 12
  }
  const gap = filesEnd - at
  if (gap === 0) return
  const isBlank = gap > 0 && gap <= mostBlank && (await readExactly(file, at, gap)).every((byte) => byte === 0)
  if (!isBlank)
    throw new PackageFailure('damaged', 'The package has unknown data between its files and its signing block')
}

function lastFileIn(directory: DataView): { start: number; packed: number; hasSizesBehind: boolean } {
  let last = { start: -1, packed: 0, hasSizesBehind: false }
  for (let at = 0; at + 46 <= directory.byteLength;) {
    if (directory.getUint32(at, true) !== 0x02014b50) break
    const start = directory.getUint32(at + 42, true)
    if (start > last.start)
      last = {
        start,
        packed: directory.getUint32(at + 20, true),
        hasSizesBehind: (directory.getUint16(at + 8, true) & 8) !== 0,
      }
    at +=
      46 + directory.getUint16(at + 28, true) + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
  }
  if (last.start < 0) throw new PackageFailure('damaged', 'The package has no files')
  return last
}
