import type { Language } from '@console-widgets/core'
import type { ReportLanguage } from '@console-widgets/reports/model'
import type { ExportWords } from './words-en.ts'

const languages: Record<ReportLanguage, Language> = { 'zh-CN': 'cn', 'en-US': 'en', 'ru-RU': 'ru' }

/** Interface language for an export language. */
export const languageOf = (language: ReportLanguage): Language => languages[language]

const modules = {
  'zh-CN': () => import('./words-cn.ts'),
  'en-US': () => import('./words-en.ts'),
  'ru-RU': () => import('./words-ru.ts'),
}

/** Texts of an export file in a language. */
export async function wordsOf(language: ReportLanguage): Promise<ExportWords> {
  return (await modules[language]()).words
}
