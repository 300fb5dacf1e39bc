/** Bytes to write to a store. */
export type Content = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/** Storage for the bytes of objects: a folder or an S3 bucket in Node, memory in a page. */
export interface ObjectStore {
  /**
   * Stores the bytes of a stream under a key, all or nothing: a stream that breaks off leaves nothing behind. Once this
   * resolves, the bytes survive the process.
   * @param size announced size, with which some stores need no buffer. The caller compares it with what arrived: a
   * store may keep nothing of a stream that is shorter
   * @returns size in bytes and SHA-256 in hexadecimal, computed while streaming
   * @throws ObjectTooLarge, or the stream's own error
   */
  write(key: string, content: Content, limit: number, size?: number): Promise<StoredBytes>
  /** Stores the bytes of a part the same way. @returns size in bytes and the part's checksum */
  writePart(key: string, content: Content, limit: number, size?: number): Promise<StoredPart>
  /** Announces that part `place` (from 1) of a multipart object has been stored, so that it can be hashed ahead. */
  expect?(whole: string, place: number, key: string): void
  /** Concatenates the bytes of several keys under a new one. */
  concatenate(keys: readonly string[], target: string): Promise<StoredBytes>
  /** Size in bytes, or undefined if the key doesn't exist. */
  size(key: string): Promise<number | undefined>
  /**
   * Reads `length` bytes from `offset`; fewer if the object ends before.
   * @param room as many bytes or more, in which a store may put them, so that reading a large object in pieces needs
   *   no new memory for each
   */
  read(key: string, offset: number, length: number, room?: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  /** Streams bytes from `start` to `end`, inclusive. */
  stream(key: string, start: number, end: number): ReadableStream<Uint8Array>
  /** Keys with a prefix of at least four characters. */
  keysOf(prefix: string): Promise<string[]>
  /** Ends writes of keys with a prefix that nothing will finish, and frees their bytes. `keysOf` doesn't list them. */
  abandonWrites?(prefix: string): Promise<void>
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

/** The stream exceeded the limit. */
export class ObjectTooLarge extends Error {
  override readonly name = 'ObjectTooLarge'
}
