import type { S3Client } from './s3-client.ts'
import { failureOfConnection } from './s3-failure.ts'

/** Times that a stream continues after its connection broke off, without a byte in between. */
const mostResumptions = 3

/**
 * Streams the bytes of an object, to its end or to `end`, inclusive. Nothing is requested before the first read. If the
 * connection breaks off, another one continues: an object never changes.
 */
export function streamObject(client: S3Client, key: string, start: number, end?: number): ReadableStream<Uint8Array> {
  const cancelling = new AbortController()
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  let next = start
  let resumptions = 0

  const readOn = async (): Promise<Uint8Array | undefined> => {
    for (;;) {
      reader ??= await open()
      try {
        const { done, value } = await reader.read()
        if (done) return undefined
        next += value.byteLength
        resumptions = 0
        return value
      } catch (error) {
        cancelling.signal.throwIfAborted()
        reader = undefined
        if (end !== undefined && next > end) return undefined
        if (++resumptions > mostResumptions) throw failureOfConnection(error, `GET ${key}`)
      }
    }
  }
  const open = async () => {
    const headers: Record<string, string> = {}
    if (next > 0 || end !== undefined) headers.range = `bytes=${next}-${end ?? ''}`
    const { body } = await client.send({ method: 'GET', key, headers, signal: cancelling.signal })
    return (body ?? new Blob([]).stream()).getReader() as ReadableStreamDefaultReader<Uint8Array>
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await readOn()
        if (chunk) controller.enqueue(chunk)
        else controller.close()
      },
      async cancel() {
        cancelling.abort()
        await reader?.cancel().catch(() => undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
