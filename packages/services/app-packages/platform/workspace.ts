import { and, desc, eq, sql } from 'drizzle-orm'
import { successStatuses } from '@console-widgets/app-packages/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { pageOfNewestApp } from '@console-widgets/platform/workspace/page-of-newest-app'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { appPackages } from './tables.ts'

/** What packages bring to the start page: uploads that failed, a step to the first release, and the packages. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines }, { db }) => {
    const { appId, createTime, failReason, fileName, pkgId } = appPackages
    // A later upload makes up for a failed one.
    const isNewest = sql`not exists (
      select from cw_app_packages later
      where later.app_id = ${appPackages.appId} and later.create_time > ${appPackages.createTime})`
    const failed = await db
      .select({ appId, appName: apps.appName, createTime, failReason, fileName, pkgId })
      .from(appPackages)
      .innerJoin(apps, eq(apps.appId, appPackages.appId))
      .where(and(eq(appPackages.successStatus, successStatuses.failed), isNewest))
      .orderBy(desc(createTime))
      .limit(mostLines)
    return failed.map((row) => ({
      kind: 'app-packages.failed',
      id: row.pkgId,
      tone: 'danger' as const,
      values: { app: row.appName, file: row.fileName, reason: row.failReason ?? 'damaged' },
      page: { id: 'app-packages.package', values: { appId: row.appId, pkgId: row.pkgId } },
      time: row.createTime,
    }))
  },

  'workspace.milestones': async (_, { db }) => {
    const usable = await db.$count(appPackages, eq(appPackages.successStatus, successStatuses.usable))
    const page = await pageOfNewestApp(db, 'app-packages.list', 'upload')
    return [{ id: 'app-packages.uploaded', order: 20, isDone: usable > 0, page }]
  },

  ...answerWithThings([
    {
      kind: 'app-packages.app_packages',
      order: 80,
      from: appPackages,
      id: appPackages.pkgId,
      name: appPackages.fileName,
      detail: sql<string>`concat_ws(' ', ${appPackages.packageName}, ${appPackages.versionName})`,
      page: 'app-packages.package',
      parameters: { appId: appPackages.appId, pkgId: appPackages.pkgId },
    },
  ]),
}
