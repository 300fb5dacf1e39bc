/** Size of a buffer in bytes. */
const roomBytes = 512 * 1024

/** Maximum number of idle buffers to keep. */
const mostWaiting = 16

const waiting: Buffer[] = []

/** Two buffers: one is filled while the other is written. */
export type Rooms = readonly [Buffer<ArrayBuffer>, Buffer<ArrayBuffer>]

/**
 * Lends buffers to `work` and takes them back afterwards. Allocating buffers for each upload would leave garbage that
 * only a full collection frees.
 */
export async function withRooms<Result>(work: (rooms: Rooms) => Promise<Result>): Promise<Result> {
  const rooms: Rooms = [takeRoom(), takeRoom()]
  try {
    return await work(rooms)
  } finally {
    waiting.push(...rooms)
    waiting.splice(mostWaiting)
  }
}

function takeRoom(): Buffer<ArrayBuffer> {
  return (waiting.pop() as Buffer<ArrayBuffer> | undefined) ?? Buffer.allocUnsafeSlow(roomBytes)
}
