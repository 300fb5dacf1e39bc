import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { questionnaireAt, ratingState, transitionEnd } from '@console-widgets/age-rating/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { ageRatings } from './tables.ts'

/** What ratings bring to the start page: those that wait for a confirmation, and those by an old questionnaire. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { now, permissions } }, { db }) => {
    if (!permissions.has('age-rating.manage')) return []
    const { confirmed, isAnswered, updateTime } = ageRatings
    const isOld = sql`(${confirmed} ->> 'questionnaire')::int < ${questionnaireAt(now).version}`
    const rows = await db
      .select({ rating: ageRatings, app: apps })
      .from(ageRatings)
      .innerJoin(apps, eq(apps.appId, ageRatings.appId))
      .where(or(and(isNull(confirmed), isAnswered), isOld))
      .orderBy(desc(updateTime))
      .limit(mostLines)
    return rows.flatMap(({ rating, app }): AttentionLine[] => {
      const { appId, appName } = app
      const line = {
        id: appId,
        values: { app: appName },
        page: { id: 'age-rating.app', values: { appId } },
        time: (rating.confirmed && transitionEnd(rating.confirmed.questionnaire)) ?? rating.updateTime,
      }
      switch (ratingState(rating, app, now)) {
        case 'answered':
          return [{ kind: 'age-rating.unconfirmed', tone: 'warning', ...line }]
        case 'outdated':
          return [{ kind: 'age-rating.outdated', tone: 'warning', ...line }]
        case 'expired':
          return [{ kind: 'age-rating.expired', tone: 'danger', ...line }]
        default:
          return []
      }
    })
  },
}
