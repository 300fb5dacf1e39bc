import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of comparisons, loaded with the first one. */
export const comparisonLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
