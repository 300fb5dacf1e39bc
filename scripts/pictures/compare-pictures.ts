import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How a picture differs from the one before. */
export interface Difference {
  /** Number of pixels that differ; all of those that only one of the two has. */
  pixels: number
  /** Picture of the difference. */
  picture: Buffer
}

/** Compares two pictures. Undefined if a person sees no difference; antialiasing doesn't count as one. */
export function compare(before: Buffer, now: Buffer): Difference | undefined {
  if (before.equals(now)) return undefined
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)]
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
  const difference = new PNG(size)
  const pixels = pixelmatch(enlarged(one, size), enlarged(other, size), difference.data, size.width, size.height, {
    threshold: 0.1,
  })
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(difference) }
}

/** A picture's pixels on a transparent ground, since pictures of different sizes cannot be compared. */
function enlarged(picture: PNG, size: { width: number; height: number }): Buffer {
  if (picture.width === size.width && picture.height === size.height) return picture.data
  const larger = new PNG({ ...size, fill: true })
  larger.data.fill(0)
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger.data
}
