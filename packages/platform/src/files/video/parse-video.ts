import { boxesBetween, findBox, type Box, type ReadBytes } from './boxes.ts'
import { durationOfFragments } from './fragments.ts'

/** Metadata of a video file: width and height in pixels as displayed, duration in milliseconds. */
export interface VideoFacts {
  container: 'mp4' | 'mov'
  width: number
  height: number
  duration: number
}

/**
 * Reads size and duration of an MP4 or QuickTime file from its boxes, a few bytes each.
 * @throws RangeError with the reason if the file is neither, or damaged
 */
export async function parseVideo(read: ReadBytes, size: number): Promise<VideoFacts> {
  const moov = await findBox(read, 0, size, 'moov')
  if (!moov)
    throw new RangeError('The file has no movie header. It isn’t an MP4 or QuickTime video, or it is truncated.')
  const mvhd = await findBox(read, moov.start, moov.end, 'mvhd')
  if (!mvhd) throw new RangeError('The movie has no header')
  for await (const track of boxesBetween(read, moov.start, moov.end)) {
    const picture = track.type === 'trak' ? await pictureSize(read, track) : undefined
    if (!picture) continue
    const duration = (await durationOf(read, mvhd)) || (await durationOfFragments(read, size, moov, track)) || 0
    return { container: await containerOf(read, size), ...picture, duration }
  }
  throw new RangeError('The movie has no video track')
}

/** QuickTime files have their own brand, or none: brands came with MP4. */
async function containerOf(read: ReadBytes, size: number): Promise<'mp4' | 'mov'> {
  const ftyp = await findBox(read, 0, size, 'ftyp')
  const brand = ftyp ? String.fromCharCode(...(await read(ftyp.start, 4))) : 'qt  '
  return brand === 'qt  ' ? 'mov' : 'mp4'
}

async function durationOf(read: ReadBytes, mvhd: Box): Promise<number> {
  const view = await viewOf(read, mvhd, 32)
  const isLong = view.getUint8(0) === 1
  const timescale = view.getUint32(isLong ? 20 : 12)
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  if (timescale === 0) throw new RangeError('The movie has no time scale')
  return Math.round((duration / timescale) * 1000)
}

/** Frame size of a track. Undefined for audio, text, and the like. */
async function pictureSize(read: ReadBytes, track: Box): Promise<{ width: number; height: number } | undefined> {
  const mdia = await findBox(read, track.start, track.end, 'mdia')
  const hdlr = mdia && (await findBox(read, mdia.start, mdia.end, 'hdlr'))
  if (!hdlr || String.fromCharCode(...(await read(hdlr.start + 8, 4))) !== 'vide') return undefined
  const tkhd = await findBox(read, track.start, track.end, 'tkhd')
  if (!tkhd) throw new RangeError('The video track has no header')
  const view = await viewOf(read, tkhd, 84)
  // Version 1 has 64-bit times. Matrix and size are at the end of the header.
  const matrix = view.getUint8(0) === 1 ? 52 : 40
  const width = view.getUint32(matrix + 36) >>> 16
  const height = view.getUint32(matrix + 40) >>> 16
  if (width === 0 || height === 0) throw new RangeError('The video has no size')
  // A quarter turn swaps the axes: the matrix then has zeros in place of the scale.
  return view.getInt32(matrix) === 0 && view.getInt32(matrix + 4) !== 0
    ? { width: height, height: width }
    : { width, height }
}

async function viewOf(read: ReadBytes, box: Box, least: number): Promise<DataView> {
  const bytes = await read(box.start, Math.min(box.end - box.start, 128))
  if (bytes.byteLength < least) throw new RangeError(`The box '${box.type}' is too short`)
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
