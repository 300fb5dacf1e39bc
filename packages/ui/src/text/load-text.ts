import { setupI18n } from '@lingui/core'
import { type Language, languageTag } from '@console-widgets/core'
import type { LocaleLoaders } from '../tag.ts'
import { loadedMessages, loadMessages } from './load-messages.ts'
import type { TextValues } from './use-text.ts'

/**
 * Loads a catalog that only code without a component needs, and returns the function for its messages. They are
 * undefined if the catalog can't be loaded.
 */
export async function loadText<Catalogue>(
  locales: LocaleLoaders,
  language: Language,
): Promise<(id: keyof Catalogue & string, values?: TextValues) => string | undefined> {
  await loadMessages([locales], language)
  const locale = languageTag(language)
  const messages = loadedMessages([locales], language)
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return (id, values) => (id in messages ? i18n._(id, values) : undefined)
}
