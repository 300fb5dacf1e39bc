import { desc, eq, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { appFeedback } from './tables.ts'

/** What support brings to the start page: feedback that no one has answered, by app. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { permissions } }, { db }) => {
    if (!permissions.has('support.reply')) return []
    const newest = sql<number>`max(${appFeedback.createTime})`
    const groups = await db
      .select({
        appId: appFeedback.appId,
        appName: apps.appName,
        count: sql<number>`count(*)::int`,
        time: newest.mapWith(Number),
      })
      .from(appFeedback)
      .innerJoin(apps, eq(apps.appId, appFeedback.appId))
      .where(eq(appFeedback.state, 'new'))
      .groupBy(appFeedback.appId, apps.appName)
      .orderBy(desc(newest))
      .limit(mostLines)
    return groups.map(({ appId, appName, count, time }): AttentionLine => ({
      kind: 'support.feedback',
      tone: 'info',
      id: appId,
      values: { app: appName, count },
      page: { id: 'support.inbox', values: {} },
      time,
    }))
  },
}
