import { createTextHook } from '../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of charts. */
export const useChartText = createTextHook<typeof en>()
