import type { LocaleLoaders } from '@console-widgets/ui/tag'

/** The messages of the start page, by language. */
export const locales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
