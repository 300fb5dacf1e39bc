import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ObjectTooLarge, type ObjectStore, type StoredBytes } from './object-store.ts'

/** Milliseconds after which a file that nobody writes to any more was left by a process that was killed. */
const abandonedAfter = 3600_000

/**
 * Keeps objects as files in a folder. Bytes go to a file of a random name that is flushed and renamed at the end, so
 * that an object is there whole or not at all, also after the process was killed.
 */
export function createFolderObjects(folder: string): ObjectStore {
  const incoming = join(folder, 'incoming')
  const folderOf = (key: string) => {
    // A key is a file name; the check keeps it from leading elsewhere.
    if (!/^[A-Za-z0-9_-]{4,200}$/.test(key)) throw new RangeError(`'${key}' is no key of an object`)
    return join(folder, key.slice(0, 4))
  }
  const pathOf = (key: string) => join(folderOf(key), key)
  const ready = mkdir(incoming, { recursive: true }).then(() => removeAbandoned(incoming))
  // Whoever writes first is told.
  ready.catch(() => {})

  const keep = async (key: string, limit: number, sources: AsyncIterable<Uint8Array>): Promise<StoredBytes> => {
    const target = pathOf(key)
    const temporary = join(incoming, `${key}.${randomUUID()}`)
    await ready
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
      await mkdir(folderOf(key), { recursive: true })
      await pipeline(counted, createWriteStream(temporary, { flush: true }))
      await rename(temporary, target)
      await flushFolder(folderOf(key))
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
    keysOf: (prefix) =>
      readdir(folderOf(prefix)).then(
        (names) => names.filter((name) => name.startsWith(prefix)),
        () => [],
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Makes a rename outlive a loss of power. Some systems cannot open a folder; there the rename alone has to do. */
async function flushFolder(path: string): Promise<void> {
  const opened = await open(path).catch(() => undefined)
  await opened?.sync().catch(() => {})
  await opened?.close()
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { force: true })
  }
}
