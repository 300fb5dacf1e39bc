import type { Language } from '@console-widgets/core'
import { useCallback, useEffect, useState } from 'react'
import { uiLocales } from '../locales/index.ts'
import type { LocaleLoaders } from '../tag.ts'
import { loadMessages } from '../text/load-messages.ts'

/**
 * The wanted language as soon as its messages are there, until then the one before. Suspense would do it too, but React
 * holds back what follows its fallback for up to 300 ms, and a change of language would blank the widget.
 */
export function useLoadedLanguage(locales: readonly LocaleLoaders[], wanted: Language) {
  const [loaded, setLoaded] = useState<Language>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let current = true
    void loadMessages([uiLocales, ...locales], wanted).then(() => current && setLoaded(wanted))
    return () => {
      current = false
    }
  }, [locales, wanted, attempt])
  const reload = useCallback(() => {
    setLoaded(undefined)
    setAttempt((before) => before + 1)
  }, [])
  return { loaded, reload }
}
