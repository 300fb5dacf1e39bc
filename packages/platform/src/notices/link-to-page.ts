import type { Language } from '@console-widgets/core'
import type { PageLink } from '../workspace/page-link.ts'

/** Path of the console in a language (R18). */
export function consoleIn(publicOrigin: string, language: Language): string {
  return `${publicOrigin}/console/${language === 'cn' ? '' : `${language}/`}`
}

/** Address that leads to a page of the console, which alone knows the page's path. */
export function linkToPage(publicOrigin: string, language: Language, { id, values }: PageLink): string {
  const parameters = new URLSearchParams(values).toString()
  return `${consoleIn(publicOrigin, language)}#/page/${id}${parameters ? `?${parameters}` : ''}`
}
