import { findListingLanguage } from '@console-widgets/core/tables'
import { useLanguage, useLocale } from '@console-widgets/ui'

/** Names of languages in the language of the interface, given their tags: those that the listing's editor has. */
export function useLanguageNames(): (lang: string) => string {
  const language = useLanguage()
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return (lang) => findListingLanguage(lang)?.names[language] ?? names.of(lang) ?? lang
}
