/** Bytes on their way to a store. */
export type Content = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** Where the bytes of objects are kept: a folder in Node, memory in the page, S3 for a team. */
export interface ObjectStore {
  /**
   * Keeps the bytes of a stream under a key, at once or not at all: a cut stream leaves nothing behind. When it
   * resolves, the bytes outlive the process.
   * @returns size in bytes and SHA-256 in hexadecimal, counted while streaming
   * @throws ObjectTooLarge, or whatever the stream throws
   */
  write(key: string, content: Content, limit: number): Promise<StoredBytes>
  /** Keeps the bytes of a part in the same way. @returns size in bytes and the checksum of a part */
  writePart(key: string, content: Content, limit: number): Promise<StoredPart>
  /**
   * Hears that the bytes of a key are there which come at a place, from 1 on, of a whole that is to be put together,
   * and may sum them ahead.
   */
  expect?(whole: string, place: number, key: string): void
  /** Keeps the bytes of several keys, one after the other, under a new one. */
  concatenate(keys: readonly string[], target: string): Promise<StoredBytes>
  /** Size in bytes, or undefined when there is no such key. */
  size(key: string): Promise<number | undefined>
  /** Reads `length` bytes from `offset` on; fewer when the object ends before. */
  read(key: string, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>
  /** Streams bytes from `start` to `end`, both included. */
  stream(key: string, start: number, end: number): ReadableStream<Uint8Array>
  /** Keys that start with a text of at least four letters. */
  keysOf(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
}

export interface StoredBytes {
  size: number
  sha256: string
}

export interface StoredPart {
  size: number
  checksum: string
}

/** The stream was longer than it may be. */
export class ObjectTooLarge extends Error {
  override readonly name = 'ObjectTooLarge'
}
