import { PictureDamage } from '@console-widgets/platform/pictures/sampled-picture'
import { letOthersRun } from '@console-widgets/platform/clock/let-others-run'
import { mostPixels, samplePicture, type PictureDecoder } from '@console-widgets/platform/pictures/sample-picture'
import { areAlike, isBlank, lookAt, type PictureLook } from '@console-widgets/platform/pictures/look-at-picture'
import { toHex } from '@console-widgets/platform/secrets/byte-texts'
import { readPictureStructure, type PictureStructure } from '@console-widgets/platform/pictures/picture-structure'
import { found, type Finding } from '@console-widgets/store-listing/model'
import { findQrCode } from './find-qr-code.ts'

/** A picture of a listing. */
export interface ListingPicture {
  kind: 'icon' | 'screenshot' | 'feature'
  field: string
  /** Null if they no longer exist. */
  bytes: Uint8Array | null
}

/** What the content of a picture tells, whatever it is for. */
export interface PictureContent {
  look: PictureLook
  code: Awaited<ReturnType<typeof findQrCode>>
  cornerAlpha: number
}

/** Contents that have been examined, by their hash. Languages often share pictures, and decoding them is slow. */
export type KnownContents = Map<string, PictureContent>

interface Decoding {
  known: KnownContents
  sample: PictureDecoder['sample']
}

/** Detail below which a picture is out of focus. */
const sharpDetail = 60
/** Opacity below which a corner counts as transparent. */
const opaque = 250
const sampleLength = 80

/**
 * Examines pictures: each by itself, and all but icons beside each other.
 * @param known contents that are not decoded again, to which others are added
 * @param sample decodes a picture
 */
export async function judgePictures(
  pictures: AsyncIterable<ListingPicture> | Iterable<ListingPicture>,
  imgShowType: 0 | 1,
  { known = new Map(), sample = samplePicture }: Partial<Decoding> = {},
): Promise<{ findings: Finding[]; checked: number }> {
  const findings: Finding[] = []
  const seen: { field: string; hash: bigint }[] = []
  let checked = 0
  for await (const picture of pictures) {
    checked += 1
    const { field, kind } = picture
    const { found: ofPicture, look } = await judgePicture(picture, imgShowType, { known, sample })
    findings.push(...ofPicture)
    if (!look || kind === 'icon') continue
    const same = seen.find(({ hash }) => areAlike(hash, look.hash))
    if (same) findings.push(found('duplicate', field, same.field))
    else seen.push({ field, hash: look.hash })
  }
  return { findings, checked }
}

async function judgePicture(
  { kind, field, bytes }: ListingPicture,
  imgShowType: 0 | 1,
  decoding: Decoding,
): Promise<{ found: Finding[]; look?: PictureLook }> {
  const structure = bytes && readPictureStructure(bytes)
  if (!bytes || !structure) return { found: [found('unreadable', field)] }
  const ofStructure = judgeStructure(structure, kind, field, imgShowType)
  if (structure.width * structure.height > mostPixels)
    return { found: [...ofStructure, found('pixels', field, `${structure.width} × ${structure.height}`)] }
  try {
    const { look, code, cornerAlpha } = await contentOf(bytes, structure, decoding)
    const ofCode = code ? [found('qr-code', field, code.data.slice(0, sampleLength), code.box)] : []
    // Icons may be plain.
    if (kind === 'icon') {
      const ofCorners = cornerAlpha < opaque ? [found('transparent-corners', field)] : []
      return { found: [...ofStructure, ...ofCode, ...ofCorners], look }
    }
    // What shows nothing can’t be out of focus, and resembles everything else that shows nothing.
    if (isBlank(look)) return { found: [...ofStructure, found('blank', field)] }
    const blurred = look.detail < sharpDetail ? [found('blurred', field)] : []
    const [bar] = look.bars
    const letterboxed = bar ? [found('letterboxed', field, '', bar)] : []
    return { found: [...ofStructure, ...blurred, ...letterboxed, ...ofCode], look }
  } catch (error) {
    if (!(error instanceof PictureDamage)) throw error
    return { found: [...ofStructure, found('unreadable', field)] }
  }
}

async function contentOf(
  bytes: Uint8Array,
  structure: PictureStructure,
  { known, sample }: Decoding,
): Promise<PictureContent> {
  const key = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))))
  const earlier = known.get(key)
  if (earlier) return earlier
  const picture = await sample(bytes, structure)
  await letOthersRun()
  const look = lookAt(picture)
  await letOthersRun()
  const code = await findQrCode(picture)
  await letOthersRun()
  const content = { look, code, cornerAlpha: picture.cornerAlpha }
  known.set(key, content)
  return content
}

function judgeStructure(
  { width, height, orientation, hasLocation, isAnimated, isCmyk, isCutOff, trailingBytes }: PictureStructure,
  kind: ListingPicture['kind'],
  field: string,
  imgShowType: 0 | 1,
): Finding[] {
  // Cameras store pictures as they were held: from 5, width and height are exchanged.
  const isLandscape = orientation >= 5 ? height > width : width > height
  const isOther = kind === 'screenshot' && width !== height && isLandscape !== (imgShowType === 1)
  return [
    ...(isCutOff ? [found('unreadable', field)] : []),
    ...(isAnimated ? [found('animated', field)] : []),
    ...(isCmyk ? [found('print-colors', field)] : []),
    ...(trailingBytes > 0 ? [found('hidden-file', field, String(trailingBytes))] : []),
    ...(hasLocation ? [found('location', field)] : []),
    ...(orientation > 1 ? [found('turned', field)] : []),
    ...(isOther ? [found('orientation', field, `${width} × ${height}`)] : []),
  ]
}
