import { createTextHook, type LocaleLoaders } from '@console-widgets/ui'
import type en from './locales/en.ts'

export const hostLocales: LocaleLoaders = {
  cn: () => import('./locales/cn.ts'),
  en: () => import('./locales/en.ts'),
  ru: () => import('./locales/ru.ts'),
}

export const useHostText = createTextHook<typeof en>()
