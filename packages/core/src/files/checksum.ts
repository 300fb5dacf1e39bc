import { ConsoleError } from '../errors.ts'
import { chunksOf } from './chunks.ts'

/**
 * The SHA-256 of a file's parts, in order and in hexadecimal; undefined on a page that is not secure, which has no such
 * digest: then the platform computes it alone. The browser's own digest is several times faster than any code of ours and
 * asks nothing of the page's policy, but it sums only what is in memory. So a large file is summed part by part, in room
 * that is used again.
 * @param partSize bytes of each part but the last
 * @throws ConsoleError when the file cannot be read.
 */
export async function checksumsOfParts(file: Blob, partSize: number, signal: AbortSignal): Promise<string[] | undefined> {
  // A page that is not secure lacks it, whatever its type says.
  const digests: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!digests) return undefined
  const sums: string[] = []
  try {
    for await (const part of chunksOf(file, Math.min(partSize, file.size || 1))) {
      signal.throwIfAborted()
      sums.push(toHex(await digests.digest('SHA-256', part)))
    }
    if (file.size === 0) sums.push(toHex(await digests.digest('SHA-256', new Uint8Array())))
  } catch (cause) {
    signal.throwIfAborted()
    throw new ConsoleError({ kind: 'client', code: 'ERR_BAD_OPTION_VALUE', message: 'The file cannot be read. It may have been moved or changed; choose it again.', cause })
  }
  return sums
}

function toHex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
