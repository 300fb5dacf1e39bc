import { createTextHook } from '@console-widgets/ui'
import type details from './details/locales/en.ts'
import type en from './locales/en.ts'

export { detailLocales } from './details/locales/index.ts'
export { locales } from './locales/index.ts'

/** Gives a message that all of the apps' widgets have. */
export const useAppsText = createTextHook<typeof en>()

/** Gives a message of what has the words of the details, too. */
export const useDetailsText = createTextHook<typeof en & typeof details>()
