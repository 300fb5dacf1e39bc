import type { LocaleLoaders } from '../../tag.ts'

/** The messages of the data grid, which are loaded with it. */
export const gridLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
