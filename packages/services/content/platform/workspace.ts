import { and, desc, eq, or } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { type ContentRow, withinReach } from './content-rows.ts'
import { contents } from './tables.ts'

/** What contents bring to the start page: those that were rejected or that the store can’t show, and all of them. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer }, { db }) => {
    if (!viewer.permissions.has('content.edit')) return []
    const rows = await db
      .select()
      .from(contents)
      .where(and(or(eq(contents.state, 'rejected'), eq(contents.phase, 'held')), withinReach))
      .orderBy(desc(contents.updateTime))
      .limit(mostLines)
    return rows.map((row) =>
      row.phase === 'held' ? { kind: 'content.held', ...lineOf(row) } : { kind: 'content.rejected', ...lineOf(row) },
    )
  },

  ...answerWithThings([
    {
      kind: 'content.portal_contents',
      from: contents,
      id: contents.contentId,
      name: contents.title,
      page: 'content.content',
      parameters: { contentId: contents.contentId },
      where: withinReach,
    },
  ]),
}

const lineOf = ({ contentId, title, updateTime }: ContentRow) => ({
  id: contentId,
  tone: 'warning' as const,
  values: { title },
  page: { id: 'content.content', values: { contentId } },
  time: updateTime,
})
