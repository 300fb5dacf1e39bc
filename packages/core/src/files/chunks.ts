import { uploadChunkBytes } from '../model/files.ts'

/**
 * Readers in use. Chromium garbage-collects an otherwise unreferenced reader while it waits for bytes, so its read
 * never resolves.
 */
const beingRead = new Set<Filling>()

/** Number of chunks that are read at a time. The browser takes as long to begin a read as to copy a chunk. */
const chunksPerRead = 16

/** Yields a file in chunks of exactly 65,536 bytes, except the last (R154). A mebibyte is in memory at a time. */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const fill = readInto(file.stream())
  beingRead.add(fill)
  const room = chunksPerRead * uploadChunkBytes
  let buffer = new ArrayBuffer(room)
  try {
    for (;;) {
      let filled = 0
      while (filled < room) {
        const read = await fill.next(new Uint8Array(buffer, filled))
        buffer = read.buffer
        if (read.length === 0) break
        filled += read.length
      }
      for (let at = 0; at < filled; at += uploadChunkBytes)
        yield new Uint8Array(buffer, at, Math.min(uploadChunkBytes, filled - at))
      if (filled < room) return
    }
  } finally {
    beingRead.delete(fill)
    await fill.end()
  }
}

interface Filling {
  /**
   * Fills the buffer with the next bytes, as many as fit. The result uses the same underlying buffer, and is empty at
   * the end.
   */
  next(room: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  end(): Promise<void>
}

/**
 * Reads a stream into a reused buffer: with a new buffer for each read, browser memory grows with the file. Streams
 * without BYOB readers have their bytes copied.
 */
function readInto(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Filling {
  const reader = byobReader(stream)
  if (reader)
    return {
      next: async (room) => (await reader.read(room)).value ?? new Uint8Array(room.buffer, 0, 0),
      end: () => reader.cancel().catch(() => undefined),
    }
  const plain = stream.getReader()
  let left = new Uint8Array()
  return {
    async next(room) {
      if (left.length === 0) left = (await plain.read()).value ?? left
      const piece = left.subarray(0, room.length)
      left = left.subarray(piece.length)
      room.set(piece)
      return room.subarray(0, piece.length)
    },
    end: () => plain.cancel().catch(() => undefined),
  }
}

function byobReader(stream: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStreamBYOBReader | undefined {
  try {
    return stream.getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}
