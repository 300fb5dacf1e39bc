import { and, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import { commentLimits, needsAnswer, replyStateList, replyStates } from '@console-widgets/comments/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { day } from '@console-widgets/platform/clock/durations'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { isShown } from './review-rows.ts'
import { reviews } from './tables.ts'

/** Stars of the reviews that need an answer most. */
const lowRating = 2

/**
 * What reviews bring to the start page, by app: those with few stars that no one has answered, and those of users who
 * came back.
 */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) => {
    if (!permissions.has('comments.reply')) return []
    const { appId, devReplyState, editTime, rating } = reviews
    const newest = sql<number>`max(${editTime})`
    const groups = await db
      .select({
        appId,
        appName: apps.appName,
        devReplyState,
        count: sql<number>`count(*)::int`,
        time: newest.mapWith(Number),
      })
      .from(reviews)
      .innerJoin(apps, eq(apps.appId, appId))
      .where(
        and(
          // The inbox shows as many days.
          gte(editTime, now - commentLimits.windowDays * day),
          inArray(devReplyState, replyStateList.filter(needsAnswer)),
          or(eq(devReplyState, replyStates.userAdded), lte(rating, lowRating)),
          isShown,
        ),
      )
      .groupBy(appId, apps.appName, devReplyState)
      .orderBy(desc(newest))
      .limit(mostLines)
    return groups.map((group): AttentionLine => {
      const line = {
        id: group.appId,
        values: { app: group.appName, count: group.count },
        page: { id: 'comments.inbox', values: { appId: group.appId } },
        time: group.time,
      }
      return group.devReplyState === replyStates.userAdded
        ? { kind: 'comments.returned', tone: 'info', ...line }
        : { kind: 'comments.unanswered', tone: 'warning', ...line }
    })
  },
}
