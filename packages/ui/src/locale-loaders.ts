/** Loads the messages of a language, as compiled messages by id. */
export type LocaleLoaders = Record<'cn' | 'en' | 'ru', () => Promise<{ default: Record<string, unknown> }>>
