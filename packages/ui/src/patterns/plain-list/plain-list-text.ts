import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of a plain list. */
export const usePlainListText = createTextHook<typeof en>()
