import { open, type FileHandle } from 'node:fs/promises'
import { ObjectTooLarge } from './object-store.ts'

/** Bytes that are written together, while more of them come. */
const writtenAtOnce = 1024 * 1024

/** What sums bytes while they are written. */
export interface Summing {
  add(bytes: Uint8Array): void
  end(): string
}

/**
 * Writes bytes to a new file as they come, summed, and flushed at the end.
 * @throws ObjectTooLarge, or whatever their source or the disk throws; then what is there of the file is the caller's to remove
 */
export async function writeSummed(path: string, content: AsyncIterable<Uint8Array>, limit: number, summing: Summing): Promise<{ size: number; sum: string }> {
  const file = await open(path, 'wx')
  let size = 0
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let writing = Promise.resolve()
  const write = async () => {
    const [chunks, bytes] = [waiting, waitingBytes]
    waiting = []
    waitingBytes = 0
    await writing
    writing = writeAll(file, chunks, bytes)
    // Whoever waits for it next is told.
    writing.catch(() => {})
  }
  try {
    for await (const chunk of content) {
      size += chunk.byteLength
      if (size > limit) throw new ObjectTooLarge(`What came is larger than ${limit} bytes`)
      summing.add(chunk)
      waiting.push(chunk)
      waitingBytes += chunk.byteLength
      if (waitingBytes >= writtenAtOnce) await write()
    }
    await write()
    await writing
    await file.sync()
  } finally {
    await writing.catch(() => {})
    await file.close()
  }
  return { size, sum: summing.end() }
}

async function writeAll(file: FileHandle, chunks: readonly Uint8Array[], bytes: number): Promise<void> {
  if (bytes === 0) return
  const { bytesWritten } = await file.writev(chunks)
  if (bytesWritten !== bytes) throw new Error(`The disk took ${bytesWritten} of ${bytes} bytes: it may be full`)
}
