import type { LocaleLoaders } from '../../../tag.ts'

/** Messages about documents that a change requires, loaded with the notice. */
export const documentChangesLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
