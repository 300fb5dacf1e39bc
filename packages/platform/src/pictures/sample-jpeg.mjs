import jpeg from 'jpeg-js'
import { createSampler, lumaOf } from './sampler.mjs'

/**
 * Decodes a JPEG in one piece, which takes seconds.
 * @param {Uint8Array} bytes
 * @param {number} mostPixels
 */
export function sampleJpeg(bytes, mostPixels) {
  const { data, width, height } = jpeg.decode(bytes, {
    useTArray: true,
    formatAsRGBA: false,
    maxResolutionInMP: mostPixels / 1_000_000,
    maxMemoryUsageInMB: 512,
    tolerantDecoding: false,
  })
  const sampler = createSampler(width, height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3)
      sampler.add(x, y, lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0), 255)
  return sampler.finish()
}
