import type { SampledPicture } from './sampled-picture.ts'

/** Part of a picture, as shares of its width and height. */
export interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

/** What a picture shows, as far as it can be measured. */
export interface PictureLook {
  /** Brightness differences between neighbors in the part with most detail: the variance of its Laplacian. */
  detail: number
  /** How much its brightness varies: the standard deviation. */
  contrast: number
  /** Black bars above and below, or at both sides. */
  bars: PicturePart[]
  /** Differences of brightness in a grid of 9 × 8, as 64 bits. */
  hash: bigint
}

/** Contrast below which a picture is nearly of one color. */
const leastContrast = 4
/** Bits in which the hashes of two pictures of the same differ at most. */
export const sameDistance = 6
/** Parts of a picture’s sides that are compared for detail. */
const tiles = 8
/** Brightness up to which a pixel counts as black, and the share of a line that must be black. */
const black = 20
const blackShare = 0.995
/** Least share of the height or width that a bar takes. */
const leastBar = 0.05

/** Measures a picture. */
export function lookAt(picture: SampledPicture): PictureLook {
  return { detail: busiestTile(picture), contrast: deviationOf(picture), bars: barsOf(picture), hash: hashOf(picture) }
}

/** Whether a picture shows almost nothing. */
export const isBlank = ({ contrast }: Pick<PictureLook, 'contrast'>): boolean => contrast < leastContrast

/** Whether pictures with these hashes show the same, also in another size. */
export const areAlike = (one: bigint, other: bigint): boolean => distanceOf(one, other) <= sameDistance

function deviationOf({ luma }: SampledPicture): number {
  let [sum, squares] = [0, 0]
  for (const value of luma) {
    sum += value
    squares += value * value
  }
  return Math.sqrt(Math.max(0, squares / luma.length - (sum / luma.length) ** 2))
}

function busiestTile({ width, height, luma }: SampledPicture): number {
  let busiest = 0
  for (let tileY = 0; tileY < tiles; tileY += 1)
    for (let tileX = 0; tileX < tiles; tileX += 1) {
      let [sum, squares, count] = [0, 0, 0]
      const bottom = Math.min(height - 1, Math.floor(((tileY + 1) * height) / tiles))
      const right = Math.min(width - 1, Math.floor(((tileX + 1) * width) / tiles))
      for (let y = Math.max(1, Math.floor((tileY * height) / tiles)); y < bottom; y += 1)
        for (let x = Math.max(1, Math.floor((tileX * width) / tiles)); x < right; x += 1) {
          const at = y * width + x
          const edge =
            (luma[at - 1] as number) +
            (luma[at + 1] as number) +
            (luma[at - width] as number) +
            (luma[at + width] as number) -
            4 * (luma[at] as number)
          sum += edge
          squares += edge * edge
          count += 1
        }
      if (count > 0) busiest = Math.max(busiest, squares / count - (sum / count) ** 2)
    }
  return busiest
}

function barsOf({ width, height, luma }: SampledPicture): PicturePart[] {
  const isBlackRow = (y: number) => isBlack(width, (at) => luma[y * width + at] as number)
  const isBlackColumn = (x: number) => isBlack(height, (at) => luma[at * width + x] as number)
  const [top, bottom] = edges(height, isBlackRow)
  if (Math.min(top, bottom) >= leastBar && top + bottom < 1)
    return [
      { x: 0, y: 0, width: 1, height: top },
      { x: 0, y: 1 - bottom, width: 1, height: bottom },
    ]
  const [left, right] = edges(width, isBlackColumn)
  if (Math.min(left, right) >= leastBar && left + right < 1)
    return [
      { x: 0, y: 0, width: left, height: 1 },
      { x: 1 - right, y: 0, width: right, height: 1 },
    ]
  return []
}

function isBlack(length: number, lumaAt: (at: number) => number): boolean {
  let count = 0
  for (let at = 0; at < length; at += 1) if (lumaAt(at) <= black) count += 1
  return count >= length * blackShare
}

/** Shares of black lines at both ends. */
function edges(length: number, isBlackLine: (at: number) => boolean): [number, number] {
  let [first, last] = [0, 0]
  while (first < length && isBlackLine(first)) first += 1
  if (first === length) return [1, 1]
  while (isBlackLine(length - 1 - last)) last += 1
  return [first / length, last / length]
}

/** Each bit says whether a cell of the grid is brighter than its neighbor: it survives scaling and compression. */
function hashOf({ width, height, luma }: SampledPicture): bigint {
  const cell = (column: number, row: number) => {
    let [sum, count] = [0, 0]
    const bottom = Math.max(Math.floor((row * height) / 8) + 1, Math.floor(((row + 1) * height) / 8))
    const right = Math.max(Math.floor((column * width) / 9) + 1, Math.floor(((column + 1) * width) / 9))
    for (let y = Math.floor((row * height) / 8); y < bottom; y += 1)
      for (let x = Math.floor((column * width) / 9); x < right; x += 1) {
        sum += luma[Math.min(y, height - 1) * width + Math.min(x, width - 1)] as number
        count += 1
      }
    return sum / count
  }
  let hash = 0n
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1)
      // Invisible differences must not decide.
      hash = (hash << 1n) | (cell(column, row) > cell(column + 1, row) + 1 ? 1n : 0n)
  return hash
}

/** Number of bits in which two hashes differ. */
export function distanceOf(one: bigint, other: bigint): number {
  let count = 0
  for (let rest = one ^ other; rest > 0n; rest &= rest - 1n) count += 1
  return count
}
