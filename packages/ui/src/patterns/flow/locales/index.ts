import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of the checklist and of steps, loaded with them. */
export const flowLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
