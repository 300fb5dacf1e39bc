import { useSaveAtOnce } from './use-save.ts'
import type { Version } from '../data.ts'
import { fieldOfMedia, findMedia, phone, shownMedia, type MediaKey, type MediaSet, type Pictures } from '../model.ts'

/** Whether a key is that of the general pictures. */
export const isGeneral = ({ lang, deviceType }: MediaKey) => lang === null && deviceType === phone

const isEmpty = ({ screenshots, featureImage, video }: Pictures) =>
  screenshots.length === 0 && featureImage === null && video === null

/** Sets of pictures with one more in place of the same; an empty one is left out. */
export function withSet(media: readonly MediaSet[], set: MediaSet): MediaSet[] {
  const others = media.filter((each) => fieldOfMedia(each) !== fieldOfMedia(set))
  return isEmpty(set) ? others : [...others, set]
}

/** A version's own pictures of a language and a type of device, and how to change and save them. */
export function useMediaOf(version: Version, key: MediaKey) {
  const save = useSaveAtOnce(version)
  const { materials } = version
  const { media } = materials
  const known = isGeneral(key) ? materials : findMedia(media, key)
  const own: Pictures = known ?? {
    screenshots: [],
    imgShowType: shownMedia(materials, key.lang, key.deviceType).imgShowType,
    featureImage: null,
    video: null,
  }
  const change = (changes: Partial<Pictures>) => {
    if (isGeneral(key)) return save({ materials: changes })
    const { screenshots, imgShowType, featureImage, video } = { ...own, ...changes }
    return save({ materials: { media: withSet(media, { ...key, screenshots, imgShowType, featureImage, video }) } })
  }
  return { own, change }
}
