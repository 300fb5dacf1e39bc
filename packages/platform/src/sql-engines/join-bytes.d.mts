/** Joins parts of a message, a file, or an answer. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer>
