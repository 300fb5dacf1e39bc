/** Bytes that a room holds. */
const roomBytes = 512 * 1024

/** Rooms that wait for whoever needs the next one. */
const mostWaiting = 16

const waiting: Buffer[] = []

/** Two rooms for bytes on their way: one is filled while the other is used. */
export type Rooms = readonly [Buffer<ArrayBuffer>, Buffer<ArrayBuffer>]

/**
 * Lends rooms to work, and takes them back when it is over. Bytes that stay where they came until somebody has used
 * them are garbage of the kind that is collected last, by looking through all that the process holds.
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
