/**
 * Joins parts of a message, a file, or an answer.
 * @param {readonly Uint8Array[]} parts
 */
export function joinBytes(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
