const languages: Readonly<Record<string, string>> = {
  CN: 'zh-CN',
  HK: 'zh-HK',
  MO: 'zh-HK',
  RU: 'ru-RU',
  KZ: 'ru-RU',
  AM: 'ru-RU',
  UZ: 'ru-RU',
  GE: 'ru-RU',
  DE: 'de-DE',
  FR: 'fr-FR',
  ES: 'es-ES',
  IT: 'it-IT',
  PL: 'pl-PL',
  TR: 'tr-TR',
  BR: 'pt-BR',
  PT: 'pt-PT',
  SE: 'sv-SE',
  GB: 'en-GB',
}

/** Language of a person of the demo's events, which have none: that of most people in the country. */
export const languageOfCountry = (country: string): string => languages[country] ?? 'en-US'
