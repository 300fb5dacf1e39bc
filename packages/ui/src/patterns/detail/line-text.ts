import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of a comparison line by line. */
export const useLineText = createTextHook<typeof en>()
