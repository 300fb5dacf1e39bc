import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of a plain list, loaded with it. */
export const plainListLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
