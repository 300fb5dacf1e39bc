import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { releaseTypes } from '@console-widgets/versions/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { appVersions } from './tables.ts'

/** Which versions of an app were released to users, and when: others mark them in their charts. */
export const releaseAnswers: QuestionTakers = {
  async 'apps.releases'({ appId }, { db }) {
    const { onShelfTime, releaseType, versionNumber } = appVersions
    const rows = await db
      .select({ version: versionNumber, time: onShelfTime })
      .from(appVersions)
      .where(and(eq(appVersions.appId, appId), isNotNull(onShelfTime), ne(releaseType, releaseTypes.test)))
      .orderBy(asc(onShelfTime))
    return rows.flatMap(({ version, time }) => (version === null || time === null ? [] : [{ version, time }]))
  },
}
