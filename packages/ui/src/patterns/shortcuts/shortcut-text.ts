import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the list of shortcuts. */
export const useShortcutText = createTextHook<typeof en>()
