import type { LocaleLoaders } from '../../tag.ts'

/** The messages of charts: apart, since most widgets have none. */
export const chartLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
