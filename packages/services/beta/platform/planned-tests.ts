import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/beta/contract'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { releaseTypes, testStates } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'

/** States of a test that has been submitted, and hasn’t begun. */
export const plannedStates = [testStates.approved, testStates.inReview, testStates.preReview]
/** Tests in a calendar. */
const mostShown = 200

/** Tests that aren’t among those that have begun, whose calls know no others. */
export const plannedTestHandlers: Handlers<Pick<typeof calls, 'beta.planned-test.list'>> = {
  'beta.planned-test.list': async (_, { db }) => {
    const { appId, releaseState, releaseType, testInfo, versionId, versionNumber } = appVersions
    const rows = await db
      .select({ appId, versionId, appName: apps.appName, versionNumber, releaseState, testInfo })
      .from(appVersions)
      .innerJoin(apps, eq(apps.appId, appId))
      .where(and(eq(releaseType, releaseTypes.test), inArray(releaseState, plannedStates)))
      .orderBy(desc(sql`(${testInfo} ->> 'startTime')::bigint`), desc(versionId))
      .limit(mostShown)
    return {
      tests: rows.flatMap(({ testInfo: plan, releaseState: state, ...test }) => {
        if (!plan) return []
        const { startTime, endTime } = plan
        return [{ ...test, startTime, endTime, isApproved: state === testStates.approved }]
      }),
    }
  },
}
