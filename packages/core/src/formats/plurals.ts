import type { Language } from '../language.ts'

/** Forms of a counted noun: one and other in English; one, few, many, and other in Russian; other in Chinese (R114). */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const pluralTags: Record<Language, string> = { cn: 'zh-CN', en: 'en-US', ru: 'ru-RU' }

/** Plural category of a number in a language (R114). */
export function pluralCategory(count: number, language: Language): Intl.LDMLPluralRule {
  return new Intl.PluralRules(pluralTags[language]).select(count)
}

/** Picks the form for a number and fills in `{count}`. */
export function pluralize(count: number, forms: PluralForms, language: Language): string {
  const form = forms[pluralCategory(count, language)] ?? forms.other
  return form.replaceAll('{count}', new Intl.NumberFormat(pluralTags[language]).format(count))
}
