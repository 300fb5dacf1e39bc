import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of a drop area for files, loaded with it. */
export const fileDropLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
