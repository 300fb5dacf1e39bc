/** Bytes in hexadecimal, with two lowercase digits each. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Number of bytes that are encoded at once: a call's arguments are limited, and three bytes become four characters. */
const bytesAtOnce = 8190

/**
 * Bytes in base64. Works in pieces: byte by byte, an answer of 8 MB would block the platform for a second. The bytes
 * are passed as they are, since spreading them takes four times as long.
 */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += bytesAtOnce)
    text += btoa(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + bytesAtOnce)))
  return text
}

/** Reads base64. @throws DOMException if the text has other characters */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text)
  const bytes = new Uint8Array(characters.length)
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index)
  return bytes
}

/** Bytes in base64 with the characters that a URL may contain, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads base64 of a URL. @throws DOMException if the text has other characters */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
}
