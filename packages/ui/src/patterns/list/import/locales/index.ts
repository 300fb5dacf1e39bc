import type { LocaleLoaders } from '../../../../tag.ts'

/** Messages of files with tables that can't be read, loaded with the first of them. */
export const tableFileLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
