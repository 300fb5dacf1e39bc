import type { PictureStructure } from './picture-structure.ts'
import { createSampler, lumaOf, PictureDamage, type SampledPicture } from './sampled-picture.ts'
import { samplePng } from './sample-png.ts'

/** Pixels that a picture may have to be decoded. Larger ones are rejected by their header. */
export const mostPixels = 25_000_000

/** Decodes a picture of at most `mostPixels`. @throws PictureDamage if it can’t be decoded */
export async function samplePicture(
  bytes: Uint8Array,
  { type, width, height }: Pick<PictureStructure, 'type' | 'width' | 'height'>,
): Promise<SampledPicture> {
  if (width * height > mostPixels) throw new PictureDamage('The picture has too many pixels')
  return type === 'png' ? samplePng(bytes) : sampleJpeg(bytes)
}

async function sampleJpeg(bytes: Uint8Array): Promise<SampledPicture> {
  const { default: jpeg } = await import('jpeg-js')
  const { data, width, height } = decode()
  const sampler = createSampler(width, height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3)
      sampler.add(x, y, lumaOf(data[at] as number, data[at + 1] as number, data[at + 2] as number), 255)
  return sampler.finish()

  function decode() {
    try {
      return jpeg.decode(bytes, {
        useTArray: true,
        formatAsRGBA: false,
        maxResolutionInMP: mostPixels / 1_000_000,
        maxMemoryUsageInMB: 512,
        tolerantDecoding: false,
      })
    } catch (error) {
      throw new PictureDamage(error instanceof Error ? error.message : 'The picture is damaged')
    }
  }
}
