import { viewOf } from '../package-file.ts'

/** Writer of consecutive little-endian numbers. */
export function numbers(width: 16 | 32, ...values: number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((values.length * width) / 8)
  const view = viewOf(bytes)
  values.forEach((value, index) =>
    width === 16 ? view.setUint16(index * 2, value, true) : view.setUint32(index * 4, value, true),
  )
  return bytes
}

/** A 64-bit number, little-endian. */
export function number64(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8)
  viewOf(bytes).setBigUint64(0, BigInt(value), true)
  return bytes
}

export function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/** Bytes with a 32-bit length prefix. */
export function block(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = join(...parts)
  return join(numbers(32, content.byteLength), content)
}
