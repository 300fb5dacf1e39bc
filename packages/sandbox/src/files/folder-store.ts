import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { createHash, randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ObjectTooLarge, type ObjectStore, type StoredBytes } from './object-store.ts'

/**
 * Keeps objects as files in a folder. Bytes go to a file of a random name that is renamed at the end, so that an
 * object is there whole or not at all, also after the process was killed.
 */
export function createFolderObjects(folder: string): ObjectStore {
  const pathOf = (key: string) => {
    if (!/^[A-Za-z0-9_-]+$/.test(key)) throw new RangeError(`'${key}' is no key of an object`)
    return join(folder, key.slice(0, 4), key)
  }
  const keep = async (key: string, limit: number, sources: AsyncIterable<Uint8Array>): Promise<StoredBytes> => {
    const target = pathOf(key)
    const temporary = `${target}.${randomUUID()}.part`
    await mkdir(dirname(target), { recursive: true })
    const hash = createHash('sha256')
    let size = 0
    const counted = async function* () {
      for await (const chunk of sources) {
        size += chunk.byteLength
        if (size > limit) throw new ObjectTooLarge(`'${key}' is larger than ${limit} bytes`)
        hash.update(chunk)
        yield chunk
      }
    }
    try {
      await pipeline(counted, createWriteStream(temporary))
      await rename(temporary, target)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
    return { size, sha256: hash.digest('hex') }
  }
  const all = async function* (keys: readonly string[]) {
    for (const key of keys) yield* createReadStream(pathOf(key)) as AsyncIterable<Uint8Array>
  }
  return {
    write: (key, content, limit) => keep(key, limit, content as unknown as AsyncIterable<Uint8Array>),
    concatenate: (keys, target) => keep(target, Number.POSITIVE_INFINITY, all(keys)),
    size: (key) =>
      stat(pathOf(key)).then(
        (found) => found.size,
        () => undefined,
      ),
    async read(key, offset, length) {
      const file = await open(pathOf(key))
      try {
        const bytes = new Uint8Array(length)
        const { bytesRead } = await file.read(bytes, 0, length, offset)
        return bytes.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    stream: (key, start, end) => Readable.toWeb(createReadStream(pathOf(key), { start, end })) as ReadableStream<Uint8Array>,
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
