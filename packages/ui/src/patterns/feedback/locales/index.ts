import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of the confirmation dialog, loaded with it. */
export const confirmLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
