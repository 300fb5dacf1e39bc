import type ui from '../../locales/en.ts'
import { createTextHook } from '../../text/use-text.ts'
import type own from './locales/en.ts'

/** The messages of a list's filters, view settings, and selection, and those of all parts. */
export const useListText = createTextHook<typeof ui & typeof own>()

/** Returns the message function of filters, view settings, and the selection. */
export type ListText = ReturnType<typeof useListText>
