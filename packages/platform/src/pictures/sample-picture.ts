import type { PictureStructure } from './picture-structure.ts'
import { canPageDecode, sampleInPage } from './sample-in-page.ts'
import { samplePng } from './sample-png.ts'
import { PictureDamage, type SampledPicture } from './sampled-picture.ts'

/** Pixels that a picture may have to be decoded. Larger ones are rejected by their header. */
export const mostPixels = 25_000_000

/** What the header of a picture says. */
export type PictureHeader = Pick<PictureStructure, 'type' | 'width' | 'height'>

/** Decodes the platform’s pictures. */
export interface PictureDecoder {
  /** Decodes a picture of at most `mostPixels`. @throws PictureDamage if it can’t be decoded */
  sample(bytes: Uint8Array, header: PictureHeader): Promise<SampledPicture>
  /** Ends what is still being decoded. */
  close(): Promise<void>
}

/**
 * Decodes a picture of at most `mostPixels`. PNGs are decoded row by row, between other work.
 * @param sampleJpeg decodes JPEGs; default: the page’s own decoder, which works beside the page, or else one in script
 * @throws PictureDamage if it can’t be decoded
 */
export async function samplePicture(
  bytes: Uint8Array,
  { type, width, height }: PictureHeader,
  sampleJpeg: (bytes: Uint8Array) => Promise<SampledPicture> = canPageDecode() ? sampleInPage : sampleInOnePiece,
): Promise<SampledPicture> {
  if (width * height > mostPixels) throw new PictureDamage('The picture has too many pixels')
  return type === 'png' ? samplePng(bytes) : sampleJpeg(bytes)
}

async function sampleInOnePiece(bytes: Uint8Array): Promise<SampledPicture> {
  const { sampleJpeg } = await import('./sample-jpeg.mjs')
  try {
    return sampleJpeg(bytes, mostPixels)
  } catch (error) {
    throw new PictureDamage(error instanceof Error ? error.message : 'The picture is damaged')
  }
}
