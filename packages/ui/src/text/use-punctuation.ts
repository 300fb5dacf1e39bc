import type { Language } from '@console-widgets/core'
import { useLanguage } from './use-locale.ts'

/** Puts names and labels together with the punctuation of a language. */
export interface Punctuation {
  /** Lists names: "a, b", or "a、b" in Chinese. */
  list(names: readonly string[]): string
  /** Puts a label before its value: "Label: value", or "标签：值" in Chinese. */
  labelled(label: string, value: string): string
}

const punctuationOf = (comma: string, colon: string): Punctuation => ({
  list: (names) => names.join(comma),
  labelled: (label, value) => label + colon + value,
})

const latin = punctuationOf(', ', ': ')
const languages: Record<Language, Punctuation> = { cn: punctuationOf('、', '：'), en: latin, ru: latin }

/** Punctuation of the current language, the same object until the language changes. */
export function usePunctuation(): Punctuation {
  return languages[useLanguage()]
}
