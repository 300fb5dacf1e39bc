import { letOthersRun } from '../clock/let-others-run.ts'
import { createSampler, lumaOf } from './sampler.mjs'
import { PictureDamage, type SampledPicture } from './sampled-picture.ts'

/** Rows that are read from the decoded picture at once: a few milliseconds of work. */
const rowsAtOnce = 64

/** Whether this is a page whose browser decodes pictures for scripts, which it does beside the page’s own thread. */
export const canPageDecode = (): boolean =>
  typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function'

/** Decodes a JPEG with the browser’s own decoder. @throws PictureDamage if it can’t be decoded */
export async function sampleInPage(bytes: Uint8Array): Promise<SampledPicture> {
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' })
  const bitmap = await createImageBitmap(file, { imageOrientation: 'none', colorSpaceConversion: 'none' }).catch(
    (error: unknown) => {
      throw new PictureDamage(error instanceof Error ? error.message : 'The picture is damaged')
    },
  )
  try {
    const { width, height } = bitmap
    const sampler = createSampler(width, height)
    const context = new OffscreenCanvas(width, rowsAtOnce).getContext('2d', { willReadFrequently: true })
    if (!context) throw new PictureDamage('The page has no canvas for the picture')
    for (let top = 0; top < height; top += rowsAtOnce) {
      context.drawImage(bitmap, 0, -top)
      const rows = Math.min(rowsAtOnce, height - top)
      const { data } = context.getImageData(0, 0, width, rows)
      for (let y = 0, at = 0; y < rows; y += 1)
        for (let x = 0; x < width; x += 1, at += 4)
          sampler.add(x, top + y, lumaOf(data[at] as number, data[at + 1] as number, data[at + 2] as number), 255)
      await letOthersRun()
    }
    return sampler.finish()
  } finally {
    bitmap.close()
  }
}
