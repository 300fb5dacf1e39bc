import type { LocaleLoaders } from '../../../tag.ts'

/** Messages about pages that the platform doesn't serve, loaded with the state that shows one. */
export const pageErrorLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
