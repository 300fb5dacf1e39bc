import { desc, eq, max, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { describeDetections, newestDetections } from './detection-rows.ts'
import { versionOfListing } from './listing.ts'
import { listingDetections } from './tables.ts'

/** What listings bring to the start page: findings for which a review would reject them. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) => {
    if (!permissions.has('store-listing.manage')) return []
    const { appId, createTime, findings } = listingDetections
    const checked = await db
      .select({ appId, appName: apps.appName })
      .from(listingDetections)
      .innerJoin(apps, eq(apps.appId, appId))
      .where(sql`${findings} @> '[{"rank": "refuse"}]'::jsonb`)
      .groupBy(appId, apps.appName)
      .orderBy(desc(max(createTime)))
      .limit(mostLines)
    const lines: AttentionLine[] = []
    for (const app of checked) {
      const version = await versionOfListing(db, app.appId)
      const detections = await describeDetections(db, await newestDetections(db, app.appId, version?.versionId), now)
      const open = detections.flatMap((each) => each.findings.filter(({ isOpen, rank }) => isOpen && rank === 'refuse'))
      if (open.length > 0)
        lines.push({
          kind: 'store-listing.findings',
          id: app.appId,
          tone: 'warning',
          values: { app: app.appName, count: open.length },
          page: { id: 'store-listing.app', values: { appId: app.appId } },
          time: Math.max(...detections.map((each) => each.endTime ?? each.createTime)),
        })
    }
    return lines
  },
}
