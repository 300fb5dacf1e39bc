import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of the save bar, loaded with it. */
export const unsavedLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
