import { type Language, languageTag } from '../language.ts'

const formats = new Map<Language, Intl.ListFormat>()

/** Joins names with the language's list sign and without a conjunction: "Phone, Tablet", or "手机、平板" in Chinese. */
export function formatList(names: readonly string[], language: Language): string {
  const format =
    formats.get(language) ?? new Intl.ListFormat(languageTag(language), { type: 'conjunction', style: 'narrow' })
  formats.set(language, format)
  return format.format(names)
}

/** Puts a label before its value, with a full-width colon in Chinese: "Source: Search". */
export function formatLabeled(label: string, value: string, language: Language): string {
  return `${label}${language === 'cn' ? '：' : ': '}${value}`
}
