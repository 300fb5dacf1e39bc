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

const longestSample = 1024

/** Collects the pixels of a picture in any order, and averages those that share a pixel of the sample. */
export function createSampler(width: number, height: number) {
  const scale = Math.max(1, Math.ceil(Math.max(width, height) / longestSample))
  const columns = Math.ceil(width / scale)
  const rows = Math.ceil(height / scale)
  const sums = new Uint32Array(columns * rows)
  const counts = new Uint32Array(columns * rows)
  let cornerAlpha = 255
  return {
    add(x: number, y: number, luma: number, alpha: number): void {
      const at = Math.floor(y / scale) * columns + Math.floor(x / scale)
      sums[at] = (sums[at] as number) + (alpha === 255 ? luma : Math.round((luma * alpha) / 255 + 255 - alpha))
      counts[at] = (counts[at] as number) + 1
      if ((x === 0 || x === width - 1) && (y === 0 || y === height - 1)) cornerAlpha = Math.min(cornerAlpha, alpha)
    },
    finish(): SampledPicture {
      const luma = sums.map((sum, at) => Math.round(sum / Math.max(1, counts[at] as number)))
      return { width: columns, height: rows, luma: Uint8Array.from(luma), cornerAlpha }
    },
  }
}

export type Sampler = ReturnType<typeof createSampler>

/** Brightness of a color as people see it (BT.601). */
export const lumaOf = (red: number, green: number, blue: number): number =>
  Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
