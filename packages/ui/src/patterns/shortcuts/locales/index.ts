import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of the list of shortcuts, loaded with it. */
export const shortcutLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
