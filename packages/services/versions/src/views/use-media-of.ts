import { useSaveAtOnce } from './use-save.ts'
import type { Version } from '../data.ts'
import { fieldOfMedia, findMedia, phone, shownMedia, type MediaKey, type Pictures } from '../model.ts'

/** Whether a key is that of the general pictures. */
const isGeneral = ({ lang, deviceType }: MediaKey) => lang === null && deviceType === phone

const isEmpty = ({ screenshots, featureImage }: Pictures) => screenshots.length === 0 && featureImage === null

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
  }
  const change = (changes: Partial<Pictures>) => {
    if (isGeneral(key)) return save({ materials: changes })
    const { screenshots, imgShowType, featureImage } = { ...own, ...changes }
    const next = { ...key, screenshots, imgShowType, featureImage }
    const others = media.filter((set) => fieldOfMedia(set) !== fieldOfMedia(key))
    return save({ materials: { media: isEmpty(next) ? others : [...others, next] } })
  }
  return { own, change }
}
