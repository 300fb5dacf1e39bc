import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

/** Values of a message's placeholders. */
export type TextValues = Record<string, string | number | Date>

/** Returns a message in the current language. */
export type Text<Catalogue> = (id: keyof Catalogue & string, values?: TextValues) => string

/**
 * Creates a hook that returns a service's messages. The catalog's type makes an unknown id a compile error:
 *
 * ```ts
 * import type en from './locales/en.ts'
 * export const useAppsText = createTextHook<typeof en>()
 * ```
 */
export function createTextHook<Catalogue>(): () => Text<Catalogue> {
  return () => {
    const { i18n } = useLingui()
    return useCallback((id: string, values?: TextValues) => i18n._(id, values), [i18n]) as Text<Catalogue>
  }
}

/**
 * Returns messages that a catalog may or may not have, such as for a name that comes from the platform; undefined if it
 * doesn't.
 */
export function useKnownText(): (id: string, values?: TextValues) => string | undefined {
  const { i18n } = useLingui()
  return useCallback(
    (id: string, values?: TextValues) => (Object.hasOwn(i18n.messages, id) ? i18n._(id, values) : undefined),
    [i18n],
  )
}
