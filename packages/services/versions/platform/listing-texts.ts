import { and, eq, inArray, ne } from 'drizzle-orm'
import { editableStates, liveStates, pendingStates, releaseTypes } from '@console-widgets/versions/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/listing-texts'
import { appVersions, versionLanguages } from './tables.ts'

/** Texts of the store page of an app, as it is and as it is to be. */
export const listingTextAnswers: QuestionTakers = {
  'release.listing-texts': async ({ appId }, { db }) => {
    const { lang, appName, briefInfo, appDesc, versionId } = versionLanguages
    const rows = await db
      .select({ lang, appName, briefInfo, appDesc })
      .from(versionLanguages)
      .innerJoin(appVersions, eq(appVersions.versionId, versionId))
      .where(
        and(
          eq(appVersions.appId, appId),
          ne(appVersions.releaseType, releaseTypes.test),
          inArray(appVersions.releaseState, [...liveStates, ...pendingStates, ...editableStates]),
        ),
      )
      .orderBy(lang)
    return rows.map((row) => ({ lang: row.lang, text: [row.appName, row.briefInfo, row.appDesc].join('\n') }))
  },
}
