import { languageTag, type Language } from '../language.ts'
import { contentRatingOf, type ContentRating } from './content-ratings.ts'
import { countryCodesOfGroup, type CountryGroup } from './country-groups.ts'

/** A country to publish in (R34). */
export interface Country {
  /** ISO 3166-1 code. */
  id: string
  name: string
  contentRating: ContentRating
  group: CountryGroup
}

/**
 * The name of a country in an interface language. The names are the runtime's own (Unicode CLDR through `Intl`), so
 * that no bundle carries some seven hundred of them; a code that the runtime does not know stands for itself.
 */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([languageTag(language)], { type: 'region', fallback: 'code' }).of(code) as string
}

/** The countries to publish in, by group and in the order of their names (R34, R35). */
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
