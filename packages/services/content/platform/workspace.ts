import { and, desc, eq, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/workspace/attention'
import { withinReach } from './content-rows.ts'
import { contents } from './tables.ts'

/** What contents bring to the start page: those that were rejected, and those that the store can’t show. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer }, { db }) => {
    if (!viewer.permissions.has('content.edit')) return []
    const rows = await db
      .select()
      .from(contents)
      .where(and(sql`(${eq(contents.state, 'rejected')} or ${eq(contents.phase, 'held')})`, withinReach))
      .orderBy(desc(contents.updateTime))
      .limit(mostLines)
    return rows.map(({ contentId, title, phase, updateTime }) => ({
      kind: phase === 'held' ? 'content.held' : 'content.rejected',
      id: contentId,
      tone: 'warning' as const,
      values: { title },
      page: { id: 'content.content', values: { contentId } },
      time: updateTime,
    }))
  },
}
