import { readImageHeader, type ImageHeader } from '@console-widgets/core/image-header'
import { readExif, type ExifFacts } from './exif.ts'

/** What the parts of a picture file say, before any pixel is decoded. */
export interface PictureStructure extends ImageHeader, ExifFacts {
  /** Whether it has several frames. */
  isAnimated: boolean
  /** Whether its colors are for print: four inks, which browsers show in wrong colors. */
  isCmyk: boolean
  /** Bytes after the end of the picture, other than padding: another file can be hidden there. */
  trailingBytes: number
  /** Whether the file ends within the picture. */
  isCutOff: boolean
}

/** Reads the parts of a PNG or JPEG file. Undefined if it is neither. */
export function readPictureStructure(bytes: Uint8Array): PictureStructure | undefined {
  const header = readImageHeader(bytes)
  if (!header) return undefined
  return { ...header, ...(header.type === 'png' ? readPngParts(bytes) : readJpegParts(bytes)) }
}

type Parts = Omit<PictureStructure, keyof ImageHeader>

const upright: ExifFacts = { orientation: 1, hasLocation: false }

/** A chunk of a PNG: type and content. */
export function* pngChunks(bytes: Uint8Array): Generator<{ type: string; content: Uint8Array; end: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 8
  while (at + 12 <= bytes.byteLength) {
    const size = view.getUint32(at)
    const end = at + 12 + size
    if (end > bytes.byteLength) return
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    yield { type, content: bytes.subarray(at + 8, at + 8 + size), end }
    if (type === 'IEND') return
    at = end
  }
}

function readPngParts(bytes: Uint8Array): Parts {
  let exif = upright
  let isAnimated = false
  let pictureEnd: number | undefined
  for (const { type, content, end } of pngChunks(bytes)) {
    if (type === 'acTL') isAnimated = true
    if (type === 'eXIf') exif = readExif(content)
    if (type === 'IEND') pictureEnd = end
  }
  return {
    ...exif,
    isAnimated,
    isCmyk: false,
    isCutOff: pictureEnd === undefined,
    trailingBytes: trailing(bytes, pictureEnd),
  }
}

const exifStart = [0x45, 0x78, 0x69, 0x66, 0, 0]
const startOfScan = 0xda
const endOfImage = 0xd9

function readJpegParts(bytes: Uint8Array): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let exif = upright
  let isCmyk = false
  let pictureEnd: number | undefined
  let at = 2
  while (at + 2 <= bytes.byteLength) {
    const marker = bytes[at + 1] as number
    if (bytes[at] !== 0xff) break
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) {
      pictureEnd = at + 2
      break
    }
    if (at + 4 > bytes.byteLength) break
    const size = view.getUint16(at + 2)
    const content = bytes.subarray(at + 4, at + 2 + size)
    if (marker === 0xe1 && exifStart.every((byte, index) => content[index] === byte))
      exif = readExif(content.subarray(6))
    // SOF0 to SOF15 without DHT (C4), JPG (C8) and DAC (CC): the sixth byte is the number of components.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) isCmyk = content[5] === 4
    at += 2 + size
    if (marker === startOfScan) at = endOfScan(bytes, at)
  }
  return {
    ...exif,
    isAnimated: false,
    isCmyk,
    isCutOff: pictureEnd === undefined,
    trailingBytes: trailing(bytes, pictureEnd),
  }
}

/** Position of the marker after compressed data, in which FF is followed by 00 or by a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 1 < bytes.byteLength; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] as number
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.byteLength
}

function trailing(bytes: Uint8Array, end: number | undefined): number {
  return end !== undefined && bytes.subarray(end).some((byte) => byte !== 0) ? bytes.byteLength - end : 0
}
