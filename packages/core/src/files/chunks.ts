import { uploadChunkBytes } from '../model.ts'

/** The bytes of a file in chunks of exactly 65,536, the last one shorter (R154). One chunk is in memory at a time. */
export async function* chunksOf(file: Blob, size = uploadChunkBytes): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const chunk = new Uint8Array(size)
  let filled = 0
  const reader = file.stream().getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      for (let at = 0; at < read.value.length; ) {
        const piece = read.value.subarray(at, at + size - filled)
        chunk.set(piece, filled)
        at += piece.length
        filled += piece.length
        if (filled < size) continue
        yield chunk
        filled = 0
      }
    if (filled > 0) yield chunk.subarray(0, filled)
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
