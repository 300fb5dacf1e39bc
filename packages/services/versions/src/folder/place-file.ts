import { mediaDevices, phone, type MediaDevice, type MediaKey } from '../model.ts'

/** What a file of a folder is for. */
export type FilePart = 'icon' | 'screenshot' | 'feature' | 'video'

/** Why a file of a folder isn't used. */
export type Misfit =
  | 'type'
  | 'language'
  | 'device'
  | 'unknownDevice'
  | 'part'
  | 'iconLanguage'
  | 'twice'
  | 'tooMany'
  | 'size'
  | 'unreadable'
  | 'ratio'
  | 'sides'
  | 'steep'

/** The place of a file, or the reason why it has none, with the name or the measure in question. */
export type FilePlace =
  | { part: FilePart; key: MediaKey; misfit?: undefined }
  | { misfit: Misfit; sample: string; part?: undefined }

/** What the folders of a listing are compared with. */
export interface KnownPlaces {
  defaultLang: string
  languages: readonly string[]
  deviceTypes: readonly number[]
}

/** Names of folders for each type of device, without what isn't a letter: also those that fastlane has. */
const deviceNames: Readonly<Record<MediaDevice, readonly string[]>> = {
  4: ['phone', 'phones', 'mobile', 'phonescreenshots'],
  5: ['tablet', 'tablets', 'pad', 'seveninchscreenshots', 'teninchscreenshots'],
  6: ['vr', 'headset', 'headsets'],
  7: ['watch', 'watches', 'wear', 'wearable', 'wearscreenshots'],
  8: ['tv', 'tvs', 'tvscreenshots'],
  10: ['car', 'cars', 'auto', 'automotive'],
}
/** Folders between a language and its files that name no device. */
const betweenNames = [
  ...['images', 'image', 'pictures', 'screenshots', 'graphics', 'media', 'video', 'videos', 'assets', 'files'],
  ...['listing', 'store', 'portrait', 'landscape', 'png', 'jpg', 'jpeg'],
]
const everyLanguage = ['all', 'default']

const icons = ['icon', 'appicon']
const features = ['feature', 'featureimage', 'featuregraphic', 'cover']
/** Images that other stores have, and this one doesn't. */
const unused = ['promographic', 'tvbanner', 'wearbanner']

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/**
 * Reads from a path where a file goes: `en-US/phone/1.png`. Folders can be in any order, others above them, and those
 * that only sort files between them. The pictures of the default language are the general ones, which other languages
 * show if they have none of their own.
 */
export function placeFile(path: string, known: KnownPlaces): FilePlace {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  const part = partOf(name)
  if (part === undefined) return { misfit: 'type', sample: name }
  if (part === 'unused') return { misfit: 'part', sample: name }
  const device = folders.findLast((folder) => deviceOf(folder) !== undefined)
  const deviceType = (device === undefined ? undefined : deviceOf(device)) ?? phone
  const lang = languageOf(
    folders.filter((folder) => deviceOf(folder) === undefined),
    known,
  )
  if (lang.unknown !== undefined) return { misfit: 'language', sample: lang.unknown }
  if (part === 'icon')
    return lang.lang === null
      ? { part, key: { lang: null, deviceType: phone } }
      : { misfit: 'iconLanguage', sample: lang.lang }
  const unknown = device === undefined ? unknownDevice(folders, known) : undefined
  if (unknown !== undefined) return { misfit: 'unknownDevice', sample: unknown }
  if (deviceType !== phone && !known.deviceTypes.includes(deviceType)) return { misfit: 'device', sample: device ?? '' }
  return { part, key: { lang: lang.lang, deviceType } }
}

function partOf(name: string): FilePart | 'unused' | undefined {
  const [, base = '', ending = ''] = /^(.*)\.([^.]+)$/.exec(name.toLowerCase()) ?? []
  if (ending === 'mp4' || ending === 'mov') return 'video'
  if (ending !== 'png' && ending !== 'jpg' && ending !== 'jpeg') return undefined
  const letters = lettersOf(base)
  if (icons.includes(letters)) return 'icon'
  if (features.includes(letters)) return 'feature'
  return unused.includes(letters) ? 'unused' : 'screenshot'
}

const deviceOf = (folder: string): MediaDevice | undefined =>
  mediaDevices.find((device) => deviceNames[device].includes(lettersOf(folder)))

/**
 * A folder that stands where a device does, below the language or the folder that was dropped, and is named like none:
 * its files would otherwise be taken for a phone’s.
 */
function unknownDevice(folders: readonly string[], { languages }: KnownPlaces): string | undefined {
  const language = folders.findLastIndex(
    (folder) => everyLanguage.includes(folder.toLowerCase()) || findLanguage(folder, languages) !== undefined,
  )
  return folders.slice(Math.max(language, 0) + 1).find((folder) => !isBetween(folder))
}

const isBetween = (folder: string): boolean =>
  betweenNames.includes(lettersOf(folder)) || !/\p{L}/u.test(folder) || /^\d+x\d+$/i.test(folder)

/** The language of the innermost folder that names one. Null: the default one, or all. */
function languageOf(
  folders: readonly string[],
  { defaultLang, languages }: KnownPlaces,
): { lang: string | null; unknown?: undefined } | { unknown: string } {
  for (const folder of folders.toReversed()) {
    if (everyLanguage.includes(folder.toLowerCase())) return { lang: null }
    const lang = findLanguage(folder, languages)
    if (lang !== undefined) return { lang: lang === defaultLang ? null : lang }
    if (isLanguage(folder)) return { unknown: folder }
  }
  return { lang: null }
}

/** The language that a folder names: exactly, or as the only one of its kind, as `ru` names `ru-RU`. */
export function findLanguage(folder: string, languages: readonly string[]): string | undefined {
  const tag = folder.toLowerCase().replaceAll('_', '-')
  const exact = languages.find((lang) => lang.toLowerCase() === tag)
  if (exact !== undefined) return exact
  const ofKind = languages.filter((lang) => lang.toLowerCase().startsWith(`${tag}-`))
  return ofKind.length === 1 ? ofKind[0] : undefined
}

/** Whether a folder is named like a language: two letters, or more with a region or script. */
function isLanguage(folder: string): boolean {
  if (!/^([a-z]{2}|[a-z]{2,3}([-_][a-z0-9]{2,8}){1,2})$/i.test(folder)) return false
  const [base = ''] = folder.split(/[-_]/)
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(base.toLowerCase()) !== undefined
}
