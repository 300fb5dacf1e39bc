import type { EvaluationContext } from '@console-widgets/conditions'

/** ID that the demo's apps give a person of their events. */
export const idOfPerson = (person: number): string => `demo-${person}`

/** Key of a person of the app's events. */
export const keyOfPerson = (person: number): string => `#${person}`

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

/** Language of a person of the app's events, which have none: that of most people in the country. */
export const languageOf = (country: string): string => languages[country] ?? 'en-US'

/** What an app of a stored person sends about them. */
export function contextOfPerson({ country, version }: { country: string; version: string }): EvaluationContext {
  return { country, language: languageOf(country), appVersion: version }
}
