import { type Language, languages, languageTag } from '@console-widgets/core'
import { useLingui } from '@lingui/react'

/** BCP 47 tag of the current language, for `Intl`. */
export function useLocale(): string {
  return useLingui().i18n.locale
}

/** Current interface language: the widget's own, or the console's. */
export function useLanguage(): Language {
  const locale = useLocale()
  return languages.find((language) => languageTag(language) === locale) ?? 'en'
}
