import type { LocaleLoaders } from '../locale-loaders.ts'

/** Messages of the parts and patterns. */
export const uiLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
