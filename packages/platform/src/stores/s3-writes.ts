import pLimit from 'p-limit'
import { ObjectTooLarge, type Content } from './object-store.ts'
import type { S3Client } from './s3-client.ts'
import { elementOf, failureOfConnection, failureOfText, NoAnswer, S3Failure } from './s3-failure.ts'

/** Hash that is updated while bytes are written. */
export interface Hashing {
  update(bytes: Uint8Array): unknown
}

const mebibyte = 1024 ** 2
/** Largest object that S3 accepts in one request. */
const largestPut = 5 * 1024 * mebibyte
/** Bytes that are collected if the size isn't known in advance, and size of the parts in which they are sent. */
const collectedBytes = 8 * mebibyte
/** Copies of parts at a time. The bytes stay within S3. */
const copying = 8
/** Milliseconds that S3 may take to accept a chunk, or to answer after the last one. */
const longestStall = 60_000

/** The content ended before its announced size, so that its request was cut off. */
class CutShort extends Error {}

/**
 * Stores bytes under a key, all or nothing. Of a known size, they are passed on as they come; otherwise they are
 * collected, and a large object is sent in parts.
 * @returns the number of bytes; if they are fewer than `size`, none are stored
 * @throws ObjectTooLarge, an error of the content, or S3Failure
 */
export function writeObject(
  client: S3Client,
  key: string,
  content: Content,
  { limit, size, hash }: { limit: number; size: number | undefined; hash: Hashing },
): Promise<number> {
  const bytes = hashThrough(content, limit, hash)
  return size === undefined || size > largestPut
    ? writeCollected(client, key, bytes)
    : writeStream(client, key, bytes, size)
}

async function* hashThrough(content: Content, limit: number, hash: Hashing): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) throw new ObjectTooLarge(`The body is larger than ${limit} bytes`)
    hash.update(chunk)
    yield chunk
  }
}

async function writeStream(
  client: S3Client,
  key: string,
  content: AsyncIterable<Uint8Array>,
  size: number,
): Promise<number> {
  const ending = new AbortController()
  const stall = createStallWatch(() => ending.abort(new NoAnswer(`no progress for ${longestStall / 1000} seconds`)))
  let sent = 0
  let ownTrouble: unknown
  // The last chunk waits for the end of the content: S3 would store an object that has all bytes.
  let last: Uint8Array | undefined
  async function* body() {
    try {
      for await (const chunk of content) {
        sent += chunk.byteLength
        if (last) {
          stall.begin()
          yield last
          stall.end()
        }
        last = chunk
      }
      if (sent < size) throw new CutShort()
      stall.begin()
      if (last) yield last
      stall.begin()
    } catch (error) {
      ownTrouble = error
      throw error
    }
  }
  try {
    await client.send({ method: 'PUT', key, body: body(), length: size, signal: ending.signal })
    return sent
  } catch (error) {
    if (ownTrouble instanceof CutShort) return sent
    throw ownTrouble ?? error
  } finally {
    stall.end()
    // S3 may answer before it has all the bytes; it never reads the rest.
    ending.abort()
  }
}

/** Watches the time that S3 takes, and not the sender, who may be slow. */
function createStallWatch(onStall: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin() {
      clearTimeout(timer)
      timer = setTimeout(onStall, longestStall)
    },
    end: () => clearTimeout(timer),
  }
}

async function writeCollected(client: S3Client, key: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  let chunks: Uint8Array[] = []
  let collected = 0
  let upload: Upload | undefined
  const take = () => {
    const bytes = Buffer.concat(chunks) as Uint8Array as Uint8Array<ArrayBuffer>
    chunks = []
    collected = 0
    return bytes
  }
  try {
    for await (const chunk of content) {
      size += chunk.byteLength
      collected += chunk.byteLength
      chunks.push(chunk)
      if (collected < collectedBytes) continue
      upload ??= await beginUpload(client, key)
      await upload.send(upload.etags.length + 1, take())
    }
    if (!upload) {
      const bytes = take()
      await client.send({ method: 'PUT', key, body: bytes, length: bytes.byteLength })
    } else {
      if (collected > 0) await upload.send(upload.etags.length + 1, take())
      await upload.complete()
    }
    return size
  } catch (error) {
    await upload?.abort()
    throw error
  }
}

/** Joins objects under a new key. S3 copies them: the bytes don't pass through this process. */
export async function copyTogether(client: S3Client, keys: readonly string[], target: string): Promise<void> {
  const upload = await beginUpload(client, target)
  const limit = pLimit(copying)
  try {
    await Promise.all(keys.map((key, index) => limit(() => upload.copy(index + 1, key))))
    await upload.complete()
  } catch (error) {
    limit.clearQueue()
    await upload.abort()
    throw error
  }
}

/** Ends the uploads in parts whose keys have a prefix, and frees their bytes. */
export async function abortUploads(client: S3Client, uploads: readonly { key: string; uploadId: string }[]) {
  for (const { key, uploadId } of uploads)
    await client.send({ method: 'DELETE', key, query: { uploadId }, accept: [404] })
}

/** S3's own upload in parts. */
interface Upload {
  /** Tags of the parts sent so far. */
  etags: string[]
  send(number: number, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  copy(number: number, source: string): Promise<void>
  complete(): Promise<void>
  /** Never fails: what remains is removed with the stray bytes of its object. */
  abort(): Promise<void>
}

async function beginUpload(client: S3Client, key: string): Promise<Upload> {
  const begun = await client.send({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = elementOf(await begun.text(), 'UploadId')
  if (!uploadId) throw new S3Failure('', `POST ${key}: the answer names no upload`, false)
  const etags: string[] = []
  const place = (partNumber: number) => ({ key, query: { partNumber: String(partNumber), uploadId } })
  return {
    etags,
    async send(number, bytes) {
      const { headers } = await client.send({ method: 'PUT', ...place(number), body: bytes, length: bytes.byteLength })
      etags[number - 1] = headers.get('etag') ?? ''
    },
    async copy(number, source) {
      const headers = { 'x-amz-copy-source': client.copySourceOf(source) }
      const answer = await client.send({ method: 'PUT', ...place(number), headers, length: 0 })
      const text = await answer.text()
      const etag = elementOf(text, 'ETag')
      if (!etag) throw failureOfText(text, answer.status, `PUT ${key}`)
      etags[number - 1] = etag
    },
    async complete() {
      const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const headers = { 'content-type': 'application/xml' }
      try {
        const answer = await client.send({ method: 'POST', key, query: { uploadId }, headers, body })
        // S3 sends the status before it knows the outcome.
        const text = await answer.text()
        if (text.includes('<Error>')) throw failureOfText(text, 500, `POST ${key}`)
      } catch (error) {
        // The answer to an earlier try may have been lost.
        const isDone =
          error instanceof S3Failure &&
          error.s3Code === 'NoSuchUpload' &&
          (await client.send({ method: 'HEAD', key, accept: [404] })).ok
        if (!isDone) throw error instanceof S3Failure ? error : failureOfConnection(error, `POST ${key}`)
      }
    },
    abort: () => abortUploads(client, [{ key, uploadId }]).catch(() => undefined),
  }
}
