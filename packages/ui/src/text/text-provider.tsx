import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { languageTag, type Language } from '@console-widgets/core'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { uiLocales } from '../locales/index.ts'
import type { LocaleLoaders } from '../tag.ts'
import { readMessages } from './load-messages.ts'

export interface TextProviderProps {
  locales: readonly LocaleLoaders[]
  language: Language
  children: ReactNode
}

/** Messages of the surrounding providers: a nested provider adds to them. */
const OuterLocales = createContext<readonly LocaleLoaders[]>([uiLocales])

/**
 * Provides the messages of a language to its children, in addition to those of surrounding providers. Suspends until
 * they are loaded.
 */
export function TextProvider({ locales, language, children }: TextProviderProps) {
  const outer = useContext(OuterLocales)
  const all = useMemo(() => [...new Set([...outer, ...locales])], [outer, locales])
  const i18n = useMemo(() => {
    const locale = languageTag(language)
    return setupI18n({ locale, messages: { [locale]: readMessages(all, language) } })
  }, [all, language])
  return (
    <OuterLocales.Provider value={all}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </OuterLocales.Provider>
  )
}
