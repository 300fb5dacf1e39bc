import { expect, it } from 'vitest'
import { readImageHeader, readWebpSize } from '@console-widgets/core/image-header'
import { makePicture } from '../demo/pictures.ts'

/** Start of a JPEG: a comment of some length, then the frame header with height and width. */
function jpeg(comment: number, marker: number): Uint8Array {
  const bytes = new Uint8Array(comment + 30)
  const view = new DataView(bytes.buffer)
  bytes.set([0xff, 0xd8, 0xff, 0xfe])
  view.setUint16(4, comment + 2)
  const at = comment + 6
  bytes.set([0xff, marker, 0, 11, 8], at)
  view.setUint16(at + 5, 800)
  view.setUint16(at + 7, 450)
  return bytes
}

it('reads the size of a generated PNG', async () => {
  expect(readImageHeader(await makePicture(33, 44, [1, 2, 3], [4, 5, 6]))).toEqual({
    type: 'png',
    width: 33,
    height: 44,
  })
})

it('finds the frame header of a JPEG after other segments, baseline or progressive', () => {
  for (const marker of [0xc0, 0xc2])
    expect(readImageHeader(jpeg(5000, marker))).toEqual({ type: 'jpeg', width: 450, height: 800 })
})

it('returns undefined for truncated, damaged, and other files', () => {
  const whole = jpeg(10, 0xc0)
  for (let length = 0; length < 16; length += 1) expect(readImageHeader(whole.slice(0, length))).toBeUndefined()
  expect(readImageHeader(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))).toBeUndefined()
  expect(readImageHeader(new TextEncoder().encode('GIF89a and more'))).toBeUndefined()
  expect(readImageHeader(new Uint8Array())).toBeUndefined()
})

/** The pictures of one pixel with which Google’s guide finds out what a browser shows. */
const webpPictures = {
  lossy: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  lossless: 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  transparent:
    'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
  animated:
    'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
}

it('reads the size of a WebP, lossy, lossless, transparent, or animated', () => {
  for (const [kind, text] of Object.entries(webpPictures))
    expect([kind, readWebpSize(Buffer.from(text, 'base64'))]).toEqual([kind, { width: 1, height: 1 }])
})

it('takes no WebP whose first part is damaged, cut off, or of another kind', () => {
  for (const [at, text] of [
    [23, webpPictures.lossy],
    [20, webpPictures.lossless],
    [12, webpPictures.transparent],
    [8, webpPictures.animated],
  ] as const) {
    const bytes = Buffer.from(text, 'base64')
    expect(readWebpSize(bytes.subarray(0, 29))).toBeUndefined()
    bytes[at] = 0x41
    expect(readWebpSize(bytes)).toBeUndefined()
  }
  expect(readWebpSize(new Uint8Array())).toBeUndefined()
  expect(readImageHeader(Buffer.from(webpPictures.lossy, 'base64'))).toBeUndefined()
})
