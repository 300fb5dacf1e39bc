import { ConsoleError } from '../errors.ts'

/** Bytes of a file that is summed at once by the browser itself, which is quickest and asks nothing of the page's policy. */
const summedAtOnce = 16 * 1024 * 1024

/**
 * The SHA-256 of a file, or undefined where a large one would need WebAssembly and the page forbids it, or the code for it
 * does not load: then the platform computes it alone. That code is loaded when the first large file is uploaded.
 * @throws ConsoleError when the file cannot be read.
 */
export async function checksum(file: Blob, signal: AbortSignal, reportError: (error: unknown) => void): Promise<string | undefined> {
  // A page that is not secure has no such digest.
  if (file.size <= summedAtOnce && globalThis.crypto?.subtle) return readable(signal, () => digestOf(file))
  const loaded = await import('./sha256.ts')
    .then(async ({ createHasher, sha256OfFile }) => ({ hasher: await createHasher(), sha256OfFile }))
    .catch(reportError)
  return loaded ? readable(signal, () => loaded.sha256OfFile(loaded.hasher, file, signal)) : undefined
}

async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function readable(signal: AbortSignal, sum: () => Promise<string>): Promise<string> {
  try {
    return await sum()
  } catch (cause) {
    signal.throwIfAborted()
    throw new ConsoleError({ kind: 'client', code: 'ERR_BAD_OPTION_VALUE', message: 'The file cannot be read. It may have been moved or changed; choose it again.', cause })
  }
}
