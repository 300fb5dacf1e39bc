import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of a list's filters, view settings, and selection, loaded with them. */
export const listLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
