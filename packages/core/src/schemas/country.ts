import * as v from 'valibot'
import { countryCodes } from '../tables/country-groups.ts'

const known: ReadonlySet<string> = new Set(countryCodes)

/** Country where apps can be released, by its ISO 3166-1 code. */
export const countryCode = v.pipe(
  v.string(),
  v.check((code) => known.has(code), 'must be the code of a country, such as DE'),
)
