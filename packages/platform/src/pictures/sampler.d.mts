/** A picture reduced to brightness, small enough to look at as a whole. */
export interface SampledPicture {
  /** Size of the sample: the longer side has at most 1,024 pixels. */
  width: number
  height: number
  /** Brightness of each pixel on a white background, from 0 to 255. */
  luma: Uint8Array
  /** Lowest opacity of the four corners of the picture, from 0 to 255. */
  cornerAlpha: number
}

/** Collects the pixels of a picture in any order, and averages those that share a pixel of the sample. */
export interface Sampler {
  add(x: number, y: number, luma: number, alpha: number): void
  finish(): SampledPicture
}

export function createSampler(width: number, height: number): Sampler

/** Brightness of a color as people see it (BT.601). */
export function lumaOf(red: number, green: number, blue: number): number
