import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of a comparison line by line, loaded with it. */
export const lineLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
