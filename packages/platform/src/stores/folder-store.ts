import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createPartSum } from '@console-widgets/core/files'
import { piecesIn, piecesOf, pieceName } from './folder-pieces.ts'
import { requireObjectKey } from './object-key.ts'
import type { Content, ObjectStore, StoredBytes } from './object-store.ts'
import { withRooms } from './rooms.ts'
import { createRunningSums } from './running-sums.ts'
import { writeSummed, type Summing } from './write-summed.ts'

/** Milliseconds without a write after which a partial file counts as left behind by a killed process. */
const abandonedAfter = 3600_000

/**
 * Stores objects as files in a folder. Bytes go to a file with a random name that is flushed and then renamed, so an
 * object exists completely or not at all, even after the process is killed. A concatenated object is a folder of its
 * source files: nothing is copied, whatever its size.
 */
export function createFolderObjects(folder: string): ObjectStore {
  const incoming = join(folder, 'incoming')
  const folderOf = (key: string) => {
    requireObjectKey(key)
    return join(folder, key.slice(0, 4))
  }
  const pathOf = (key: string) => join(folderOf(key), key)
  const sums = createRunningSums(readThrough)
  const ready = mkdir(incoming, { recursive: true }).then(() => removeAbandoned(incoming))
  // The first write reports a failure.
  ready.catch(() => {})

  const keep = async (key: string, content: Content, limit: number, summing: Summing) => {
    const target = pathOf(key)
    const temporary = join(incoming, `${key}.${randomUUID()}`)
    await ready
    try {
      await mkdir(folderOf(key), { recursive: true })
      const stored = await writeSummed(temporary, content as AsyncIterable<Uint8Array>, limit, summing)
      await rename(temporary, target)
      await flushFolder(folderOf(key))
      return stored
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
  const bind = async (keys: readonly string[], target: string): Promise<StoredBytes> => {
    const temporary = join(incoming, `${target}.${randomUUID()}`)
    await ready
    // Hash the remaining bytes while the files are renamed.
    const summing = sums.finish(keys.map(pathOf))
    summing.catch(() => {})
    let size = 0
    try {
      await mkdir(temporary)
      await mkdir(folderOf(target), { recursive: true })
      for (const key of keys) {
        await linkOrCopy(pathOf(key), join(temporary, pieceName(size)))
        size += (await stat(pathOf(key))).size
      }
      const stored = await summing
      await flushFolder(temporary)
      await rename(temporary, pathOf(target))
      await flushFolder(folderOf(target))
      return stored
    } catch (error) {
      await rm(temporary, { force: true, recursive: true })
      throw error
    }
  }
  return {
    async write(key, content, limit) {
      const hash = createHash('sha256')
      const { size, sum } = await keep(key, content, limit, {
        add: (bytes) => hash.update(bytes),
        end: () => hash.digest('hex'),
      })
      return { size, sha256: sum }
    },
    async writePart(key, content, limit) {
      const { size, sum } = await keep(key, content, limit, createPartSum())
      return { size, checksum: sum }
    },
    expect: (whole, place, key) => sums.add(whole, place, pathOf(key)),
    concatenate: bind,
    size: (key) =>
      piecesOf(pathOf(key)).then(
        (pieces) => pieces.at(-1)?.end ?? 0,
        () => undefined,
      ),
    async read(key, offset, length, room = new Uint8Array(length)) {
      const bytes = room.subarray(0, length)
      let filled = 0
      for (const { path, start, end } of piecesIn(await piecesOf(pathOf(key)), offset, offset + length))
        filled += await readInto(bytes.subarray(filled, filled + end - start), path, start)
      return bytes.subarray(0, filled)
    },
    stream: (key, start, end) =>
      Readable.toWeb(
        Readable.from(bytesOf(pathOf(key), start, end + 1), { objectMode: false }),
      ) as ReadableStream<Uint8Array>,
    keysOf: (prefix) =>
      readdir(folderOf(prefix)).then(
        (names) => names.filter((name) => name.startsWith(prefix)),
        () => [],
      ),
    remove: (key) => rm(pathOf(key), { force: true, recursive: true }),
  }
}

/** Fills a buffer from an offset of a file. @returns the number of bytes read */
async function readInto(room: Uint8Array, path: string, from: number): Promise<number> {
  const file = await open(path)
  try {
    const { bytesRead } = await file.read(room, 0, room.length, from)
    return bytesRead
  } finally {
    await file.close()
  }
}

/** Passes the bytes of a file on. Reads the next chunk while the previous one is used. */
export async function readThrough(path: string, add: (bytes: Uint8Array) => void): Promise<void> {
  const file = await open(path)
  try {
    await withRooms(async ([room, other]) => {
      for (let reading = file.read(room); ;) {
        const { bytesRead, buffer } = await reading
        if (bytesRead === 0) return
        reading = file.read(buffer === room ? other : room)
        add(buffer.subarray(0, bytesRead))
      }
    })
  } finally {
    await file.close()
  }
}

/** Bytes of an object from one offset to another; `to` is exclusive. */
async function* bytesOf(path: string, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (const piece of piecesIn(await piecesOf(path), from, to))
    yield* createReadStream(piece.path, { start: piece.start, end: piece.end - 1 }) as AsyncIterable<Uint8Array>
}

/** Creates a hard link to a file, or copies it on file systems without links. */
async function linkOrCopy(path: string, target: string): Promise<void> {
  try {
    await link(path, target)
  } catch {
    await copyFile(path, target)
    const copy = await open(target)
    await copy.sync().finally(() => copy.close())
  }
}

/** Makes a rename survive a power failure. Some systems can't open a folder; there, the rename alone must do. */
async function flushFolder(path: string): Promise<void> {
  const opened = await open(path).catch(() => undefined)
  await opened?.sync().catch(() => {})
  await opened?.close()
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { force: true, recursive: true })
  }
}
