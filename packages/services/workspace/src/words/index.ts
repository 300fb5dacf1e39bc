import type { LocaleLoaders, ServiceWords } from '@console-widgets/ui/tag'

const locales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}

/** The words of the area `workspace`, by language. */
export const words: ServiceWords = { workspace: locales }
