import { headerBytes, readImageHeader, readWebpSize } from '@console-widgets/core/image-header'

/** Largest picture of a logo, in bytes, and the side of what is made of it, in pixels. */
export const largestLogo = 2 * 1024 ** 2
/** Most pixels of a picture: a small file can unpack to gigabytes. */
const mostPixels = 50_000_000
const side = 512

/**
 * Reads a picture as a square on white with an edge, as a code shows it. It is drawn rather than loaded from an address
 * of its own, which strict pages refuse.
 * @throws if the file is no picture, or one with too many pixels
 */
export async function readLogo(file: Blob): Promise<HTMLCanvasElement> {
  const bytes = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer())
  const header = readImageHeader(bytes) ?? readWebpSize(bytes)
  if (!header) throw new TypeError('The picture is neither PNG, JPEG, nor WebP')
  if (header.width * header.height > mostPixels) throw new RangeError('The picture is too large')
  const bitmap = await createImageBitmap(file)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws nothing')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  const scale = (side * 0.84) / Math.max(bitmap.width, bitmap.height)
  const [width, height] = [bitmap.width * scale, bitmap.height * scale]
  context.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height)
  bitmap.close()
  return canvas
}
