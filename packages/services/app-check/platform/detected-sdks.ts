import { desc, eq } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { appChecks, checkReports } from './tables.ts'

/** The libraries that the newest report of a package names. */
export const sdkAnswers: QuestionTakers = {
  'store-listing.sdks': async ({ pkgId }, { db }) => {
    const [newest] = await db
      .select({ report: checkReports.report, endTime: appChecks.endTime })
      .from(checkReports)
      .innerJoin(appChecks, eq(appChecks.taskId, checkReports.taskId))
      .where(eq(appChecks.pkgId, pkgId))
      .orderBy(desc(appChecks.createTime), desc(appChecks.taskId))
      .limit(1)
    return newest && { sdks: newest.report.inspection.sdks, time: newest.endTime ?? 0 }
  },
}
