import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of the checklist, of steps, and of the wizard. */
export const useFlowText = createTextHook<typeof en>()
