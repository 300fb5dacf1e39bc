import type { Language } from '@console-widgets/core'
import { useConsole, useStore } from '@console-widgets/ui'

/** Each language's own name. */
export const languageNames: Record<Language, string> = { cn: '中文', en: 'English', ru: 'Русский' }

const pathOfLanguage: Record<Language, string> = { cn: '/console/', en: '/console/en/', ru: '/console/ru/' }

/** The current language, and a function that changes it. The address changes with it, and the page stays. */
export function useLanguageChoice(): [language: Language, choose: (language: Language) => void] {
  const console = useConsole()
  const choose = (next: Language) => {
    console.setLanguage(next)
    // The path determines the language (R18), so that the URL can be shared.
    history.replaceState(history.state, '', pathOfLanguage[next] + location.search + location.hash)
  }
  return [useStore(console.$language), choose]
}
