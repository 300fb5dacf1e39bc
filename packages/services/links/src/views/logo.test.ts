import { expect, it } from 'vitest'
import { readLogo } from './logo.ts'

const refused = (content: BlobPart) => readLogo(new Blob([content])).catch((error: Error) => error.message)

/** A WebP file with a header of its own and nothing behind it. */
function webp(kind: string, header: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40)
  bytes.set(new TextEncoder().encode(`RIFF\0\0\0\0WEBP${kind}`))
  bytes.set(header, 20)
  return bytes
}

it('draws no picture that would fill the memory, whatever its type, and none of other types', async () => {
  const tooLarge = 'The picture is too large'
  // 16,383 × 16,383 pixels each.
  expect(await refused(webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f]))).toBe(tooLarge)
  expect(await refused(webp('VP8L', [0x2f, 0xfe, 0xbf, 0xff, 0x0f]))).toBe(tooLarge)
  expect(await refused(webp('VP8X', [0, 0, 0, 0, 0xfe, 0x3f, 0, 0xfe, 0x3f, 0]))).toBe(tooLarge)
  const otherType = 'The picture is neither PNG, JPEG, nor WebP'
  for (const content of [
    '<svg xmlns="http://www.w3.org/2000/svg" width="9e9" height="9e9"><script>alert(1)</script></svg>',
    'GIF89a\xff\xff\xff\xff',
    '',
  ])
    expect(await refused(content)).toBe(otherType)
})
