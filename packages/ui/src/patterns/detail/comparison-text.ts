import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of comparisons. */
export const useComparisonText = createTextHook<typeof en>()
