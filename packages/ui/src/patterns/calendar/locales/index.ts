import type { LocaleLoaders } from '../../../tag.ts'

/** Messages of calendars, loaded with the first one. */
export const calendarLocales: LocaleLoaders = {
  cn: () => import('./cn.ts'),
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
}
