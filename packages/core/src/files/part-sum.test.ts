import { describe, expect, it } from 'vitest'
import { createPartSum } from '../files.ts'

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 131 + (at >> 8) * 17) & 255)
const sumOf = (pieces: readonly Uint8Array<ArrayBuffer>[]) => {
  const sum = createPartSum()
  for (const piece of pieces) sum.add(piece)
  return sum.end()
}

/** A literal implementation of the definition. */
function slowSumOf(bytes: Uint8Array): string {
  const sums: [bigint, bigint, bigint, bigint] = [0n, 0n, 0n, 0n]
  for (let at = 0; at < bytes.length; at += 4) {
    let carried = [0, 1, 2, 3].reduce((word, place) => word + (BigInt(bytes[at + place] ?? 0) << BigInt(8 * place)), 0n)
    sums.forEach((sum, index) => {
      carried = (sum + carried) % 2n ** 32n
      sums[index] = carried
    })
  }
  return sums.map((sum) => sum.toString(16).padStart(8, '0')).join('')
}

describe('the checksum of a part', () => {
  it.each([0, 1, 4, 7, 65_536, 200_003])('matches its definition for %i bytes', (size) => {
    expect(sumOf([bytesOf(size)])).toBe(slowSumOf(bytesOf(size)))
  })

  it('does not depend on how the bytes are chunked', () => {
    const whole = bytesOf(200_003)
    const expected = sumOf([whole])
    for (const size of [1, 3, 1000, 65_535, 65_536, 65_537]) {
      const pieces: Uint8Array<ArrayBuffer>[] = []
      for (let at = 0; at < whole.length; at += size) pieces.push(whole.subarray(at, at + size))
      expect(sumOf(pieces)).toBe(expected)
    }
  })

  it('detects changed, moved, and foreign bytes', () => {
    const whole = bytesOf(100_000)
    const flipped = whole.slice()
    flipped[77_777] = (flipped[77_777] as number) ^ 128
    const twice = flipped.slice()
    twice[7] = (twice[7] as number) ^ 128
    const swapped = new Uint8Array([...whole.subarray(4096, 8192), ...whole.subarray(0, 4096), ...whole.subarray(8192)])
    const shifted = new Uint8Array([0, ...whole.subarray(0, -1)])
    expect(new Set([whole, flipped, twice, swapped, shifted].map((bytes) => sumOf([bytes]))).size).toBe(5)
  })
})
