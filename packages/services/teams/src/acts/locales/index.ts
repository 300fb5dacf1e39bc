import type { LocaleLoaders } from '@console-widgets/ui/tag'

/** What the trail says in its own words of the acts of every service, by language. */
export const actLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
