import { createSHA256, type IHasher } from 'hash-wasm'
import { chunksOf } from './chunks.ts'

/** @throws when the page forbids WebAssembly. */
export function createHasher(): Promise<IHasher> {
  return createSHA256()
}

/** The SHA-256 of a file in hexadecimal, chunk by chunk, so that memory does not grow with the file. */
export async function sha256OfFile(hasher: IHasher, file: Blob, signal?: AbortSignal): Promise<string> {
  hasher.init()
  for await (const chunk of chunksOf(file)) {
    signal?.throwIfAborted()
    hasher.update(chunk)
  }
  return hasher.digest('hex')
}
