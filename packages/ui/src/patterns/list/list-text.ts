import type ui from '../../locales/en.ts'
import { createTextHook } from '../../text/use-text.ts'
import type own from './locales/en.ts'

/** The messages of a list's filters and view settings, and those of all parts. */
export const useListText = createTextHook<typeof ui & typeof own>()

/** Returns the message function of filters and view settings. */
export type ListText = ReturnType<typeof useListText>
