import type { LocaleLoaders } from '../../../../tag.ts'

/** Messages of exports, loaded with the buttons. */
export const exportLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
