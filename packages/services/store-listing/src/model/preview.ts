/** Devices of a preview: their type, by the platform's number, and the width in pixels that a page has there. */
export const previewDevices = {
  phone: { deviceType: 4, width: 360 },
  tablet: { deviceType: 5, width: 640 },
  watch: { deviceType: 7, width: 200 },
  tv: { deviceType: 8, width: 720 },
  headset: { deviceType: 6, width: 640 },
  car: { deviceType: 10, width: 640 },
} as const
export type PreviewDevice = keyof typeof previewDevices

const deviceIds = Object.keys(previewDevices) as PreviewDevice[]
const usualDevices: readonly PreviewDevice[] = ['phone', 'tablet', 'watch', 'tv']

/** Devices to offer: the usual ones, and others for which a listing has pictures. */
export function previewDevicesOf(media: readonly { screenshotsFrom: string }[]): PreviewDevice[] {
  const withPictures = new Set(media.map(({ screenshotsFrom }) => pictureField(screenshotsFrom).device))
  return deviceIds.filter((device) => usualDevices.includes(device) || withPictures.has(device))
}

/** The language and the device of a picture's field, if it belongs to some, and its field among the general ones. */
export function pictureField(field: string): { lang?: string; device?: PreviewDevice; general: string } {
  const [, lang, type, rest] = /^materials\.media\.([^.]+)\.(\d+)(.*)$/u.exec(field) ?? []
  const device = deviceIds.find((each) => previewDevices[each].deviceType === Number(type))
  if (lang === undefined || !device) return { general: field }
  return { ...(lang === 'all' ? {} : { lang }), device, general: `materials${rest}` }
}

/** Lines of a text that the store shows before its reader asks for more. */
export const shownLines = { briefInfo: 2, appDesc: 3 } as const

/** Languages that are written from right to left. */
const rightToLeft = ['ar', 'fa', 'he', 'iw', 'ug', 'ur']

/** Direction of a language. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(lang.split('-', 1)[0] as string) ? 'rtl' : 'ltr'
