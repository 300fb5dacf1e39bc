import { uploadChunkBytes } from '../model.ts'

/**
 * What is being read. Chromium collects a reader that nothing else holds as garbage while it waits for bytes, which
 * then never come.
 */
const beingRead = new Set<Filling>()

/** The bytes of a file in chunks of exactly 65,536, the last one shorter (R154). One chunk is in memory at a time. */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const fill = readInto(file.stream())
  beingRead.add(fill)
  let buffer = new ArrayBuffer(uploadChunkBytes)
  try {
    for (;;) {
      let filled = 0
      while (filled < uploadChunkBytes) {
        const read = await fill.next(new Uint8Array(buffer, filled))
        buffer = read.buffer
        if (read.length === 0) break
        filled += read.length
      }
      if (filled > 0) yield new Uint8Array(buffer, 0, filled)
      if (filled < uploadChunkBytes) return
    }
  } finally {
    beingRead.delete(fill)
    await fill.end()
  }
}

interface Filling {
  /** Fills room with what comes next, at most all of it; nothing at the end. The room's buffer is the answer's. */
  next(room: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  end(): Promise<void>
}

/**
 * Reads a stream into room that is used again: a buffer for each read is garbage that a browser lets grow with the
 * file. One that reads no other way has its bytes copied.
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
