import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

/** Values of a message's placeholders. */
export type TextValues = Record<string, string | number | Date>

/** Gives a message in the language of the moment. */
export type Text<Catalogue> = (id: keyof Catalogue & string, values?: TextValues) => string

/**
 * Makes the hook that gives a service's messages; the catalogue's type makes an unknown id a compile error:
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
 * Gives messages of which no one knows whether a catalogue has them, such as a name that the platform gives a thing;
 * undefined for one that it lacks.
 */
export function useKnownText(): (id: string, values?: TextValues) => string | undefined {
  const { i18n } = useLingui()
  return useCallback(
    (id: string, values?: TextValues) => (Object.hasOwn(i18n.messages, id) ? i18n._(id, values) : undefined),
    [i18n],
  )
}
