import { open, type FileHandle } from 'node:fs/promises'
import pLimit from 'p-limit'
import { ObjectTooLarge } from './object-store.ts'
import { withRooms, type Rooms } from './rooms.ts'

/**
 * Limits concurrent flushes to two: disks don't benefit from more, and each waiting flush blocks one of the four
 * threads in libuv's pool.
 */
const flushing = pLimit(2)

/** Hash that is updated while bytes are written. */
export interface Summing {
  add(bytes: Uint8Array<ArrayBuffer>): void
  end(): string
}

/**
 * Writes and hashes bytes to a new file as they arrive, and flushes it.
 * @throws ObjectTooLarge, or an error of the source or the disk; the caller then removes the partial file
 */
export async function writeSummed(
  path: string,
  content: AsyncIterable<Uint8Array>,
  limit: number,
  summing: Summing,
): Promise<{ size: number; sum: string }> {
  const file = await open(path, 'wx')
  try {
    const size = await withRooms((rooms) => writeThrough(rooms, file, content, limit, summing))
    await flushing(() => file.sync())
    return { size, sum: summing.end() }
  } finally {
    await file.close()
  }
}

/** Writes one buffer while the other is filled. @returns total number of bytes */
async function writeThrough(
  rooms: Rooms,
  file: FileHandle,
  content: AsyncIterable<Uint8Array>,
  limit: number,
  summing: Summing,
): Promise<number> {
  let [room, other] = rooms
  let filled = 0
  let size = 0
  let writing = Promise.resolve()
  const write = async () => {
    const bytes = room.subarray(0, filled)
    summing.add(bytes)
    await writing
    writing = writeAll(file, bytes)
    // The next await reports it.
    writing.catch(() => {})
    ;[room, other] = [other, room]
    filled = 0
  }
  try {
    for await (const chunk of content) {
      size += chunk.length
      if (size > limit) throw new ObjectTooLarge(`The body is larger than ${limit} bytes`)
      for (let at = 0; at < chunk.length;) {
        const piece = chunk.subarray(at, at + room.length - filled)
        room.set(piece, filled)
        filled += piece.length
        at += piece.length
        if (filled === room.length) await write()
      }
    }
    await write()
    await writing
    return size
  } finally {
    await writing.catch(() => {})
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) return
  const { bytesWritten } = await file.write(bytes)
  if (bytesWritten !== bytes.length)
    throw new Error(`The disk took ${bytesWritten} of ${bytes.length} bytes: it may be full`)
}
