import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { languageTag, type Language } from '@console-widgets/core'
import { useMemo, type ReactNode } from 'react'
import { uiLocales } from '../locales/index.ts'
import type { LocaleLoaders } from '../tag.ts'
import { readMessages } from './load-messages.ts'

export interface TextProviderProps {
  locales: readonly LocaleLoaders[]
  language: Language
  children: ReactNode
}

/** Gives the messages of a language to what is inside; suspends until they are there. */
export function TextProvider({ locales, language, children }: TextProviderProps) {
  const messages = readMessages([uiLocales, ...locales], language)
  const i18n = useMemo(() => setupI18n({ locale: languageTag(language), messages: { [languageTag(language)]: messages } }), [language, locales])
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
