import { mediaDevices, shownMedia, type Media, type ShownMedia } from '@console-widgets/versions/model'

/** What some languages show on some types of device. */
export interface ListedMedia extends ShownMedia {
  langs: string[]
  deviceTypes: number[]
}

/**
 * What languages show on each type of device. Languages that show the same on all of them share their entries, so that
 * the answer grows with the number of different pictures, and not with that of languages and types of device.
 */
export function mediaOf(materials: Media, langs: readonly string[]): ListedMedia[] {
  const known = new Map<string, { langs: string[]; shown: ListedMedia[] }>()
  for (const lang of langs) {
    const shown = shownIn(materials, lang)
    const key = JSON.stringify(shown)
    const same = known.get(key)
    if (same) same.langs.push(lang)
    else known.set(key, { langs: [lang], shown })
  }
  return [...known.values()].flatMap(({ langs: together, shown }) =>
    shown.map((media) => ({ ...media, langs: together })),
  )
}

/** What a language shows, with the types of device that show the same. */
function shownIn(materials: Media, lang: string): ListedMedia[] {
  const known = new Map<string, ListedMedia>()
  for (const deviceType of mediaDevices) {
    const shown = shownMedia(materials, lang, deviceType)
    const key = JSON.stringify(shown)
    const same = known.get(key)
    if (same) same.deviceTypes.push(deviceType)
    else known.set(key, { langs: [], deviceTypes: [deviceType], ...shown })
  }
  return [...known.values()]
}
