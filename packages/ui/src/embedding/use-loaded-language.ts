import { type Language, languageTag } from '@console-widgets/core'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { uiLocales } from '../locales/index.ts'
import { prepareFormats } from '../parts/prepare-formats.ts'
import type { LocaleLoaders } from '../tag.ts'
import { haveSettled, loadMessages } from '../text/load-messages.ts'

/**
 * The wanted language as soon as its messages are there, until then the one before. Suspense would do it too, but React
 * holds back what follows its fallback for up to 300 ms, and a change of language would blank the widget.
 */
export function useLoadedLanguage(locales: readonly LocaleLoaders[], wanted: Language) {
  const all = useMemo(() => [uiLocales, ...locales], [locales])
  const [attempt, setAttempt] = useState(0)
  const subscribe = useCallback(
    (changed: () => void) => {
      let current = true
      prepareFormats(languageTag(wanted))
      void loadMessages(all, wanted).then(() => current && changed())
      return () => {
        current = false
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt loads anew
    [all, wanted, attempt],
  )
  const shown = useRef<Language>(undefined)
  if (
    useSyncExternalStore(
      subscribe,
      () => haveSettled(all, wanted),
      () => false,
    )
  )
    shown.current = wanted
  const reload = useCallback(() => {
    shown.current = undefined
    void loadMessages(all, wanted)
    setAttempt((before) => before + 1)
  }, [all, wanted])
  return { loaded: shown.current, reload }
}
