import type { Language } from '../language.ts'

/**
 * The forms of a counted noun: English has one and other, Russian one, few, many and other, Chinese other alone (R114).
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const pluralTags: Record<Language, string> = { cn: 'zh-CN', en: 'en-US', ru: 'ru-RU' }

/** The plural category of a number in a language (R114). */
export function pluralCategory(count: number, language: Language): Intl.LDMLPluralRule {
  return new Intl.PluralRules(pluralTags[language]).select(count)
}

/** The form that fits a number, with `{count}` filled in. */
export function pluralize(count: number, forms: PluralForms, language: Language): string {
  const form = forms[pluralCategory(count, language)] ?? forms.other
  return form.replaceAll('{count}', new Intl.NumberFormat(pluralTags[language]).format(count))
}
