import { formatAgo, formatNumber } from './format.ts'

/**
 * Makes what numbers and ages are written with, in a task of its own: the first of a language takes longer than the
 * list that shows it, and there is time while the messages of the language are on their way.
 */
export function prepareFormats(locale: string): void {
  setTimeout(() => {
    formatNumber(0, locale)
    formatAgo(0, 0, locale)
  })
}
