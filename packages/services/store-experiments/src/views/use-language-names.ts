import { useLocale } from '@console-widgets/ui'

/** Names of languages in the language of the console. */
export function useLanguageNames(): (lang: string) => string {
  const names = new Intl.DisplayNames([useLocale(), 'en'], { type: 'language' })
  return (lang) => names.of(lang) ?? lang
}
