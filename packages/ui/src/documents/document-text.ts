import { createTextHook } from '../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of comparisons word by word. */
export const useDocumentText = createTextHook<typeof en>()
