/** Fingerprint of a text (FNV-1a): not secret, but different for two that are compared, and evenly spread. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
