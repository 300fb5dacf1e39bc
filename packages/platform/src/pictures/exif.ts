/** What the EXIF block of a picture says. */
export interface ExifFacts {
  /** 1: upright; up to 8: turned or mirrored. */
  orientation: number
  /** Whether it contains the place where the picture was taken. */
  hasLocation: boolean
}

const orientationTag = 0x0112
const gpsTag = 0x8825
const latitudeTag = 2
/** Entries of a directory that are read. Real ones have a few dozen. */
const mostEntries = 500

/** Reads an EXIF block, which is a TIFF file without a picture. Damaged ones say nothing. */
export function readExif(bytes: Uint8Array): ExifFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const facts: ExifFacts = { orientation: 1, hasLocation: false }
  try {
    const little = view.getUint16(0) === 0x4949
    const entries = directoryAt(view, view.getUint32(4, little), little)
    const orientation = entries.get(orientationTag)
    if (orientation !== undefined) {
      const value = view.getUint16(orientation, little)
      if (value >= 1 && value <= 8) facts.orientation = value
    }
    const gps = entries.get(gpsTag)
    if (gps !== undefined) facts.hasLocation = directoryAt(view, view.getUint32(gps, little), little).has(latitudeTag)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return facts
}

/** Positions of the values in a directory, by tag. @throws RangeError beyond the end */
function directoryAt(view: DataView, offset: number, little: boolean): Map<number, number> {
  const count = Math.min(view.getUint16(offset, little), mostEntries)
  const found = new Map<number, number>()
  for (let at = 0; at < count; at += 1) {
    const entry = offset + 2 + at * 12
    found.set(view.getUint16(entry, little), entry + 8)
  }
  return found
}
