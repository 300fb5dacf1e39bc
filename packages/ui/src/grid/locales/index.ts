import type { LocaleLoaders } from '../../tag.ts'

/** Messages of the data grid, loaded with it. */
export const gridLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
