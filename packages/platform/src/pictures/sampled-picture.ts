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

/** Why a picture can’t be decoded. */
export class PictureDamage extends Error {}
