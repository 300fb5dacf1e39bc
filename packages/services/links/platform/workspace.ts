import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { day } from '@console-widgets/platform/clock/durations'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { links } from './tables.ts'

/** How long before its end a link is announced: it may be printed. */
const warningTime = 7 * day

/** What links bring to the start page: those whose pages are gone, those that end soon, and all of them. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) => {
    if (!permissions.has('links.manage')) return []
    const { expireTime, status, targetProblem, updateTime } = links
    const isOn = and(eq(status, 'on'), or(isNull(expireTime), gt(expireTime, now)))
    const rows = await db
      .select()
      .from(links)
      .where(and(isOn, or(isNotNull(targetProblem), lt(expireTime, now + warningTime))))
      .orderBy(desc(updateTime))
      .limit(mostLines)
    return rows.map((row): AttentionLine => {
      const line = {
        id: row.linkId,
        values: { link: row.linkName },
        page: { id: 'links.link', values: { appId: row.appId, linkId: row.linkId } },
      }
      return row.targetProblem === null
        ? { kind: 'links.ends', tone: 'info', ...line, time: row.expireTime ?? now }
        : { kind: 'links.broken', tone: 'warning', ...line, time: row.updateTime }
    })
  },

  ...answerWithThings([
    {
      kind: 'links.links',
      from: links,
      id: links.linkId,
      name: links.linkName,
      detail: links.prefix,
      alias: links.suffix,
      page: 'links.link',
      parameters: { appId: links.appId, linkId: links.linkId },
    },
  ]),
}
