import type { ObjectStore, StoredBytes } from '@console-widgets/platform/stores/object-store'
import { BackupFault } from './keeper-session.ts'
import type { Row } from './table-rows.ts'

/** A part of a backup in the object store: gzip of one JSON array a line. */
export interface Part {
  key: string
  size: number
  sha256: string
  rows: number
}

/** Bytes of one part, compressed. */
const mostPartBytes = 4 * 1024 ** 3
const readAtOnce = 1024 * 1024

/** Writes rows as they are read, so that their number doesn't matter. */
export async function writePart(store: ObjectStore, key: string, batches: AsyncIterable<Row[]>): Promise<Part> {
  let rows = 0
  const encoder = new TextEncoder()
  async function* lines() {
    for await (const batch of batches) {
      rows += batch.length
      yield encoder.encode(batch.map((row) => `${JSON.stringify(row)}\n`).join(''))
    }
  }
  const { size, sha256 } = await writeCompressed(store, key, lines())
  return { key, size, sha256, rows }
}

/** Stores JSON, compressed. */
export function writeJson(store: ObjectStore, key: string, value: unknown): Promise<StoredBytes> {
  async function* whole() {
    yield new TextEncoder().encode(JSON.stringify(value))
  }
  return writeCompressed(store, key, whole())
}

export async function readJson<Value>(store: ObjectStore, key: string): Promise<Value> {
  return JSON.parse(await new Response(decompressed(store, key)).text()) as Value
}

/** Reads the rows of a part, one after another. */
export async function* readPart(store: ObjectStore, key: string): AsyncGenerator<Row> {
  // A line can be larger than many pieces of the stream.
  let line: string[] = []
  for await (const text of textsOf(decompressed(store, key))) {
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      line.push(text.slice(from, end))
      from = end + 1
      yield JSON.parse(line.join('')) as Row
      line = []
    }
    if (from < text.length) line.push(text.slice(from))
  }
}

function writeCompressed(
  store: ObjectStore,
  key: string,
  pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Promise<StoredBytes> {
  return store.write(key, streamOf(pieces).pipeThrough(new CompressionStream('gzip')), mostPartBytes)
}

function decompressed(store: ObjectStore, key: string): ReadableStream<Uint8Array> {
  async function* pieces() {
    if ((await store.size(key)) === undefined) throw new BackupFault('The backup is damaged: a part of it is missing')
    for (let at = 0; ;) {
      const piece = await store.read(key, at, readAtOnce)
      if (piece.byteLength === 0) return
      yield piece
      at += piece.byteLength
      if (piece.byteLength < readAtOnce) return
    }
  }
  return streamOf(pieces()).pipeThrough(new DecompressionStream('gzip'))
}

/** `ReadableStream.from` isn't in every browser. */
function streamOf(pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

async function* textsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}
