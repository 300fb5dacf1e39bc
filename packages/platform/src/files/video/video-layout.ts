import { boxesBetween, findBox, type Box, type ReadBytes } from './boxes.ts'

/** How a video file is built. */
export interface VideoLayout {
  /** Whether it has an index of its samples, without which it can’t be played. */
  hasIndex: boolean
  /** Whether the index precedes the samples, so that the video starts before all of it has arrived. */
  indexFirst: boolean
  /** Four-letter code of the picture’s compression, such as `avc1`. Null without a video track. */
  codec: string | null
  hasSound: boolean
}

/** Reads how an MP4 or QuickTime file is built. @throws RangeError if it is neither, or damaged */
export async function readVideoLayout(read: ReadBytes, size: number): Promise<VideoLayout> {
  let index: Box | undefined
  let samples: Box | undefined
  for await (const box of boxesBetween(read, 0, size)) {
    if (box.type === 'moov') index ??= box
    if (box.type === 'mdat') samples ??= box
  }
  const layout: VideoLayout = {
    hasIndex: index !== undefined,
    indexFirst: index !== undefined && (samples === undefined || index.start < samples.start),
    codec: null,
    hasSound: false,
  }
  if (!index) return layout
  for await (const track of boxesBetween(read, index.start, index.end)) {
    if (track.type !== 'trak') continue
    const kind = await handlerOf(read, track)
    if (kind === 'soun') layout.hasSound = true
    if (kind === 'vide') layout.codec ??= await codecOf(read, track)
  }
  return layout
}

async function handlerOf(read: ReadBytes, track: Box): Promise<string | undefined> {
  const handler = await inside(read, track, ['mdia', 'hdlr'])
  return handler && lettersOf(await read(handler.start + 8, 4))
}

/** The first entry of the sample descriptions: after version and count come its size and its code. */
async function codecOf(read: ReadBytes, track: Box): Promise<string | null> {
  const descriptions = await inside(read, track, ['mdia', 'minf', 'stbl', 'stsd'])
  if (!descriptions || descriptions.end - descriptions.start < 16) return null
  return lettersOf(await read(descriptions.start + 12, 4))
}

async function inside(read: ReadBytes, box: Box, types: readonly string[]): Promise<Box | undefined> {
  let found: Box | undefined = box
  for (const type of types) found = found && (await findBox(read, found.start, found.end, type))
  return found
}

const lettersOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)
