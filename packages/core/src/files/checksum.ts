import { ConsoleError } from '../errors.ts'

/**
 * The SHA-256 of a file, or undefined where the page forbids WebAssembly or the code for it does not load: then the platform
 * computes it alone. The code is loaded when the first file is uploaded.
 * @throws ConsoleError when the file cannot be read.
 */
export async function checksum(file: Blob, signal: AbortSignal, reportError: (error: unknown) => void): Promise<string | undefined> {
  const loaded = await import('./sha256.ts')
    .then(async ({ createHasher, sha256OfFile }) => ({ hasher: await createHasher(), sha256OfFile }))
    .catch(reportError)
  if (!loaded) return undefined
  try {
    return await loaded.sha256OfFile(loaded.hasher, file, signal)
  } catch (cause) {
    signal.throwIfAborted()
    throw new ConsoleError({ kind: 'client', code: 'ERR_BAD_OPTION_VALUE', message: 'The file cannot be read. It may have been moved or changed; choose it again.', cause })
  }
}
