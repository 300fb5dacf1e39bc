import { createTextHook } from '@console-widgets/ui'
import type details from './details/locales/en.ts'
import type en from './locales/en.ts'

export { detailLocales } from './details/locales/index.ts'
export { locales } from './locales/index.ts'

/** Formats a message that all widgets of the area have. */
export const useAppsText = createTextHook<typeof en>()

/** Formats a message in widgets that also load the messages of `details`. */
export const useDetailsText = createTextHook<typeof en & typeof details>()
