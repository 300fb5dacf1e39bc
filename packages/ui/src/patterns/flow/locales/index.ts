import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of the checklist, loaded with it. */
export const checklistLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
