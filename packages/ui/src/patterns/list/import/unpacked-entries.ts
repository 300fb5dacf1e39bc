import { TableFileError } from './table-file-error.ts'

/** A file of a ZIP archive, as text. */
export interface UnpackedEntry {
  name: string
  text: string
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
/** Method of an entry that is stored as it is. */
const stored = 0

/**
 * Files of a ZIP archive whose names match, one after another.
 * @param most bytes of all of them together; what the archive says about their sizes is not relied on
 * @throws TableFileError if they have more, or are encrypted, and other errors if the archive can't be read
 */
export async function* unpackedEntries(
  bytes: Uint8Array<ArrayBuffer>,
  names: RegExp,
  most: number,
): AsyncGenerator<UnpackedEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = most
  for (const { name, method, isEncrypted, start, size } of entriesOf(view, bytes)) {
    if (!names.test(name)) continue
    if (isEncrypted) throw new TableFileError('encrypted')
    const packed = new Blob([bytes.subarray(start, start + size)]).stream()
    const content = method === stored ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
    const text = new TextDecoder()
    let read = ''
    for (const reader = content.getReader(); ;) {
      const { value, done } = await reader.read()
      if (done) break
      left -= value.byteLength
      if (left < 0) {
        await reader.cancel()
        throw new TableFileError('unpacks-to-too-much')
      }
      read += text.decode(value, { stream: true })
    }
    yield { name, text: read }
  }
}

/** Entries of the archive's directory, which is at its end. */
function* entriesOf(view: DataView, bytes: Uint8Array) {
  let end = view.byteLength - 22
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1
  if (end < 0) throw new RangeError('The archive has no directory')
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new RangeError('The directory is damaged')
    const nameLength = view.getUint16(at + 28, true)
    const header = view.getUint32(at + 42, true)
    yield {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      // The entry's own header can have other fields than the directory.
      start: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
      size: view.getUint32(at + 20, true),
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}
