import { joinBytes } from '../sql-engines/join-bytes.mjs'

/** Color, each channel from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Creates a PNG with a vertical gradient: a valid image for demo data and tests. */
export function makePicture(
  width: number,
  height: number,
  top: Colour,
  bottom: Colour,
): Promise<Uint8Array<ArrayBuffer>> {
  const shade = (channel: 0 | 1 | 2, share: number) =>
    Math.round(top[channel] + (bottom[channel] - top[channel]) * share)
  return encodePng(width, height, (row, y) => {
    const share = height === 1 ? 0 : y / (height - 1)
    fillPixels(row, 0, width, [shade(0, share), shade(1, share), shade(2, share)])
  })
}

/** A part of a picture in one color, in pixels. A pixel belongs to it whose left upper corner does. */
export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
  color: Colour
}

/** Creates a PNG of rectangles, of which each covers those before it. */
export function paintRectangles(
  width: number,
  height: number,
  background: Colour,
  rectangles: readonly Rectangle[],
): Promise<Uint8Array<ArrayBuffer>> {
  return encodePng(width, height, (row, y) => {
    fillPixels(row, 0, width, background)
    for (const each of rectangles)
      if (y >= each.y && y < each.y + each.height)
        fillPixels(row, Math.max(0, Math.ceil(each.x)), Math.min(width, Math.ceil(each.x + each.width)), each.color)
  })
}

/** Gives pixels of a row a color: copies of what is there double it each time. */
function fillPixels(row: Uint8Array, from: number, to: number, color: Colour): void {
  if (from >= to) return
  const [start, end] = [from * 3, to * 3]
  row.set(color, start)
  for (let filled = 3; start + filled < end; filled *= 2)
    row.copyWithin(start + filled, start, Math.min(start + filled, end - filled))
}

/** Creates a PNG whose pixels have the given colors. */
export function paintPicture(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Colour,
): Promise<Uint8Array<ArrayBuffer>> {
  return encodePng(width, height, (row, y) => {
    for (let x = 0; x < width; x += 1) row.set(colorAt(x, y), x * 3)
  })
}

/** @param paint writes the pixels of a row, three bytes each */
async function encodePng(
  width: number,
  height: number,
  paint: (row: Uint8Array, y: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array(height * (width * 3 + 1))
  for (let y = 0; y < height; y += 1) {
    // Each row starts with its filter type; 0 is none.
    const start = y * (width * 3 + 1) + 1
    paint(rows.subarray(start, start + width * 3), y)
  }
  const size = new Uint8Array(13)
  const view = new DataView(size.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits per channel, true color.
  size.set([8, 2, 0, 0, 0], 8)
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return joinBytes([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  )
}

/** Builds a chunk: length, type, content, and a checksum of type and content. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(content.length + 12)
  const view = new DataView(whole.buffer)
  view.setUint32(0, content.length)
  whole.set(new TextEncoder().encode(name), 4)
  whole.set(content, 8)
  view.setUint32(content.length + 8, checksum(whole.subarray(4, content.length + 8)))
  return whole
}

/** CRC-32. */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return ~value >>> 0
}
