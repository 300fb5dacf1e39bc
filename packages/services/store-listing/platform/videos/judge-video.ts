import type { ReadBytes } from '@console-widgets/platform/files/video/boxes'
import { parseVideo, type VideoFacts } from '@console-widgets/platform/files/video/parse-video'
import { readVideoLayout, type VideoLayout } from '@console-widgets/platform/files/video/video-layout'
import { found, videoCodecs, videoLimits, type Finding } from '@console-widgets/store-listing/model'

/** What is known about a video. Null where the file doesn’t say it. */
export interface ParsedVideo extends Omit<VideoLayout, 'hasIndex'>, VideoFacts {
  size: number
}

/** Examines a video by its boxes, a few bytes each. Its findings name a field. */
export async function judgeVideo(
  read: ReadBytes,
  size: number,
  field: string,
): Promise<{ findings: Finding[]; video: ParsedVideo | null }> {
  const tooLarge = size > videoLimits.bytes ? [found('size', field, String(size))] : []
  try {
    const { hasIndex, ...layout } = await readVideoLayout(read, size)
    if (!hasIndex) return { findings: [...tooLarge, found('no-index', field)], video: null }
    const video = { size, ...layout, ...(await parseVideo(read, size)) }
    return { findings: [...tooLarge, ...judgeFacts(video, field)], video }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { findings: [...tooLarge, found('not-a-video', field)], video: null }
  }
}

function judgeFacts({ indexFirst, codec, duration, width, height }: ParsedVideo, field: string): Finding[] {
  const { shortest, longest, fewestLines } = videoLimits
  const isKnown = codec !== null && Object.hasOwn(videoCodecs, codec)
  return [
    ...(indexFirst ? [] : [found('slow-start', field)]),
    ...(duration < shortest || duration > longest ? [found('length', field, String(Math.round(duration / 1000)))] : []),
    ...(Math.min(width, height) < fewestLines ? [found('lines', field, `${width} × ${height}`)] : []),
    ...(isKnown ? [] : [found('codec', field, codec?.replaceAll(/[^\x20-\x7e]/gu, '?') ?? '')]),
  ]
}
