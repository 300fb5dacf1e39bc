import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the matrix. */
export const useMatrixText = createTextHook<typeof en>()
