import type { LocaleLoaders } from '../../tag.ts'

/** Messages of comparisons word by word, loaded with the first one. */
export const documentLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
