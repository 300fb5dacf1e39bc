import type { LocaleLoaders } from '../../../tag.ts'

/** What is wrong with a value, loaded by the first check of a form. */
export const issueLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
