import { setupI18n } from '@lingui/core'
import { type Language, languageTag } from '@console-widgets/core'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { LoadServiceWords, ServiceWords } from '../tag.ts'
import { haveFailed, loadedMessages, loadMessages } from './load-messages.ts'
import { useLoadServiceWords } from './service-words-context.ts'
import { useLanguage } from './use-locale.ts'
import type { TextValues } from './use-text.ts'

/** Service terms in the current language. */
export interface FoundWords {
  /** Whether they are loaded; until then there are none. */
  isReady: boolean
  /** The areas with terms. */
  areas: readonly string[]
  /** Returns a term by its id; undefined if no service defines it. */
  find(id: string, values?: TextValues): string | undefined
}

/** Terms that are loading or loaded. */
interface Load {
  words?: FoundWords
  /** Some failed to load: the next widget requests them again. */
  failed?: boolean
  settled: Promise<void>
}

const none: FoundWords = { isReady: true, areas: [], find: () => undefined }
const coming: FoundWords = { ...none, isReady: false }
const loads = new WeakMap<LoadServiceWords, Map<Language, Load>>()

/**
 * Service terms of the host, for widgets that cover all services. They load with the first such widget. When the
 * language changes, the previous terms stay until the new ones are loaded.
 */
export function useServiceWords(): FoundWords {
  const load = useLoadServiceWords()
  const language = useLanguage()
  const subscribe = useCallback(
    (changed: () => void) => {
      let current = true
      if (load) void start(load, language).settled.then(() => current && changed())
      return () => {
        current = false
      }
    },
    [load, language],
  )
  const now = useSyncExternalStore(
    subscribe,
    () => (load ? loads.get(load)?.get(language)?.words : none),
    () => undefined,
  )
  const shown = useRef(coming)
  if (now) shown.current = now
  return shown.current
}

function start(load: LoadServiceWords, language: Language): Load {
  const byLanguage = loads.get(load) ?? new Map<Language, Load>()
  loads.set(load, byLanguage)
  const known = byLanguage.get(language)
  if (known && !known.failed) return known
  const started: Load = {
    ...known,
    failed: false,
    settled: read(load, language).then(
      (found) => void Object.assign(started, found),
      () => void Object.assign(started, { words: none, failed: true }),
    ),
  }
  byLanguage.set(language, started)
  return started
}

async function read(load: LoadServiceWords, language: Language): Promise<Pick<Load, 'words' | 'failed'>> {
  const words: ServiceWords = (await load()).default
  // A package with several areas has one catalog for all of them.
  const locales = [...new Set(Object.values(words))]
  await loadMessages(locales, language)
  const locale = languageTag(language)
  const messages = loadedMessages(locales, language)
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return {
    words: {
      isReady: true,
      areas: Object.keys(words),
      find: (id, values) => (Object.hasOwn(messages, id) ? i18n._(id, values) : undefined),
    },
    failed: haveFailed(locales, language),
  }
}
