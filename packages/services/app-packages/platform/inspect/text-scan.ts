import { findSecrets, type SecretKind } from './secrets.ts'

/** Searches a file for secrets while it is being unpacked. */
export interface TextScan {
  add(bytes: Uint8Array): void
  finish(): { kind: SecretKind; offset: number; secret: string }[]
}

/** Bytes that are searched at a time, and those that two searches share: no secret is longer. */
const piece = 256 * 1024
const overlap = 8 * 1024
const most = 50

/** Creates a search of a file of any size. It reads one byte as one character, so offsets are those of the file. */
export function createTextScan(): TextScan {
  const decoder = new TextDecoder('latin1')
  let waiting = ''
  let start = 0
  const found = new Map<number, { kind: SecretKind; offset: number; secret: string }>()
  const search = (isLast: boolean) => {
    for (const secret of findSecrets(waiting)) {
      const offset = start + secret.offset
      // What touches the end may go on: the next search has it whole.
      if (!isLast && secret.offset + secret.secret.length >= waiting.length) continue
      if (found.size < most && !found.has(offset)) found.set(offset, { ...secret, offset })
    }
    const kept = isLast ? 0 : Math.min(overlap, waiting.length)
    start += waiting.length - kept
    waiting = kept === 0 ? '' : waiting.slice(-kept)
  }
  return {
    add(bytes) {
      for (let at = 0; at < bytes.byteLength; at += piece) {
        waiting += decoder.decode(bytes.subarray(at, at + piece))
        if (waiting.length >= piece) search(false)
      }
    },
    finish() {
      search(true)
      return [...found.values()]
    },
  }
}
