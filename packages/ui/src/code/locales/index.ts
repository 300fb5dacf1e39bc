import type { LocaleLoaders } from '../../tag.ts'

/** The messages of the code editor, which are loaded with it. */
export const codeLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
