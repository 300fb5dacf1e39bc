/** Texts of a language, in the order of forms and files. */
export const textColumns = ['appName', 'briefInfo', 'appDesc', 'newFeatures'] as const
export type TextColumn = (typeof textColumns)[number]

/** Texts of a store listing in one language. */
export type ListingTexts = { readonly lang: string } & { readonly [Column in TextColumn]: string }

/** Texts of a version in all its languages. */
export interface Listing {
  readonly defaultLang: string
  readonly languages: readonly ListingTexts[]
}

/** A source text that has changed since the live version, while its translation is still the live one. */
export interface StaleText {
  column: TextColumn
  /** Language of the source. */
  lang: string
  before: string
  after: string
}

/** Texts of a language, if the listing has it. */
export const textsIn = (listing: Listing | null | undefined, lang: string): ListingTexts | undefined =>
  listing?.languages.find((texts) => texts.lang === lang)

/**
 * Translations that may be out of date: the text in the default language has changed since the live version, and
 * theirs hasn't. The default language itself has none, and neither has a language that isn't live.
 */
export function staleTexts(translation: ListingTexts, version: Listing, live: Listing | null | undefined): StaleText[] {
  const { defaultLang: lang } = version
  const [source, liveSource, own] = [
    textsIn(version, lang),
    textsIn(live, lang),
    textsIn(live, translation.lang),
  ] as const
  if (translation.lang === lang || !source || !liveSource || !own) return []
  return textColumns
    .filter((column) => source[column] !== liveSource[column] && translation[column] === own[column])
    .filter((column) => translation[column] !== '')
    .map((column) => ({ column, lang, before: liveSource[column], after: source[column] }))
}
