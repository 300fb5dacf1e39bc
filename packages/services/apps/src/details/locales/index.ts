import type { LocaleLoaders } from '@console-widgets/ui/tag'

/** The messages that the list of apps does without, by language. */
export const detailLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
