import type { ZipArchive, ZipFile } from '@console-widgets/package-parser'
import { readPng } from '@console-widgets/platform/pictures/read-png'
import { type Pixels, webpSize } from './webp-size.ts'

/** A PNG of a package, with what it takes there and what it would take as lossless WebP at most. */
export interface MeasuredPicture {
  file: string
  packed: number
  webp: number
}

/** Decoding takes time and memory, so only the pictures that can save most are measured. */
const most = { files: 100, pixels: 2_000_000, allPixels: 12_000_000, bytes: 8 * 1024 ** 2 } as const
/** Smaller files save next to nothing. */
const leastBytes = 1024

/** PNGs that are worth measuring, largest first. WebP can’t hold the borders of stretchable pictures. */
export const picturesOf = ({ files }: ZipArchive): ZipFile[] =>
  files
    .filter(
      ({ name, packed, unpacked }) =>
        /^(?:res|assets)\/.*\.png$/i.test(name) &&
        !/\.9\.png$/i.test(name) &&
        packed >= leastBytes &&
        unpacked <= most.bytes,
    )
    .sort((one, other) => other.packed - one.packed)
    .slice(0, most.files)

/** Measures pictures until together they have as many pixels as one inspection decodes. */
export function createPictureMeter(): (entry: ZipFile, bytes: Uint8Array) => Promise<MeasuredPicture | undefined> {
  let left: number = most.allPixels
  return async ({ name, packed }, bytes) => {
    let pixels: Pixels | undefined
    await readPng(bytes, ({ width, height, depth }) => {
      const count = width * height
      // WebP has no more than eight bits for a sample.
      if (depth > 8 || count > most.pixels || count > left) return undefined
      left -= count
      const decoded = new Uint8Array(count * 4)
      pixels = { width, height, bytes: decoded }
      return (x, y, red, green, blue, alpha) => {
        const at = (y * width + x) * 4
        decoded[at] = red
        decoded[at + 1] = green
        decoded[at + 2] = blue
        decoded[at + 3] = alpha
      }
    })
    return pixels && { file: name, packed, webp: webpSize(pixels) }
  }
}
