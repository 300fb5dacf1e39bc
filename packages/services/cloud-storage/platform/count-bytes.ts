/**
 * A stream that reports the number of bytes read once it ends or is canceled; a reader that reaches its end waits for
 * that report.
 */
export function countBytes(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  ended: (bytes: number) => Promise<void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  let bytes = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) {
          await ended(bytes)
          return controller.close()
        }
        bytes += value.byteLength
        controller.enqueue(value)
      },
      async cancel(reason) {
        await reader.cancel(reason)
        await ended(bytes)
      },
    },
    // Don't read ahead of the consumer.
    { highWaterMark: 0 },
  )
}
