import { bestLanguage, preferredLanguages } from '@console-widgets/platform/http/reader-languages'
import { answerPage } from '@console-widgets/platform/http/plain-page'
import { escapeMarkup } from '@console-widgets/core/formats'
import { pageWords, type PageWords } from './page-words.ts'

/** Language of a visitor, and its words. */
export function wordsFor(request: Request): { lang: keyof typeof pageWords; words: PageWords } {
  const lang = bestLanguage(Object.keys(pageWords), preferredLanguages(request)) as keyof typeof pageWords
  return { lang, words: pageWords[lang] }
}

/** A page that says that a link leads nowhere. */
export function missingPage(request: Request): Promise<Response> {
  const { lang, words } = wordsFor(request)
  return answerPage(lang, words.missing, '', 404)
}

/** A page that opens the app, or the store where it isn't installed. */
export function appPage(request: Request, deepLink: string, page: string | undefined): Promise<Response> {
  const { lang, words } = wordsFor(request)
  const store = page === undefined ? '' : `<p><a href="${escapeMarkup(page)}">${words.store}</a></p>`
  const app = `<p><a class="button" href="${escapeMarkup(deepLink)}">${words.open}</a></p>`
  return answerPage(lang, words.continue, app + store)
}
