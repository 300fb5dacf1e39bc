import { ConsoleError } from '../errors.ts'
import { chunksOf } from './chunks.ts'
import { createPartSum } from './part-sum.ts'

/**
 * SHA-256 of a small file in hexadecimal. Undefined on an insecure page, where `crypto.subtle` is missing and only the
 * platform computes it.
 * @throws ConsoleError when the file cannot be read.
 */
export async function sha256Of(file: Blob, signal: AbortSignal): Promise<string | undefined> {
  // Missing on an insecure page, despite its type.
  const digests: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!digests) return undefined
  return reading(signal, async () => {
    const digest = await digests.digest('SHA-256', await file.arrayBuffer())
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  })
}

/** Checksums of a file's parts, computed once, on demand. */
export interface PartSums {
  /** Starts reading the file, unless it has been started. */
  begin(): void
  /** The checksums in order. @throws ConsoleError when the file cannot be read. */
  all(): Promise<string[]>
  /** Why the file could not be read, if that has happened. */
  failure(): unknown
}

/** @param partSize bytes of each part except the last */
export function createPartSums(file: Blob, partSize: number, signal: AbortSignal): PartSums {
  let summing: Promise<string[]> | undefined
  let failure: unknown
  const all = () => {
    if (summing) return summing
    summing = checksumsOfParts(file, partSize, signal)
    summing.catch((error: unknown) => {
      failure = error
    })
    return summing
  }
  return { begin: () => void all(), all, failure: () => failure }
}

/**
 * Computes the checksums of a file's parts, in order. Reads the file once, into a reused buffer.
 * @param partSize bytes of each part except the last
 * @throws ConsoleError when the file cannot be read.
 */
function checksumsOfParts(file: Blob, partSize: number, signal: AbortSignal): Promise<string[]> {
  return reading(signal, async () => {
    const sums: string[] = []
    let sum = createPartSum()
    let left = partSize
    for await (const chunk of chunksOf(file)) {
      signal.throwIfAborted()
      for (let at = 0; at < chunk.length;) {
        const piece = chunk.subarray(at, at + left)
        sum.add(piece)
        at += piece.length
        left -= piece.length
        if (left > 0) continue
        sums.push(sum.end())
        sum = createPartSum()
        left = partSize
      }
    }
    if (left < partSize) sums.push(sum.end())
    return sums
  })
}

async function reading<Result>(signal: AbortSignal, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    signal.throwIfAborted()
    throw new ConsoleError({
      kind: 'client',
      code: 'ERR_BAD_OPTION_VALUE',
      message: 'The file can’t be read. It may have been moved or changed; choose it again.',
      cause,
    })
  }
}
