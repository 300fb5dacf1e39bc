import type { LocaleLoaders } from '../../tag.ts'

/** Messages of charts. They load separately, since most widgets have no charts. */
export const chartLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
