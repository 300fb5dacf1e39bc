import { createSHA256 } from 'hash-wasm'
import { createPartSum } from '@console-widgets/core/files'
import { ObjectTooLarge, type Content, type ObjectStore } from './object-store.ts'

/**
 * Stores objects in memory, for the platform in a page and in tests.
 * @param objects initial objects by key; new ones are added to it
 */
export function createMemoryObjects(objects = new Map<string, Uint8Array<ArrayBuffer>>()): ObjectStore {
  const find = (key: string) => {
    const bytes = objects.get(key)
    if (!bytes) throw new Error(`There is no object '${key}'`)
    return bytes
  }
  const keep = async (key: string, chunks: Uint8Array[]) => {
    const bytes = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
    objects.set(key, bytes)
    return bytes
  }
  const keepSummed = async (key: string, chunks: Uint8Array[]) => {
    const bytes = await keep(key, chunks)
    const hash = await createSHA256()
    return { size: bytes.byteLength, sha256: hash.update(bytes).digest('hex') }
  }
  return {
    write: async (key, content, limit) => keepSummed(key, await chunksIn(key, content, limit)),
    async writePart(key, content, limit) {
      const bytes = await keep(key, await chunksIn(key, content, limit))
      const sum = createPartSum()
      sum.add(bytes)
      return { size: bytes.byteLength, checksum: sum.end() }
    },
    concatenate: (keys, target) => keepSummed(target, keys.map(find)),
    size: async (key) => objects.get(key)?.byteLength,
    read: async (key, offset, length) => find(key).slice(offset, offset + length),
    stream: (key, start, end) => new Blob([find(key).subarray(start, end + 1)]).stream(),
    keysOf: async (prefix) => [...objects.keys()].filter((key) => key.startsWith(prefix)),
    remove: async (key) => void objects.delete(key),
  }
}

async function chunksIn(key: string, content: Content, limit: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw new ObjectTooLarge(`'${key}' is larger than ${limit} bytes`)
    chunks.push(chunk)
  }
  return chunks
}
