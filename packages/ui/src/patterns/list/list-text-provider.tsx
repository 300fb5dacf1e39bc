import type { ReactNode } from 'react'
import { TextProvider } from '../../text/text-provider.tsx'
import { useLanguage } from '../../text/use-locale.ts'
import { listLocales } from './locales/index.ts'

const locales = [listLocales]

/**
 * Provides the messages of filters, view settings, and the selection. Suspends until they are loaded, so that the
 * fallback stays.
 */
export function ListTextProvider({ children }: { children: ReactNode }) {
  return (
    <TextProvider locales={locales} language={useLanguage()}>
      {children}
    </TextProvider>
  )
}
