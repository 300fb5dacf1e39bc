import { useLocale } from '@console-widgets/ui'

/** Names of languages in the language of the interface, given their tags. */
export function useLanguageNames(): (lang: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return (lang) => names.of(lang) ?? lang
}
