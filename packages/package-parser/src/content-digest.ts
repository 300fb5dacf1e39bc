import { readExactly, viewOf, type PackageFile } from './package-file.ts'
import type { PackageLayout } from './signing-block.ts'

/** Size of the chunks that are hashed individually. */
const pieceBytes = 1024 ** 2
/** Chunks that are read at once. */
const piecesAtOnce = 4
/** What each chunk begins with when it is hashed: a mark, and its length. */
const markBytes = 5

/** Content digest that schemes 2 and 3 sign: over chunks of files, directory, and end record. */
export async function contentDigest(
  file: PackageFile,
  { filesEnd, directoryStart, endStart, size }: PackageLayout,
  hash: 'SHA-256' | 'SHA-512',
): Promise<Uint8Array> {
  const end = await readExactly(file, endStart, size - endStart)
  // The end record is hashed as if there were no signing block.
  viewOf(end).setUint32(16, filesEnd, true)
  const digests: Uint8Array[] = []
  const room = new Uint8Array(
    markBytes + Math.min(piecesAtOnce * pieceBytes, Math.max(filesEnd, endStart - directoryStart)),
  )
  for (const [from, to] of [
    [0, filesEnd],
    [directoryStart, endStart],
  ] as const)
    for (let at = from; at < to; at += piecesAtOnce * pieceBytes)
      digests.push(...(await hashPieces(file, at, Math.min(piecesAtOnce * pieceBytes, to - at), { room, hash })))
  digests.push(await hashPiece(end, hash))
  return prefixed(0x5a, digests.length, digests, hash)
}

/**
 * Digests of consecutive chunks. What is hashed begins with a mark and a length, which are put in front of each chunk
 * where it is: over the end of the one before, which has been hashed by then. A package of 100 MB is read in one room
 * of a few, since what is collected as garbage takes longer than hashing.
 */
async function hashPieces(
  file: PackageFile,
  from: number,
  length: number,
  { room, hash }: { room: Uint8Array<ArrayBuffer>; hash: string },
): Promise<Uint8Array[]> {
  const bytes = await readExactly(file, from, length, room.subarray(markBytes))
  // A file may return bytes of its own.
  if (bytes.buffer !== room.buffer) room.set(bytes, markBytes)
  const digests: Uint8Array[] = []
  for (let at = 0; at < length; at += pieceBytes) {
    const size = Math.min(pieceBytes, length - at)
    putMark(room, at, 0xa5, size)
    digests.push(new Uint8Array(await crypto.subtle.digest(hash, room.subarray(at, at + markBytes + size))))
  }
  return digests
}

function hashPiece(piece: Uint8Array, hash: string): Promise<Uint8Array> {
  return prefixed(0xa5, piece.byteLength, [piece], hash)
}

async function prefixed(mark: number, count: number, parts: readonly Uint8Array[], hash: string): Promise<Uint8Array> {
  const whole = new Uint8Array(markBytes + parts.reduce((sum, part) => sum + part.byteLength, 0))
  putMark(whole, 0, mark, count)
  let at = markBytes
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return new Uint8Array(await crypto.subtle.digest(hash, whole))
}

function putMark(bytes: Uint8Array, at: number, mark: number, count: number): void {
  bytes[at] = mark
  viewOf(bytes).setUint32(at + 1, count, true)
}
