import { steepestScreenshot, videoRule, wrongMeasure, type ImageRule } from '@console-widgets/versions/model'
import { headerBytes, readImageHeader, type ImageHeader } from '@console-widgets/core/image-header'
import { isStored, type ObjectRow } from '@console-widgets/platform/files/objects'
import { boxesBetween } from '@console-widgets/platform/files/video/boxes'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { issue } from './issues.ts'

/** What is wrong with an uploaded image by a rule: its size, its type, or its measures. Undefined: nothing. */
export async function wrongWithImage(
  field: string,
  rule: ImageRule,
  store: ObjectStore,
  object: ObjectRow | undefined,
): Promise<RuledIssue | undefined> {
  if (!object || !isStored(object)) return issue(field, 'object-uploaded')
  if (object.size > rule.bytes) return issue(field, 'mebibytes-at-most', { most: mebibytes(rule.bytes) })
  const header = readImageHeader(await store.read(object.storageKey, 0, Math.min(object.size, headerBytes)))
  if (!header || !rule.types.includes(header.type))
    return issue(field, rule.types.includes('jpeg') ? 'png-or-jpeg' : 'png-image')
  return wrongSize(field, rule, header)
}

function wrongSize(field: string, rule: ImageRule, { width, height }: ImageHeader): RuledIssue | undefined {
  const measures = { width, height }
  switch (wrongMeasure(rule, measures)) {
    case undefined:
      return undefined
    case 'ratio': {
      const [wide, high] = rule.ratio ?? [1, 1]
      return wide === high
        ? issue(field, 'image-square', measures)
        : issue(field, 'image-ratio', { ratio: `${wide}:${high}`, ...measures })
    }
    case 'sides':
      return issue(field, 'image-sides', { shortest: rule.shortestSide, longest: rule.longestSide, ...measures })
    case 'steep':
      return issue(field, 'image-steep', { times: steepestScreenshot, ...measures })
  }
}

/** Boxes that MP4 and QuickTime files begin with. Older ones don't name their type first. */
const firstBoxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']

/** What is wrong with an uploaded video: its size, or its type. What it shows is examined with the listing. */
export async function wrongWithVideo(
  field: string,
  store: ObjectStore,
  object: ObjectRow | undefined,
): Promise<RuledIssue | undefined> {
  if (!object || !isStored(object)) return issue(field, 'object-uploaded')
  const { size, storageKey } = object
  if (size > videoRule.bytes) return issue(field, 'mebibytes-at-most', { most: mebibytes(videoRule.bytes) })
  const notVideo = issue(field, 'video-format')
  try {
    const boxes = boxesBetween((offset, length) => store.read(storageKey, offset, length), 0, size)
    const { value } = await boxes.next()
    return firstBoxes.includes(value?.type ?? '') ? undefined : notVideo
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return notVideo
  }
}

const mebibytes = (bytes: number) => bytes / 1024 ** 2
