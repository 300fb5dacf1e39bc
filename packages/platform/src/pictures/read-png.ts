import { pngChunks } from './picture-structure.ts'
import { PictureDamage } from './sampled-picture.ts'

/** Part of a picture whose rows are stored together: the whole, or every few pixels of an interlaced one. */
interface Pass {
  x: number
  y: number
  stepX: number
  stepY: number
}

const whole: readonly Pass[] = [{ x: 0, y: 0, stepX: 1, stepY: 1 }]
const interlaced: readonly Pass[] = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
]

/** Samples per pixel, by color type: gray, RGB, palette, gray with alpha, RGB with alpha. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depthsOf: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** What the header of a PNG says. */
export interface PngHeader {
  width: number
  height: number
  /** Bits per sample. */
  depth: number
}

/** Takes a pixel: its place, and its samples from 0 to 255, the highest bits of larger ones. */
export type TakePixel = (x: number, y: number, red: number, green: number, blue: number, alpha: number) => void

/**
 * Decodes a PNG row by row, so that its pixels are never in memory at once, and other work goes on in between.
 *
 * @param begin called with the header, before any pixel; undefined stops there
 * @throws PictureDamage if it can’t be decoded
 */
export async function readPng(bytes: Uint8Array, begin: (header: PngHeader) => TakePixel | undefined): Promise<void> {
  const chunks = [...pngChunks(bytes)]
  const header = chunks[0]?.type === 'IHDR' ? chunks[0].content : undefined
  if (!header || header.byteLength < 13) throw new PictureDamage('The picture has no header')
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const [width, height] = [view.getUint32(0), view.getUint32(4)]
  const [depth, colorType] = [view.getUint8(8), view.getUint8(9)]
  const samples = samplesOf[colorType]
  if (samples === undefined || !depthsOf[colorType]?.includes(depth) || width === 0 || height === 0)
    throw new PictureDamage('The picture has an unknown color type')
  const contentOf = (type: string) => chunks.find((chunk) => chunk.type === type)?.content
  const readPixel = pixelReader(colorType, depth, contentOf('PLTE'), contentOf('tRNS'))
  const add = begin({ width, height, depth })
  if (!add) return
  const bits = samples * depth
  const rows = rowsOf(view.getUint8(12) === 1 ? interlaced : whole, width, height)
  let row = rows.next()
  if (row.done) throw new PictureDamage('The picture is empty')
  let size = Math.ceil((row.value.columns * bits) / 8)
  let current = new Uint8Array(size + 1)
  let previous = new Uint8Array(size + 1)
  let filled = 0
  const reader = inflate(chunks.flatMap(({ type, content }) => (type === 'IDAT' ? [content] : []))).getReader()
  while (!row.done) {
    const { value: part, done } = await reader.read().catch(() => {
      throw new PictureDamage('The compressed data of the picture is damaged')
    })
    if (done) throw new PictureDamage('The picture ends before its last row')
    let at = 0
    while (at < part.byteLength && !row.done) {
      const taken = Math.min(part.byteLength - at, size + 1 - filled)
      current.set(part.subarray(at, at + taken), filled)
      at += taken
      filled += taken
      if (filled < size + 1) continue
      const { columns, x, stepX, y } = row.value
      unfilter(current, previous, Math.max(1, bits >> 3))
      for (let column = 0; column < columns; column += 1) readPixel(current, column, add, x + column * stepX, y)
      filled = 0
      row = rows.next()
      if (row.done) break
      const next = Math.ceil((row.value.columns * bits) / 8)
      if (row.value.isFirst) {
        size = next
        current = new Uint8Array(size + 1)
        previous = new Uint8Array(size + 1)
      } else [current, previous] = [previous, current]
    }
  }
  await reader.cancel().catch(() => {})
}

function inflate(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new Blob(parts as Uint8Array<ArrayBuffer>[]).stream().pipeThrough(new DecompressionStream('deflate'))
}

interface Row extends Pass {
  columns: number
  /** Whether the row above it doesn’t exist. */
  isFirst: boolean
}

function* rowsOf(passes: readonly Pass[], width: number, height: number): Generator<Row, undefined> {
  for (const pass of passes) {
    const columns = Math.ceil((width - pass.x) / pass.stepX)
    if (columns <= 0) continue
    for (let y = pass.y; y < height; y += pass.stepY) yield { ...pass, y, columns, isFirst: y === pass.y }
  }
  return undefined
}

/** Reverses the filter of a row in place. Its first byte names the filter; `distance` is bytes per pixel. */
function unfilter(row: Uint8Array, above: Uint8Array, distance: number): void {
  const filter = row[0] as number
  if (filter > 4) throw new PictureDamage('The picture has an unknown filter')
  if (filter === 0) return
  for (let at = 1; at < row.byteLength; at += 1) {
    const left = at > distance ? (row[at - distance] as number) : 0
    const up = above[at] as number
    const corner = at > distance ? (above[at - distance] as number) : 0
    const predicted =
      filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : nearest(left, up, corner)
    row[at] = ((row[at] as number) + predicted) & 255
  }
}

/** The one of three neighbors that is nearest to their linear prediction (Paeth). */
function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

type ReadPixel = (row: Uint8Array, column: number, add: TakePixel, x: number, y: number) => void

function pixelReader(
  colorType: number,
  depth: number,
  palette: Uint8Array | undefined,
  transparency: Uint8Array | undefined,
): ReadPixel {
  const bytes = depth === 16 ? 2 : 1
  if (colorType === 2 || colorType === 6) {
    const size = bytes * (colorType === 2 ? 3 : 4)
    return (row, column, add, x, y) => {
      const at = 1 + column * size
      const alpha = colorType === 6 ? (row[at + 3 * bytes] as number) : 255
      add(x, y, row[at] as number, row[at + bytes] as number, row[at + 2 * bytes] as number, alpha)
    }
  }
  if (colorType === 4)
    return (row, column, add, x, y) => {
      const at = 1 + column * bytes * 2
      const gray = row[at] as number
      add(x, y, gray, gray, gray, row[at + bytes] as number)
    }
  const most = 2 ** Math.min(depth, 8) - 1
  const sampleAt = (row: Uint8Array, column: number) => {
    if (depth >= 8) return row[1 + column * bytes] as number
    const bit = column * depth
    return ((row[1 + (bit >> 3)] as number) >> (8 - depth - (bit & 7))) & most
  }
  if (colorType === 0)
    return (row, column, add, x, y) => {
      const gray = (sampleAt(row, column) * 255) / most
      add(x, y, gray, gray, gray, 255)
    }
  if (!palette) throw new PictureDamage('The picture has no palette')
  return (row, column, add, x, y) => {
    const index = sampleAt(row, column)
    const at = index * 3
    add(x, y, palette[at] ?? 0, palette[at + 1] ?? 0, palette[at + 2] ?? 0, transparency?.[index] ?? 255)
  }
}
