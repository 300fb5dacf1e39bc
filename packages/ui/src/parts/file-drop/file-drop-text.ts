import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of a drop area for files. */
export const useFileDropText = createTextHook<typeof en>()
