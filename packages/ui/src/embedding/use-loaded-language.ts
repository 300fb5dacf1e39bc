import type { Language } from '@console-widgets/core'
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { uiLocales } from '../locales/index.ts'
import { prepareFormats } from '../parts/prepare-formats.ts'
import type { LocaleLoaders } from '../tag.ts'
import { haveSettled, loadMessages } from '../text/load-messages.ts'

/**
 * The requested language once its messages are loaded; until then the previous one. Suspense could do this, but React
 * delays content after its fallback for up to 300 ms, so changing the language would blank the widget.
 */
export function useLoadedLanguage(locales: readonly LocaleLoaders[], wanted: Language) {
  const all = useMemo(() => [uiLocales, ...locales], [locales])
  const [attempt, setAttempt] = useState(0)
  const subscribe = useCallback(
    (changed: () => void) => {
      let current = true
      prepareFormats(wanted)
      void loadMessages(all, wanted).then(() => current && changed())
      return () => {
        current = false
      }
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt loads again
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
