import type { LocaleLoaders } from '../../tag.ts'

/** Messages of the code editor, loaded with it. */
export const codeLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
