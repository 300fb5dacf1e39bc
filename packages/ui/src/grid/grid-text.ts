import { createTextHook } from '../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the data grid. */
export const useGridText = createTextHook<typeof en>()
