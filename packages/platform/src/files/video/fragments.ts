import { boxesBetween, findBox, type Box, type ReadBytes } from './boxes.ts'

/** Samples of a fragment whose durations are read one by one. Real fragments have some hundreds. */
const mostSamples = 100_000

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Duration of a track whose samples are in fragments, in milliseconds: recorders and streams write a movie header
 * before they know how long the movie will be. Undefined if it has none.
 */
export async function durationOfFragments(
  read: ReadBytes,
  size: number,
  moov: Box,
  track: Box,
): Promise<number | undefined> {
  const extension = await findBox(read, moov.start, moov.end, 'mvex')
  const header = await findBox(read, track.start, track.end, 'tkhd')
  const mdia = extension && header && (await findBox(read, track.start, track.end, 'mdia'))
  const media = mdia && (await findBox(read, mdia.start, mdia.end, 'mdhd'))
  if (!extension || !header || !media) return undefined
  const trackId = await numberAfterTimes(read, header)
  const timescale = await numberAfterTimes(read, media)
  if (timescale === 0) throw new RangeError('The track has no time scale')
  const usual = await usualDuration(read, extension, trackId)
  let duration = 0
  for await (const fragment of boxesBetween(read, 0, size)) {
    if (fragment.type !== 'moof') continue
    for await (const part of boxesBetween(read, fragment.start, fragment.end))
      if (part.type === 'traf') duration += await durationOfPart(read, part, trackId, usual)
  }
  return Math.round((duration / timescale) * 1000)
}

/** The number after the times of creation and change: the ID of a track header, the time scale of a media header. */
async function numberAfterTimes(read: ReadBytes, { start }: Box): Promise<number> {
  const view = viewOf(await read(start, 24))
  if (view.byteLength < 24) throw new RangeError('The header of a track is too short')
  return view.getUint32(view.getUint8(0) === 1 ? 20 : 12)
}

/** Duration of samples, unless a fragment says otherwise. */
async function usualDuration(read: ReadBytes, extension: Box, trackId: number): Promise<number> {
  for await (const { type, start } of boxesBetween(read, extension.start, extension.end)) {
    const view = type === 'trex' ? viewOf(await read(start, 16)) : undefined
    if (view?.byteLength === 16 && view.getUint32(4) === trackId) return view.getUint32(12)
  }
  return 0
}

async function durationOfPart(read: ReadBytes, part: Box, trackId: number, usual: number): Promise<number> {
  const header = await findBox(read, part.start, part.end, 'tfhd')
  const view = header && viewOf(await read(header.start, Math.min(32, header.end - header.start)))
  if (!view || view.byteLength < 8 || view.getUint32(4) !== trackId) return 0
  const flags = view.getUint32(0) & 0xffffff
  // An offset of the data and a description come before, if there are any.
  const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
  const ofSample = flags & 8 && view.byteLength >= at + 4 ? view.getUint32(at) : usual
  let duration = 0
  for await (const run of boxesBetween(read, part.start, part.end))
    if (run.type === 'trun') duration += await durationOfRun(read, run, ofSample)
  return duration
}

async function durationOfRun(read: ReadBytes, { start, end }: Box, ofSample: number): Promise<number> {
  const head = viewOf(await read(start, 8))
  if (head.byteLength < 8) throw new RangeError('A run of samples is too short')
  const flags = head.getUint32(0) & 0xffffff
  const count = head.getUint32(4)
  if (!(flags & 0x100)) return count * ofSample
  const first = start + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  const entry = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length
  if (count > mostSamples || first + count * entry > end)
    throw new RangeError('A run has more samples than it has room')
  const entries = viewOf(await read(first, count * entry))
  let duration = 0
  for (let at = 0; at + entry <= entries.byteLength; at += entry) duration += entries.getUint32(at)
  return duration
}
