import type en from '../locales/en.ts'
import { createTextHook } from './use-text.ts'

/** Messages of the parts and patterns. */
export const useUiText = createTextHook<typeof en>()

/** Returns the message function of the parts and patterns. */
export type UiText = ReturnType<typeof useUiText>
