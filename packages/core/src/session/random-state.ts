/** Random 128-bit value. Also works on a page without TLS, where `crypto.randomUUID` is missing (R80). */
export function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
