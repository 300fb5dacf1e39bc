import type { Zone } from './zone.ts'

/** The interface languages, exactly these (R5). */
export const languages = ['cn', 'en', 'ru'] as const
export type Language = (typeof languages)[number]

/** Reads a stored language. Anything but cn, en, and ru becomes en (R63). */
export function readLanguage(stored: unknown): Language {
  return languages.find((language) => language === stored) ?? 'en'
}

/** Language of a page by its path: cn unless it contains /ru/ or /en/ (R18). */
export function languageOfPath(path: string): Language {
  if (path.includes('/ru/')) return 'ru'
  return path.includes('/en/') ? 'en' : 'cn'
}

/** Default language of a zone (R61). */
export function languageOfZone(zone: Zone): Language {
  if (zone === 'china') return 'cn'
  return zone === 'russia' ? 'ru' : 'en'
}

/** Language of a country: Russian for RU, Chinese for CN, otherwise English (R62). */
export function languageOfCountry(country: string): Language {
  if (country === 'RU') return 'ru'
  return country === 'CN' ? 'cn' : 'en'
}

/** The `lang` header of a request (R141). */
export function languageHeader(language: Language): 'zh' | 'en' {
  return language === 'cn' ? 'zh' : 'en'
}

const loginLanguages = { en: 'en-US', cn: 'zh-CN', ru: 'ru-ru' } as const satisfies Record<Language, string>

/** The language of the account service's sign-in page (R81). */
export function loginLanguage(language: Language): (typeof loginLanguages)[Language] {
  return loginLanguages[language]
}

const languageTags: Record<Language, string> = { en: 'en', cn: 'zh-CN', ru: 'ru' }

/** The BCP 47 tag of an interface language, for `lang` attributes and `Intl`. */
export function languageTag(language: Language): string {
  return languageTags[language]
}
