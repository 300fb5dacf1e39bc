import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the save bar. */
export const useUnsavedText = createTextHook<typeof en>()
