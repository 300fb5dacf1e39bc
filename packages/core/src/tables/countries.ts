import { languageTag, type Language } from '../language.ts'
import { contentRatingOf, type ContentRating } from './content-ratings.ts'
import { countryCodesOfGroup, type CountryGroup } from './country-groups.ts'

/** A country where apps can be released (R34). */
export interface Country {
  /** ISO 3166-1 code. */
  id: string
  name: string
  contentRating: ContentRating
  group: CountryGroup
}

/**
 * Name of a country in an interface language, from the runtime's Unicode CLDR data (`Intl`), so that bundles don't
 * carry some 700 names. Unknown codes are returned as they are.
 */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([languageTag(language)], { type: 'region', fallback: 'code' }).of(code) as string
}

/** Countries where apps can be released, by group, sorted by name (R34, R35). */
export function listCountries(language: Language): Country[] {
  const names = new Intl.DisplayNames([languageTag(language)], { type: 'region', fallback: 'code' })
  const order = new Intl.Collator(languageTag(language))
  return Object.entries(countryCodesOfGroup).flatMap(([group, codes]) =>
    codes
      .map((id) => ({
        id,
        name: names.of(id) as string,
        contentRating: contentRatingOf(id),
        group: group as CountryGroup,
      }))
      .sort((one, other) => order.compare(one.name, other.name)),
  )
}
