import type { LocaleLoaders } from '@console-widgets/ui/tag'

/** The words for acts and what they change, in the language of the moment. */
export const actLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
