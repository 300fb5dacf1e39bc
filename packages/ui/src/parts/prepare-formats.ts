import { type Language, languageTag } from '@console-widgets/core'
import { formatNumber, formatRelative } from '@console-widgets/core/formats'

/**
 * Creates the formatters for numbers and relative times in a separate task. The first one of a language is slower than
 * rendering a list, and there is time while the language's messages load.
 */
export function prepareFormats(language: Language): void {
  setTimeout(() => {
    formatNumber(0, languageTag(language))
    formatRelative(0, language, 0)
  })
}
