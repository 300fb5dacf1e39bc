import { createTextHook } from '@console-widgets/ui'
import type en from './locales/en.ts'

export { locales } from './locales/index.ts'

/** Formats a message of the start page. */
export const useWorkspaceText = createTextHook<typeof en>()
