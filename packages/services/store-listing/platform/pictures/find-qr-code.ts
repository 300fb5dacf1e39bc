import type { SampledPicture } from '@console-widgets/platform/pictures/sampled-picture'
import type { Box } from '@console-widgets/store-listing/model'

/** A QR code in a picture: what it says, and where it is. */
export interface FoundCode {
  data: string
  box: Box
}

/** Finds a QR code. Its reader is loaded on first use. */
export async function findQrCode({ width, height, luma }: SampledPicture): Promise<FoundCode | undefined> {
  const { default: read } = await import('jsqr')
  // A gray pixel is the same number four times, also as its opacity, at which the reader doesn’t look.
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (luma[at] as number) * 0x01010101
  const code = read(new Uint8ClampedArray(pixels.buffer), width, height, { inversionAttempts: 'dontInvert' })
  if (!code) return undefined
  const { topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner } = code.location
  const corners = [topLeftCorner, topRightCorner, bottomLeftCorner, bottomRightCorner]
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of))
  const xs = corners.map(({ x }) => share(x, width))
  const ys = corners.map(({ y }) => share(y, height))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { data: code.data, box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } }
}
