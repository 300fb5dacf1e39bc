/** Devices on which a store page is previewed, with the width in pixels that its page has there. */
export const previewDevices = { phone: 360, tablet: 640, watch: 200, tv: 720 } as const
export type PreviewDevice = keyof typeof previewDevices
export const previewDeviceIds = ['phone', 'tablet', 'watch', 'tv'] as const

/** Lines of a text that the store shows before its reader asks for more. */
export const shownLines = { briefInfo: 2, appDesc: 3 } as const

/** Languages that are written from right to left. */
const rightToLeft = ['ar', 'fa', 'he', 'iw', 'ug', 'ur']

/** Direction of a language. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  rightToLeft.includes(lang.split('-', 1)[0] as string) ? 'rtl' : 'ltr'
