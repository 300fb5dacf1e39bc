import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of the command palette, loaded with it. */
export const commandLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
