import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the checklist. */
export const useChecklistText = createTextHook<typeof en>()
