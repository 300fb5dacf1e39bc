import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/available-countries'
import { findAvailability } from './availability.ts'

/** Where the store offers apps at this moment. */
export const availableCountryAnswers: QuestionTakers = {
  'release.available-countries': ({ appIds }, { db }) =>
    Promise.all(appIds.map(async (appId) => ({ appId, countries: (await findAvailability(db, appId)).published }))),
}
