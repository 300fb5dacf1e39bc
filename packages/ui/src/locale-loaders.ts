/** Loads the messages of a language: flat ids to compiled messages. */
export type LocaleLoaders = Record<'cn' | 'en' | 'ru', () => Promise<{ default: Record<string, unknown> }>>
