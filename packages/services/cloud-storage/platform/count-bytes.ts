/**
 * A stream that tells, once it has ended or was given up, how many bytes were taken from it; whoever reads it to its
 * end waits for that.
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
    // Nothing is read ahead of who takes it.
    { highWaterMark: 0 },
  )
}
