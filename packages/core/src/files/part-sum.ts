/** Sums bytes as they come. */
export interface PartSum {
  add(bytes: Uint8Array<ArrayBuffer>): void
  /** The sum of all, in hexadecimal. */
  end(): string
}

const roomBytes = 65_536

/**
 * The checksum of a part: Fletcher's, of four running sums over words of 32 bits, in the order of bytes that every
 * browser has; what is missing of the last word counts as zeros. It finds bytes that changed, got lost or lie elsewhere
 * by accident, which is what can happen to them on a line that is authenticated, several times faster than a SHA-256
 * does, which a page can moreover compute of nothing that comes bit by bit, and without https of nothing at all.
 */
export function createPartSum(): PartSum {
  const sums = new Int32Array(4)
  const room = new Uint8Array(roomBytes)
  let filled = 0
  const flush = () => {
    addWords(sums, new Int32Array(room.buffer, 0, filled / 4))
    filled = 0
  }
  return {
    add(bytes) {
      // Whole words that lie where words can be read are summed where they are.
      const direct = filled === 0 && bytes.byteOffset % 4 === 0 ? bytes.length - (bytes.length % 4) : 0
      if (direct > 0) addWords(sums, new Int32Array(bytes.buffer, bytes.byteOffset, direct / 4))
      for (let at = direct; at < bytes.length;) {
        const piece = bytes.subarray(at, at + roomBytes - filled)
        room.set(piece, filled)
        filled += piece.length
        at += piece.length
        if (filled === roomBytes) flush()
      }
    },
    end() {
      while (filled % 4 > 0) room[filled++] = 0
      flush()
      return Array.from(sums, (sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
    },
  }
}

/** Four words in a turn of the loop take half of the time that one does. */
function addWords(sums: Int32Array, words: Int32Array): void {
  // Each one told to be whole, so that the loop is compiled to whole numbers.
  let first = (sums[0] as number) | 0
  let second = (sums[1] as number) | 0
  let third = (sums[2] as number) | 0
  let fourth = (sums[3] as number) | 0
  const inFours = words.length - (words.length % 4)
  for (let at = 0; at < inFours; at += 4) {
    first = (first + (words[at] as number)) | 0
    second = (second + first) | 0
    third = (third + second) | 0
    fourth = (fourth + third) | 0
    first = (first + (words[at + 1] as number)) | 0
    second = (second + first) | 0
    third = (third + second) | 0
    fourth = (fourth + third) | 0
    first = (first + (words[at + 2] as number)) | 0
    second = (second + first) | 0
    third = (third + second) | 0
    fourth = (fourth + third) | 0
    first = (first + (words[at + 3] as number)) | 0
    second = (second + first) | 0
    third = (third + second) | 0
    fourth = (fourth + third) | 0
  }
  for (let at = inFours; at < words.length; at++) {
    first = (first + (words[at] as number)) | 0
    second = (second + first) | 0
    third = (third + second) | 0
    fourth = (fourth + third) | 0
  }
  sums.set([first, second, third, fourth])
}
