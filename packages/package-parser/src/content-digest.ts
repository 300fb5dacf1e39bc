import { readExactly, viewOf, type PackageFile } from './package-file.ts'
import type { PackageLayout } from './signing-block.ts'

/** Size of the chunks that are hashed individually. */
const pieceBytes = 1024 ** 2

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
  for (const [from, to] of [
    [0, filesEnd],
    [directoryStart, endStart],
  ] as const)
    for (let at = from; at < to; at += pieceBytes)
      digests.push(await hashPiece(await readExactly(file, at, Math.min(pieceBytes, to - at)), hash))
  digests.push(await hashPiece(end, hash))
  return prefixed(0x5a, digests.length, digests, hash)
}

function hashPiece(piece: Uint8Array, hash: string): Promise<Uint8Array> {
  return prefixed(0xa5, piece.byteLength, [piece], hash)
}

async function prefixed(mark: number, count: number, parts: readonly Uint8Array[], hash: string): Promise<Uint8Array> {
  const whole = new Uint8Array(5 + parts.reduce((sum, part) => sum + part.byteLength, 0))
  whole[0] = mark
  viewOf(whole).setUint32(1, count, true)
  let at = 5
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return new Uint8Array(await crypto.subtle.digest(hash, whole))
}
