import { countriesOfSystem, needsBoardCertificate, type Ratings } from '@console-widgets/age-rating/model'
import { contentRatings } from '@console-widgets/core/tables'
import type { Refusal } from './tables.ts'

/** Countries that ratings exclude, or for which they need a certificate of that country’s authority. */
export function exclusionsOf(ratings: Ratings): { refusals: Refusal[]; certificateCountries: string[] } {
  return {
    refusals: contentRatings.flatMap((system) => {
      const [question] = ratings[system].because
      return ratings[system].refused && question
        ? countriesOfSystem[system].map((country) => ({ country, question }))
        : []
    }),
    certificateCountries: needsBoardCertificate(ratings.GRAC) ? [...countriesOfSystem.GRAC] : [],
  }
}
