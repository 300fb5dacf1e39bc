import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/available-countries'
import type {} from '@console-widgets/platform/release/package-contents'
import { findAvailability } from './availability.ts'
import { wantedCountries } from './current-versions.ts'

/** Where the store offers apps at this moment, and where they are to be. */
export const availableCountryAnswers: QuestionTakers = {
  'release.available-countries': ({ appIds }, { db }) =>
    Promise.all(appIds.map(async (appId) => ({ appId, countries: (await findAvailability(db, appId)).published }))),
  'release.wanted-countries': async ({ appId }, { db }) => [...(await wantedCountries(db, appId))],
}
