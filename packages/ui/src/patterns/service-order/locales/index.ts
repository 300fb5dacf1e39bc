import type { LocaleLoaders } from '../../../tag.ts'

/** Messages about services that can't be used, loaded with the notice. */
export const serviceOrderLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
