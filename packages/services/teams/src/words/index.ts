import type { LocaleLoaders, ServiceWords } from '@console-widgets/ui/tag'

const locales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}

/** The words of the package's own areas, and of those that every team has, whichever services it uses. */
export const words: ServiceWords = {
  teams: locales,
  notices: locales,
  files: locales,
  orchestration: locales,
  'lead-report': locales,
}
