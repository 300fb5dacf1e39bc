import type en from '../locales/en.ts'
import { createTextHook } from './use-text.ts'

/** The messages of the parts and patterns. */
export const useUiText = createTextHook<typeof en>()

/** Gives a message of the parts and patterns. */
export type UiText = ReturnType<typeof useUiText>
