/** Type and size of an image, as in its header. */
export interface ImageHeader {
  type: 'png' | 'jpeg'
  width: number
  height: number
}

/** Number of bytes at the start of a file to search for the image header. */
export const headerBytes = 256 * 1024

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Reads the size of a PNG or JPEG image from its first bytes; undefined if it is neither. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (pngStart.every((byte, index) => bytes[index] === byte)) return readPng(view)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? readJpeg(view) : undefined
}

/** The first chunk of a PNG is IHDR, which begins with width and height. */
function readPng(view: DataView): ImageHeader | undefined {
  if (view.byteLength < 24 || view.getUint32(12) !== 0x49484452) return undefined
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** A JPEG is a chain of segments; one of them, the frame header, contains height and width. */
function readJpeg(view: DataView): ImageHeader | undefined {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    // SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Reads the size of a WebP image from its first bytes; undefined if it is none. */
export function readWebpSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 30 || text(0) !== 'RIFF' || text(8) !== 'WEBP') return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (text(12)) {
    // Lossy: after the start code of a key frame are two numbers of 14 bits.
    case 'VP8 ': {
      const isKeyFrame = (view.getUint8(20) & 1) === 0 && view.getUint16(23) === 0x9d01 && view.getUint8(25) === 0x2a
      const [width, height] = [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
      return isKeyFrame && width > 0 && height > 0 ? { width, height } : undefined
    }
    // Lossless: after a signature, 14 bits each, one less than the size.
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return undefined
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    // With further parts: 24 bits each, one less than the size.
    case 'VP8X':
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }
    default:
      return undefined
  }
}
