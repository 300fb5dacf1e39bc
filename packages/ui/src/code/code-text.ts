import { createTextHook } from '../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the code editor. */
export const useCodeText = createTextHook<typeof en>()

/** Gives a message of the code editor. */
export type CodeText = ReturnType<typeof useCodeText>
