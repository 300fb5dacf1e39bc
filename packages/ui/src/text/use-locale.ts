import { type Language, languages, languageTag } from '@console-widgets/core'
import { useLingui } from '@lingui/react'

/** The BCP 47 tag of the language of the moment, for `Intl`. */
export function useLocale(): string {
  return useLingui().i18n.locale
}

/** The interface language of the moment: the widget's own, or the console's. */
export function useLanguage(): Language {
  const locale = useLocale()
  return languages.find((language) => languageTag(language) === locale) ?? 'en'
}
