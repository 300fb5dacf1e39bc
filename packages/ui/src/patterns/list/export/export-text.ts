import { createTextHook } from '../../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of exports. */
export const useExportText = createTextHook<typeof en>()
