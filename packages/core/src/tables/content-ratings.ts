import { countryCodesOfGroup } from './country-groups.ts'

/** Content-rating systems (R50–R58). */
export const contentRatings = ['HWAR', 'PEGI', 'USK', 'Russia', 'ESRB', 'ClassInd', 'ACB', 'GRAC', 'Generic'] as const
export type ContentRating = (typeof contentRatings)[number]

const ownSystem: Record<string, ContentRating> = {
  CN: 'HWAR',
  DE: 'USK',
  RU: 'Russia',
  BR: 'ClassInd',
  AU: 'ACB',
  KR: 'GRAC',
  IL: 'PEGI',
  AE: 'PEGI',
  TR: 'PEGI',
  CA: 'ESRB',
  GL: 'ESRB',
}

/** Content-rating system of a country: its own, otherwise that of its region, otherwise Generic (R50–R58). */
export function contentRatingOf(code: string): ContentRating {
  const own = ownSystem[code]
  if (own) return own
  if (countryCodesOfGroup.europe.includes(code)) return 'PEGI'
  return countryCodesOfGroup.latinAmerica.includes(code) ? 'ESRB' : 'Generic'
}
