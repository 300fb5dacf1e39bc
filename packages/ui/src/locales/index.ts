import type { LocaleLoaders } from '../locale-loaders.ts'

/** The messages of the parts and patterns themselves. */
export const uiLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
