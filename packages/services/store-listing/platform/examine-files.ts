import { eq, inArray } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { isStored } from '@console-widgets/platform/files/objects'
import { objects as objectRows } from '@console-widgets/platform/files/tables'
import { found, type Finding } from '@console-widgets/store-listing/model'
import { imageRules } from '@console-widgets/versions/model'
import { imagesOf, type Materials } from '@console-widgets/versions/platform/rows'
import { judgePictures, type KnownContents, type ListingPicture } from './pictures/judge-pictures.ts'
import { judgeVideo } from './videos/judge-video.ts'

/** Reads rows, in a transaction that ends before the bytes of files are read. */
export type Read = <T>(work: (db: Queries) => Promise<T>) => Promise<T>
type Store = PlatformParts['objects']

/** Where files are stored, and what decodes pictures. */
export type FileParts = Pick<PlatformParts, 'objects' | 'pictures'>

/** A picture that is stored, and what it is for. */
export interface StoredPicture extends Omit<ListingPicture, 'bytes'> {
  objectId: string
}

/** Examines pictures. They are read one after the other, so that memory doesn’t grow with their number. */
export async function examinePictures(
  read: Read,
  { objects: store, pictures: decoder }: FileParts,
  pictures: readonly StoredPicture[],
  imgShowType: 0 | 1,
  known: KnownContents = new Map(),
) {
  const ids = pictures.map(({ objectId }) => objectId)
  const stored =
    ids.length === 0 ? [] : await read((db) => db.select().from(objectRows).where(inArray(objectRows.objectId, ids)))
  async function* opened(): AsyncGenerator<ListingPicture> {
    for (const { objectId, ...picture } of pictures) {
      const object = stored.find((each) => each.objectId === objectId)
      const isReadable = object && isStored(object) && object.size <= imageRules[picture.kind].bytes
      const size = isReadable ? await store.size(object.storageKey ?? '') : undefined
      yield { ...picture, bytes: size === undefined ? null : await store.read(object?.storageKey ?? '', 0, size) }
    }
  }
  return judgePictures(opened(), imgShowType, { known, sample: decoder.sample })
}

/** Examines the pictures and videos of a listing: those of each language and type of device beside each other. */
export async function examineListing(read: Read, parts: FileParts, { media, ...general }: Materials) {
  const groups = [general, ...media.map((set) => ({ media: [set], imgShowType: set.imgShowType }))]
  const known: KnownContents = new Map()
  const findings: Finding[] = []
  let checked = 0
  for (const group of groups) {
    const pictures: StoredPicture[] = []
    for (const { kind, ...file } of imagesOf(group))
      if (kind === 'video') {
        const examined = await examineVideo(read, parts.objects, file.objectId, file.field)
        findings.push(...(examined?.findings ?? [found('not-a-video', file.field)]))
        checked += 1
      } else pictures.push({ kind, ...file })
    const examined = await examinePictures(read, parts, pictures, group.imgShowType, known)
    findings.push(...examined.findings)
    checked += examined.checked
  }
  return { findings, checked }
}

/**
 * Examines a video.
 * @param field that its findings name
 * @returns undefined if its bytes no longer exist
 */
export async function examineVideo(read: Read, store: Store, objectId: string, field = 'video') {
  const [object] = await read((db) => db.select().from(objectRows).where(eq(objectRows.objectId, objectId)))
  const storageKey = object?.storageKey ?? ''
  const size = object && (await store.size(storageKey))
  if (size === undefined) return undefined
  return judgeVideo((offset, length) => store.read(storageKey, offset, length), size, field)
}
