import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the command palette. */
export const useCommandText = createTextHook<typeof en>()
