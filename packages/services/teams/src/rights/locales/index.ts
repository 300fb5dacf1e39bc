import type { LocaleLoaders } from '@console-widgets/ui/tag'

/** The words for the permissions of every service, in the language of the moment. */
export const rightLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
