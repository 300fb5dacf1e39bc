import { joinBytes } from '@console-widgets/platform/sql-engines/join-bytes.mjs'
import type { Message } from './messages.ts'

/** Messages of the engine that the platform reads; all others pass unread, whatever their size. */
const readTypes = new Set(['Z', 'C', 'E', 'G'])
const headBytes = 5

/**
 * Reads the engine's responses on their way to the client.
 * @param read receives a message, and returns the bytes to send in its place
 */
export function createResponseReader(read: (message: Message) => Uint8Array | undefined) {
  /** Bytes of a message that isn't complete yet. */
  let kept: Uint8Array = new Uint8Array()
  /** Bytes of the current message that pass unread. */
  let passing = 0
  return (bytes: Uint8Array): Uint8Array => {
    const out: Uint8Array[] = []
    let rest = kept.byteLength === 0 ? bytes : joinBytes([kept, bytes])
    kept = new Uint8Array()
    while (rest.byteLength > 0) {
      if (passing > 0) {
        const part = rest.subarray(0, passing)
        out.push(part)
        passing -= part.byteLength
        rest = rest.subarray(part.byteLength)
        continue
      }
      if (rest.byteLength < headBytes) break
      const type = String.fromCharCode(rest[0] as number)
      const size = 1 + new DataView(rest.buffer, rest.byteOffset).getUint32(1)
      if (!readTypes.has(type)) {
        passing = size
        continue
      }
      if (rest.byteLength < size) break
      const whole = rest.subarray(0, size)
      const replaced = read({ type, body: whole.subarray(headBytes), whole })
      if (replaced) out.push(replaced)
      rest = rest.subarray(size)
    }
    // The engine may reuse its buffer.
    kept = rest.slice()
    return out.length === 1 ? (out[0] as Uint8Array) : joinBytes(out)
  }
}
