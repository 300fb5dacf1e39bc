import { createTextHook } from '@console-widgets/ui'
import type en from './locales/en.ts'

export { locales } from './locales/index.ts'

/** Formats a message of the `cloud-storage` widgets. */
export const useCloudStorageText = createTextHook<typeof en>()
