import { readPng } from './read-png.ts'
import { createSampler, lumaOf } from './sampler.mjs'
import { PictureDamage, type SampledPicture } from './sampled-picture.ts'

/** Samples the pixels of a PNG. @throws PictureDamage if it can’t be decoded */
export async function samplePng(bytes: Uint8Array): Promise<SampledPicture> {
  let sampler: ReturnType<typeof createSampler> | undefined
  await readPng(bytes, ({ width, height }) => {
    const { add } = (sampler = createSampler(width, height))
    return (x, y, red, green, blue, alpha) => add(x, y, lumaOf(red, green, blue), alpha)
  })
  if (!sampler) throw new PictureDamage('The picture is empty')
  return sampler.finish()
}
