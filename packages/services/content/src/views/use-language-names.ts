import { useLocale } from '@console-widgets/ui'

/** Names of languages in the language of the interface, given their tags. */
export function useLanguageNames(): (lang: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return (lang) => names.of(lang) ?? lang
}

/** Languages that contents can be written in: those of most store listings. */
export const contentLanguages = [
  'en-US',
  'en-GB',
  'zh-CN',
  'zh-TW',
  'ru-RU',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'sv-SE',
  'tr-TR',
  'ar',
  'ja-JP',
  'ko-KR',
  'id',
  'th-TH',
  'vi-VN',
]
