import { createTextHook } from '../../text/use-text.ts'
import type en from './locales/en.ts'

/** The messages of comparisons. */
export const useComparisonText = createTextHook<typeof en>()

/** A compared value in words: yes or no in the reader's language, anything else as it is. */
export function valueText(text: ReturnType<typeof useComparisonText>, value: unknown): string {
  return typeof value === 'boolean' ? text(value ? 'compare.yes' : 'compare.no') : String(value)
}
