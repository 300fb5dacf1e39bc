import { formatAgo, formatNumber } from './format.ts'

/**
 * Creates the formatters for numbers and relative times in a separate task. The first one of a language is slower than
 * rendering a list, and there is time while the language's messages load.
 */
export function prepareFormats(locale: string): void {
  setTimeout(() => {
    formatNumber(0, locale)
    formatAgo(0, 0, locale)
  })
}
