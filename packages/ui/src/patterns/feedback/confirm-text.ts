import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the confirmation dialog. */
export const useConfirmText = createTextHook<typeof en>()
