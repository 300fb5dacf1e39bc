import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of the matrix, loaded with it. */
export const matrixLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
