import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type {} from '@console-widgets/platform/workspace/attention'
import { appChecks } from './tables.ts'

/** What checks bring to the start page: the newest of each app, if it failed. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer }, { db }) => {
    if (!viewer.permissions.has('app-check.manage')) return []
    const { appId, createTime, endTime, fileName, status, taskId } = appChecks
    // A later check makes up for an earlier one.
    const isNewest = sql`not exists (
      select from cw_app_checks later
      where later.app_id = ${appId} and later.create_time > ${createTime})`
    const failed = await db
      .select({ appId, appName: apps.appName, createTime, endTime, fileName, status, taskId })
      .from(appChecks)
      .innerJoin(apps, eq(apps.appId, appId))
      .where(and(inArray(status, ['failed', 'error']), isNewest))
      .orderBy(desc(createTime))
      .limit(mostLines)
    return failed.map((row) => {
      const line = {
        id: row.taskId,
        values: { app: row.appName, file: row.fileName },
        page: { id: 'app-check.report', values: { appId: row.appId, checkId: row.taskId } },
        time: row.endTime ?? row.createTime,
      }
      return row.status === 'failed'
        ? { kind: 'app-check.failed', tone: 'danger' as const, ...line }
        : { kind: 'app-check.error', tone: 'warning' as const, ...line }
    })
  },
}
