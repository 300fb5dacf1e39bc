/**
 * Types of device, by the platform's number, on which a store listing can have pictures of its own: phone, tablet, VR
 * headset, watch, TV, and car. Routers show none.
 */
export const mediaDevices = [4, 5, 6, 7, 8, 10] as const
export type MediaDevice = (typeof mediaDevices)[number]

/** Phones, which the general pictures are for. */
export const phone = 4

const tablet = 5

/** Whether the store needs screenshots of a type of device itself. Tablets can show those of phones. */
export const needsOwnScreenshots = (deviceType: MediaDevice): boolean => deviceType !== phone && deviceType !== tablet

/** Screenshots, wide image, and video; imgShowType 0 is portrait, 1 landscape. */
export interface Pictures {
  screenshots: string[]
  imgShowType: 0 | 1
  featureImage: string | null
  video: string | null
}

/** Pictures of one language, one type of device, or both, in place of the general ones. */
export interface MediaSet extends Pictures {
  /** Null: every language. */
  lang: string | null
  deviceType: MediaDevice
}

/** Pictures of a store listing: the general ones, and those in place of them. */
export interface Media extends Pictures {
  media: MediaSet[]
}

/** Key of a set. */
export type MediaKey = Pick<MediaSet, 'lang' | 'deviceType'>

const everyLanguage = 'all'

/** Field of a set in findings and checks: `materials.media.ru-RU.7`, or `materials.media.all.7`. */
export const fieldOfMedia = ({ lang, deviceType }: MediaKey): string =>
  `materials.media.${lang ?? everyLanguage}.${deviceType}`

/** The set that a field belongs to; undefined for the general pictures. */
export function mediaOfField(field: string): MediaKey | undefined {
  const [, lang, deviceType] = /^materials\.media\.([^.]+)\.(\d+)(\.|$)/.exec(field) ?? []
  const known = mediaDevices.find((each) => each === Number(deviceType))
  return lang && known ? { lang: lang === everyLanguage ? null : lang, deviceType: known } : undefined
}

/** The set that is exactly of a language and a type of device. */
export function findMedia<Set extends MediaKey>(
  media: readonly Set[],
  { lang, deviceType }: MediaKey,
): Set | undefined {
  return media.find((set) => set.lang === lang && set.deviceType === deviceType)
}

/** Pictures that the store shows, and the fields that they come from: `materials`, or that of a set. */
export interface ShownMedia extends Pictures {
  screenshotsFrom: string
  featureImageFrom: string
  videoFrom: string
}

/**
 * What the store shows in a language on a type of device: its own pictures, else those of the device in every language,
 * else those of phones in the language, else the general ones. Screenshots, wide image, and video are inherited
 * separately.
 */
export function shownMedia(materials: Media, lang: string | null, deviceType: MediaDevice): ShownMedia {
  const keys: MediaKey[] = [
    { lang, deviceType },
    { lang: null, deviceType },
    { lang, deviceType: phone },
  ]
  const sets = keys.flatMap((key) => findMedia(materials.media, key) ?? [])
  const shots = sets.find(({ screenshots }) => screenshots.length > 0)
  const wide = sets.find(({ featureImage }) => featureImage !== null)
  const { screenshots, imgShowType } = shots ?? materials
  const { featureImage } = wide ?? materials
  const moving = sets.find((set) => set.video !== null)
  const { video } = moving ?? materials
  return {
    ...{ screenshots, imgShowType, featureImage, video },
    screenshotsFrom: shots ? fieldOfMedia(shots) : 'materials',
    featureImageFrom: wide ? fieldOfMedia(wide) : 'materials',
    videoFrom: moving ? fieldOfMedia(moving) : 'materials',
  }
}
